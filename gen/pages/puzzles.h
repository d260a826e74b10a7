/* puzzles.h -- queens that only one solution has */
#ifndef PUZZLES_H
#define PUZZLES_H

#include <stdio.h>

#include "levels.h"
#include "tables.h"

enum {
	PUZZLES_N_MIN = 4,
	PUZZLES_N_MAX = 12,
	PUZZLES_MAX = 12,      /* of a level */
	PUZZLES_SETS_MAX = 924 /* 6 rows of 12 */
};

/*
 * Find sets of queens of solution `rank`, as few as there can be, that no other
 * solution contains and that have this level (see levels.h), or any if `level`
 * is 0.  (Critical sets of Latin squares are the same idea.)  Sets, of
 * rows (levels_bit), are in lexicographic order.
 *
 * Requires t->n <= PUZZLES_N_MAX.  Returns the number of sets, or 0 if there is
 * none of that level.
 */
int puzzles_find(const struct tables *t, size_t rank, int level,
                 uint16_t sets[PUZZLES_SETS_MAX]);

/*
 * Write at most PUZZLES_MAX puzzles of each level as records: the number, the
 * columns of the solution, the columns of the given queens, with a 0 in each
 * row that the solver must fill, the group, the level, the squares that are free
 * and the steps to the solution (see hints.h).  Levels go from 1 on.
 * The first puzzles of a level are of different groups; if there are more
 * groups than puzzles, groups are evenly spread.  The given queens are sets
 * that puzzles_find finds for the fundamental solution, without those that are
 * images of an earlier one.  Puzzle number i is image i % 8, so that the given
 * queens do not all stand in the first rows.  Returns 0.
 */
int puzzles_write(FILE *out, const struct tables *t);

#endif
