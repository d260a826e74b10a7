/* solve.h -- find all solutions, group by group */
#ifndef SOLVE_H
#define SOLVE_H

#include "boards/tables.h"

/*
 * Solve n queens, 1 <= n <= BOARD_MAX.  The search finds the least member of
 * each group; the other members are its images.  Takes about 34 bytes a
 * solution.  Returns 0, or -1 with errno ENOMEM.  tables_free in either case.
 */
int solve_board(struct tables *t, int n);

#endif
