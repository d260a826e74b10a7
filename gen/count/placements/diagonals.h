/* diagonals.h -- number the diagonals that masks of a board are made of */
#ifndef DIAGONALS_H
#define DIAGONALS_H

#include <stdint.h>

enum { DIAGONAL_N_MAX = 28 };

/*
 * A board of n, cut into four quadrants: the top ones have `top` rows, the left
 * ones `left` columns.  They are numbered 0 1 above 2 3.
 */
struct board_cut {
	int n, top, left;
	int is_grouped; /* see below */
};

/*
 * The mask of a square has a bit for each of its diagonals:
 *   0 to crossing - 1       those that cross from the top half to the bottom
 *                           half: falling ones, then rising ones, each from
 *                           the shortest to the longest.  If the board
 *                           is_grouped, those on one side of the long one come
 *                           before those on the other side.  The k-th rising
 * one mirrors the k-th falling one.  More pairs of halves share a rising one,
 * because of two mirror images only the lesser is counted: so those come last.
 *   crossing to shared - 1  those that join two quadrants of one half
 *
 * Each quadrant is on one side of one of the long diagonals.  So if the board
 * is_grouped, there is a gap in its masks: a group of diagonals that do not
 * touch the quadrant.
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
	struct board_cut cut;
	int crossing;
	/* by column - row + n - 1, and by column + row */
	signed char falling[2 * DIAGONAL_N_MAX], rising[2 * DIAGONAL_N_MAX];
};

/* Number the diagonals of a board that is cut in the middle: 2 <= n <=
   DIAGONAL_N_MAX, top = n - n/2, left = n/2. */
void diagonals_number(struct diagonals *d, struct board_cut cut);

/* The shared diagonals that touch a quadrant. */
uint64_t diagonals_of_quadrant(const struct diagonals *d, int quadrant);

/* The longest run of shared diagonals that do not touch a quadrant, but a
   greater one does: `size` of them. */
struct gap {
	int from, size;
};
struct gap diagonals_gap(const struct diagonals *d, int quadrant);

/* The mask of the square in that row and column of the whole board, from 0. */
uint64_t diagonals_of_square(const struct diagonals *d, int row, int column);

#endif
