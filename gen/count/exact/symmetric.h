/* symmetric.h -- count the solutions that a rotation leaves as they are */
#ifndef SYMMETRIC_H
#define SYMMETRIC_H

#include <stdint.h>

/*
 * Solutions of n queens, 1 <= n <= 31, that look the same after a half turn
 * (OEIS A032522), and after a quarter turn (OEIS A033148): queens are placed
 * with all their images at once.
 */
uint64_t invariant_half_turn(int n);
uint64_t invariant_quarter_turn(int n);

#endif
