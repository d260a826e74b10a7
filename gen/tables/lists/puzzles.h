/* puzzles.h -- queens that only one solution has */
#ifndef PUZZLES_H
#define PUZZLES_H

#include <stdio.h>

#include "lists/levels.h"
#include "boards/tables.h"

enum {
	PUZZLES_N_MIN = 4,
	PUZZLES_N_MAX = 12,
	PUZZLES_MAX = 12,      /* of a level */
	PUZZLES_SETS_MAX = 924 /* 6 rows of 12 */
};

/*
 * Find the smallest sets of queens of solution `rank` that no other solution
 * contains and that have this level (see levels.h).  (Critical sets of Latin
 * squares are the same idea.)  A set is a set of rows (levels_bit); the sets are
 * in lexicographic order.
 *
 * Requires t->n <= PUZZLES_N_MAX.  Returns the number of sets, which is 0 if
 * there is none of that level.
 */
int puzzles_find(const struct tables *t, size_t rank, int level,
                 uint16_t sets[PUZZLES_SETS_MAX]);

/*
 * Write at most PUZZLES_MAX puzzles of each level, from 1 up, as records
 * `puzzle` (templates/README.md).  The first puzzles of a level are of
 * different groups.  If there are more groups than puzzles, the groups are
 * evenly spread.
 *
 * The given queens of a puzzle are a set that puzzles_find finds for the
 * fundamental solution.  No set is an image of another.  Puzzle i shows image
 * i % 8, so that given queens do not all stand in the first rows.
 * Returns 0, as a kind's `write` may fail.
 */
int puzzles_write(FILE *out, const struct tables *t);

#endif
