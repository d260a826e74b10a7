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

/* A row or a column. */
struct line {
	int is_column, number;
};

/* The queens of b in the rows of a set. */
struct position levels_begin(const struct board *b, unsigned set);

/* Put a queen on a free square. */
void levels_place(struct position *p, int row, int column);

/* The first row or column that has one free square left.  Returns whether there
   is one; `row` and `column` are then those of the square. */
int levels_forced(const struct position *p, struct line *line, int *row,
                  int *column);

/* Whether a queen on this square leaves a row or a column without a queen and
   without a free square; `line` is then the first of these. */
int levels_loses(const struct position *p, int row, int column,
                 struct line *line);

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
