/* diagonal.h -- number the diagonals that masks of a board are made of */
#ifndef DIAGONAL_H
#define DIAGONAL_H

#include <stdint.h>

enum { DIAGONAL_N_MAX = 22 };

/*
 * A board of n with the upper `top` rows and the `left` columns on the left;
 * quadrants are numbered 0 1 above 2 3.
 */
struct board_cut {
	int n, top, left;
};

/* The mask of a square: a bit for each of its diagonals, and of these: */
#define DIAGONAL_LONG (UINT64_C(1) << 63)  /* bottom, on a long diagonal */
#define DIAGONAL_NEVER (UINT64_C(1) << 62) /* top, on a long diagonal */

/*
 * Bits 0 to crossing - 1 are the diagonals that lead from the top half to the
 * bottom one: the rising ones, then the falling ones, of which, as columns are
 * weighed (match_set.h), more pairs of halves share one; the longest last.
 * Then, to shared - 1, come those that join two quadrants of one half; beyond,
 * those within a quadrant.  Of the two long diagonals there are no bits: no top
 * square on them has a queen, but for the centre of an odd board, which has bit
 * 0, the `mark` of those bottom halves that have queens on long diagonals.
 */
struct diagonals {
	struct board_cut cut;
	int crossing, shared;
	uint64_t mark; /* 0 on an even board */
	/* by column - row + n - 1, and by column + row */
	signed char falling[2 * DIAGONAL_N_MAX], rising[2 * DIAGONAL_N_MAX];
};

/* Number the diagonals of a board, 2 <= n <= DIAGONAL_N_MAX, 0 < top, left < n.
 */
void diagonals_number(struct diagonals *d, struct board_cut cut);

/* The mask of the square in that row and column of the whole board, from 0. */
uint64_t diagonals_of_square(const struct diagonals *d, int row, int column);

#endif
