/* puzzles.h -- the fewest queens that only one solution has */
#ifndef PUZZLES_H
#define PUZZLES_H

#include <stdio.h>

#include "tables.h"

enum {
	PUZZLES_N_MIN = 4,
	PUZZLES_N_MAX = 12,        /* takes a second */
	PUZZLES_GROUPS_MAX = 1787, /* of board 12 */
	PUZZLES_SETS_MAX = 924     /* 6 rows of 12 */
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
 * Write a puzzle of each group as a record: its number, the columns of its
 * solution, the columns of the given queens, with a 0 in each row that the
 * solver must fill, and the group.  The given queens are the first smallest
 * defining set of the fundamental solution.  Puzzles with fewer queens to place
 * come first, else the order is that of the groups.  Puzzle number i is image
 * i % 8, so that the given queens do not all stand in the first rows.
 * Returns 0.
 */
int puzzles_write(FILE *out, const struct tables *t);

#endif
