/* levels.h -- how hard it is to find a solution from some of its queens */
#ifndef LEVELS_H
#define LEVELS_H

#include <stdio.h>

#include "boards/board.h"

enum { LEVELS = 3 };

/* The bit of a row in a set of rows.  The first row has the highest bit, so
   sets in lexicographic order are descending numbers. */
static inline unsigned
levels_bit(int n, int row)
{
	return 1U << (n - 1 - row);
}

/* How many bits a mask has. */
int levels_count(unsigned mask);

/*
 * The level of a puzzle: a solver has the queens of b in the rows of a set, and
 * looks for the others.
 *
 * 1: a move is always forced.  A row or column without a queen has one square
 *    left that no queen attacks.
 * 2: squares can also be excluded: a queen there would leave some other row or
 *    column without a square.
 * 3: that is not enough.
 *
 * A set of level 1 or 2 has b as its only solution.  A set of level 3 may have
 * other solutions.
 */
int levels_of(const struct board *b, unsigned set);

/*
 * Write two fields of that puzzle: the free squares, and the hints, which are
 * the steps to b.  templates/README.md says what they look like.  If a solver
 * finds no step, the next one excludes a square from which steps lead to a row
 * or column without a free square; it is on a line with the fewest free squares
 * that has such a square.  If no line has one, the step is `try`: the queen of b
 * in a row with the fewest free squares.
 */
void levels_hints(FILE *out, const struct board *b, unsigned set);

#endif
