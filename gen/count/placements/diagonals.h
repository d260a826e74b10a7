/* diagonals.h -- number the diagonals that masks of a board are made of */
#ifndef DIAGONALS_H
#define DIAGONALS_H

#include <stdint.h>

enum { DIAGONAL_N_MAX = 22 };

/*
 * A board of n with the upper `top` rows and the `left` columns on the left;
 * quadrants are numbered 0 1 above 2 3.
 */
struct board_cut {
	int n, top, left;
};

/*
 * The mask of a square has a bit for each of its diagonals.  Those that cross
 * from the top half to the bottom one have bits 0 to crossing - 1: the falling
 * ones, then the rising ones, of which, as columns are weighed (match.c), more
 * pairs of halves share one; the longest last.  The mirror image of the k-th
 * falling one is the k-th rising one.  Then, to shared - 1, come those that
 * join two quadrants of one half; beyond, those within a quadrant.
 *
 * The long diagonals have these bits instead.  A quadrant has squares of only
 * one of them, or the centre besides, so that the bit keeps two queens apart;
 * quadrants side by side have different ones, and of two halves that are
 * matched only one has queens on them.
 */
#define DIAGONAL_LONG (UINT64_C(1) << 63)
/* Also, at the top: only the centre may have a queen. */
#define DIAGONAL_NEVER (UINT64_C(1) << 62)

struct diagonals {
	struct board_cut cut;
	int crossing, shared;
	/* by column - row + n - 1, and by column + row */
	signed char falling[2 * DIAGONAL_N_MAX], rising[2 * DIAGONAL_N_MAX];
};

/* Number the diagonals of a board that is cut in the middle: 2 <= n <=
   DIAGONAL_N_MAX, top = n - n/2, left = n/2. */
void diagonals_number(struct diagonals *d, struct board_cut cut);

/* The mask of the square in that row and column of the whole board, from 0. */
uint64_t diagonals_of_square(const struct diagonals *d, int row, int column);

#endif
