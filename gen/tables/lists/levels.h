/* levels.h -- how hard it is to find a solution from some of its queens */
#ifndef LEVELS_H
#define LEVELS_H

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

/* Index 0 is for rows, index 1 for columns; a mask has a bit for each line of
   the other kind. */
struct position {
	int n;
	unsigned free[2][BOARD_MAX]; /* squares of each line that are free */
	unsigned open[2];            /* lines without a queen */
};

/* A step puts a queen on a square, or excludes the square.  The reason is a row
   or column, its line. */
struct step {
	int is_excluded, is_column, line;
	int row, column; /* of the square */
};

/* The position that has the queens of b in the rows of a set. */
struct position levels_begin(const struct board *b, unsigned set);

/* Find the next step of a solver of level 1 or 2.  Returns whether there is
   one. */
int levels_find_step(const struct position *p, struct step *s);

void levels_take(struct position *p, const struct step *s);

/* Whether a row or column has neither a queen nor a free square: the first of
   these becomes the line of the step. */
int levels_is_lost(const struct position *p, struct step *s);

#endif
