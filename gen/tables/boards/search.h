/* search.h -- place n non-attacking queens, row by row */
#ifndef SEARCH_H
#define SEARCH_H

#include "boards/board.h"

/* Called with each board found.  Return non-zero to stop the search. */
typedef int search_visit_fn(const struct board *b, void *ctx);

/*
 * Visit, in lexicographic order of col[], every solution of n queens that is
 * the least of its eight images, and some that are not.  One bit mask for each
 * direction holds the attacked columns of the current row (Martin Richards,
 * "Backtracking Algorithms in MCPL using Bit Patterns and Recursion", 1997).
 *
 * Suppose a queen on another border is nearer to a corner than the queen of row
 * 0.  Turn or reflect the board so that this queen is in row 0: the result is
 * smaller, so this board is not the least.  The search leaves out such squares
 * (Kenji Kikuchi's "N-Queens Solver" by symmetry).
 *
 * Requires 1 <= n <= BOARD_MAX.  Returns the first non-zero value that
 * `visit` returned, else 0.
 */
int search_candidates(int n, search_visit_fn *visit, void *ctx);

#endif
