/* puzzles.h -- the fewest queens that only one solution has */
#ifndef PUZZLES_H
#define PUZZLES_H

#include <stdio.h>

#include "tables.h"

enum {
	PUZZLES_N_MAX = 12,    /* its 1787 groups take a second */
	PUZZLES_SETS_MAX = 924 /* 6 rows of 12 */
};

/*
 * Find the smallest defining sets of solution `rank`: the smallest sets of its
 * queens that no other solution contains.  (Critical sets of Latin squares are
 * the same idea.)  A set is a mask of rows: row 0 is bit n - 1, the last row is
 * bit 0.  Sets are in lexicographic order of their rows.
 *
 * Requires t->n <= PUZZLES_N_MAX.  Returns the number of sets, at least 1.
 */
int puzzles_find(const struct tables *t, size_t rank,
                 uint16_t sets[PUZZLES_SETS_MAX]);

/*
 * Write the first set of each fundamental solution as a record: group, columns
 * of the solution, and of the set, which has a 0 in each row without a queen.
 * Returns 0.
 */
int puzzles_write(FILE *out, const struct tables *t);

#endif
