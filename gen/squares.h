/* squares.h -- squares by the names that they have in chess */
#ifndef SQUARES_H
#define SQUARES_H

#include <stdio.h>

#include "queens.h"

/* Rows count from 0, top row first, as in struct board. */
struct square {
	int row, column;
};

/*
 * Squares of an n x n board on which queens are given.  Those in square[] do
 * not attack each other.  If others do, pair[] holds two of them.
 */
struct given {
	int n, count;
	struct square square[QUEENS_MAX];
	int is_impossible;
	struct square pair[2];
};

/*
 * Add the squares that `word` names: a column's letter and a row's number from
 * the bottom, as c5; several with commas or blanks between them.  A square that
 * is there already is not added again.
 *
 * Returns NULL, or the first name that is no square.  Puts zeros in the place
 * of commas and blanks.
 */
const char *squares_add(struct given *g, char *word);

/* Print names with blanks between them. */
void squares_print(FILE *out, const struct square *s, int count, int n);

#endif
