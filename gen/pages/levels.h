/* levels.h -- how hard it is to find a solution from some of its queens */
#ifndef LEVELS_H
#define LEVELS_H

#include "board.h"

enum { LEVELS = 3 };

/* The bit of a row in a set of rows: sets that begin with an earlier row are
   greater numbers. */
static inline unsigned
levels_bit(int n, int row)
{
	return 1U << (n - 1 - row);
}

/*
 * The level of a puzzle: a solver has the queens of b in the rows of a set, and
 * looks for the others.
 *
 * 1: a move is always forced.  A row or column without a queen has one square
 *    left that no queen attacks.
 * 2: besides, squares can be struck out: a queen there would leave some other
 *    row or column without a square.
 * 3: neither is enough.
 *
 * From a set of level 1 or 2 follows b alone.  A set of level 3 may have other
 * solutions.
 */
int levels_of(const struct board *b, unsigned set);

#endif
