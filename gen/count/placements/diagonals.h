/* diagonals.h -- number the diagonals that masks of a board are made of */
#ifndef DIAGONALS_H
#define DIAGONALS_H

#include <stdint.h>

enum { DIAGONAL_N_MAX = 28 };

/*
 * A board of n, cut into four quadrants: the top ones have `top` rows, the left
 * ones `left` columns.  They are numbered 0 1 above 2 3.  The mask of a square
 * has a bit for each of its diagonals:
 *   0 to crossing - 1       diagonals that cross from the top half to the
 *                           bottom half: falling ones, then rising ones
 *   crossing to shared - 1  diagonals that join two quadrants of one half: one
 *                           rising diagonal if n is odd, none if n is even
 *
 * Falling ones are numbered from the shortest to the longest, and so are rising
 * ones.  The k-th rising diagonal is the mirror image of the k-th falling one.
 * Rising ones come last, because blocks/blocks.h, which matches short lists and
 * is all of the portable kernel, splits by the last diagonal first: of two
 * mirror images only the lesser is counted, so more pairs of halves share a
 * rising diagonal.
 *
 * A diagonal within one quadrant has the bit of the shared one that is n - 1
 * diagonals away, which does not touch that quadrant.  One of a single square
 * has no bit: no two queens can be on it.
 *
 * The two long diagonals have the bit DIAGONAL_LONG instead.  That one bit
 * suffices: in a quadrant it keeps two queens apart, because a quadrant has
 * squares of only one long diagonal, or the centre besides.  Quadrants side by
 * side have different long diagonals.  And of two halves that are matched, only
 * one has queens on them.
 */
#define DIAGONAL_LONG (UINT64_C(1) << 63)
/* Squares of the top half on a long diagonal: they stay empty.  The centre does
   not have this bit. */
#define DIAGONAL_NEVER (UINT64_C(1) << 62)

struct diagonals {
	int n, top, left, crossing;
	/* by column - row + n - 1, and by column + row */
	signed char falling[2 * DIAGONAL_N_MAX], rising[2 * DIAGONAL_N_MAX];
};

/* Number the diagonals of board n, 1 <= n <= DIAGONAL_N_MAX. */
void diagonals_number(struct diagonals *d, int n);

/* The shared diagonals that touch a quadrant. */
uint64_t diagonals_of_quadrant(const struct diagonals *d, int quadrant);

/* The mask of the square in that row and column of the whole board, from 0. */
uint64_t diagonals_of_square(const struct diagonals *d, int row, int column);

#endif
