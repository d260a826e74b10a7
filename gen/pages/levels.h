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

/* Squares that no queen attacks, and rows and columns without a queen. */
struct position {
	int n;
	unsigned free[BOARD_MAX]; /* columns of each row, as masks */
	unsigned rows, columns;   /* masks */
};

/* A queen is put on a square, or the square is struck out, because of a row or
   column. */
struct step {
	int is_strike, is_column, line;
	int row, column; /* of the square */
};

/* How many bits a mask has. */
int levels_count(unsigned mask);

/* The queens of b in the rows of a set. */
struct position levels_begin(const struct board *b, unsigned set);

/*
 * Find a step: a queen for a row or column that has one free square left.  If
 * none has, a square where a queen would leave some other row or column
 * without one; first one that brings about such a line.  Returns whether there
 * is a step.
 */
int levels_step(const struct position *p, struct step *s);
void levels_take(struct position *p, const struct step *s);

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
