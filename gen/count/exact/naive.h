/* naive.h -- count the solutions of boards that need no method */
#ifndef NAIVE_H
#define NAIVE_H

#include <stdint.h>

/* By backtracking, row by row; 1 <= n, and 15 or so takes seconds. */
uint64_t small_count(int n);

/* By trying all n! permutations; n up to 9 or so. */
uint64_t small_recount(int n);

#endif
