/*
 * quarters.h -- the board cut by colour into four quarters, and placements
 *
 * A quarter is the squares whose rows have one parity and whose columns have
 * one parity.  Rows and columns of a quarter are numbered from 0: square (i, j)
 * of quarter (p, q) is square (2 i + p, 2 j + q) of the board.  Parity 0 is
 * even, and has a row more if the board is odd.  Quarters (0, 0) and (1, 1) are
 * black, the other two are white.
 *
 * A placement is a set of queens in a quarter, none of which attacks another.
 */
#ifndef QUARTERS_H
#define QUARTERS_H

#include <stdint.h>

enum {
	BOARD_N_MAX = 28,
	QUARTER_MAX = (BOARD_N_MAX + 1) / 2,   /* rows or columns */
	NO_SQUARE = QUARTER_MAX * QUARTER_MAX, /* the number of none */
	POSITIONS_MAX = 3432                   /* sets of 7 of 14 columns */
};

struct quarter {
	int n, height, width;
	/* The diagonals of each square, numbered row by row: two bits of the
	   lowest 2 n.  A column further right, each is a bit further left.
	   Squares of the other quarter of the colour have the same bits on the
	   same diagonals.  NO_SQUARE has none. */
	uint64_t square[NO_SQUARE + 1];
	/* All columns; and where the first queen of a placement may stand: in
	   all, except in an estimate. */
	unsigned columns, open;
};

/* quarter[p][q] of board n, 1 <= n <= BOARD_N_MAX. */
void quarters_make(struct quarter quarter[2][2], int n);

/*
 * Put the rows of a set in the order in which queens are placed: from the
 * middle outwards, because queens in the middle attack most.  Returns how many.
 */
int quarter_rows(const struct quarter *q, unsigned set, int row[QUARTER_MAX]);

#endif
