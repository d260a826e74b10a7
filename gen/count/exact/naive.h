/* naive.h -- count the solutions of boards that are too small for quadrants */
#ifndef NAIVE_H
#define NAIVE_H

#include <stdint.h>

/* By backtracking, row by row; 1 <= n.  n = 15 takes seconds. */
uint64_t naive_backtrack(int n);

/* By trying all n! permutations; 1 <= n.  n = 9 takes a moment. */
uint64_t naive_permute(int n);

#endif
