/* levels.h -- how hard it is to find a solution from some of its queens */
#ifndef LEVELS_H
#define LEVELS_H

#include "board.h"

enum { LEVELS = 3 };

/* The bit of a row in a set of rows.  The first row has the highest bit, so sets
   in lexicographic order are descending numbers. */
static inline unsigned
levels_bit(int n, int row)
{
	return 1U << (n - 1 - row);
}

/* The squares that are free, and the rows and columns without a queen. */
struct position {
	int n;
	unsigned free[BOARD_MAX]; /* columns of each row, as masks */
	unsigned rows, columns;   /* masks */
};

/* A step puts a queen on a square, or excludes the square.  The reason is a row
   or column, its line. */
struct step {
	int is_excluded, is_column, line;
	int row, column; /* of the square */
};

/* How many bits a mask has. */
int levels_count(unsigned mask);

/* The position that has the queens of b in the rows of a set. */
struct position levels_begin(const struct board *b, unsigned set);

/* The free squares of a row or a column, as a mask. */
unsigned levels_free(const struct position *p, int is_column, int line);

/* Whether a row or column has neither a queen nor a free square: the first of
   these becomes the line of the step. */
int levels_lost(const struct position *p, struct step *s);

/*
 * Find a step.  If a row or column has one free square left, the step puts a
 * queen there.  Otherwise it excludes a square where a queen would leave some
 * other row or column without a free square; if possible, one after which a row
 * or column has one free square left.  Returns whether there is a step.
 */
int levels_step(const struct position *p, struct step *s);
void levels_take(struct position *p, const struct step *s);

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

#endif
