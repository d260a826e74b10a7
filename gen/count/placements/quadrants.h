/* quadrants.h -- the tables of all placements in the four quadrants */
#ifndef QUADRANTS_H
#define QUADRANTS_H

#include <stddef.h>
#include <stdint.h>

#include "placements/sets.h"

enum {
	QUADRANT_N_MAX = DIAGONAL_N_MAX,
	QUADRANT_SLACK = 16 /* masks behind the last one that may be read */
};

enum { TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT, QUADRANTS };

/*
 * A placement is a set of queens in one quadrant, none of which attacks
 * another.  Of each placement the mask of its shared diagonals is kept (see
 * diagonals.h).  Of placements with a queen on a long diagonal, top quadrants
 * hold only the ones with the central queen.
 *
 * Rows and columns are numbered from the edges of the board: bit 0 is the one
 * at the edge.  Placements are sorted by their set of columns; then those
 * without a queen on a long diagonal come first; then by their set of rows,
 * which has as many elements.  A set of columns c has
 * r = (start[c + 1] - start[c]) / 2 such row sets.  The placements of the first
 * class with row set number i are masks[first[k]] to masks[first[k + 1] - 1],
 * where k = start[c] + i.  Those with a queen on a long diagonal have k + r.
 * Row set number r - 1 - i of the quadrant beside takes the other rows.  A set
 * of columns that is not wanted has no row sets.
 */
struct quadrant {
	int width, height;
	uint8_t wanted[1 << SETS_SIDE_MAX]; /* which sets of columns */
	float likely[1 << SETS_SIDE_MAX];   /* see likely.h */
	/* the arrays are those of the quadrant beside it, whose placements are
	   the mirror images */
	int is_mirrored;
	uint32_t *start; /* [2^width + 1] */
	uint32_t *first; /* [start[2^width] + 1] */
	void *masks;     /* uint32_t or uint64_t */
	/* [2^width][is on a long diagonal]: sums of the squares of the numbers
	   of placements with the same rows */
	uint64_t (*squares)[2];
	size_t count;
};

/* A board of n: n/2 rows and columns at the bottom and left, the rest at the
   top and right. */
struct quadrants {
	int n;
	int mask_bits;                /* 32 or 64 */
	int top, bottom, left, right; /* sides of the quadrants */
	int bits; /* of a mask that top and bottom halves share */
	struct sets
		columns; /* of the right; those of the left are among them */
	struct quadrant at[QUADRANTS];
};

/* The bits that masks of board n need: 32 or 64. */
int quadrants_mask_bits(int n);

/* Cut board n, 1 <= n <= QUADRANT_N_MAX; masks may have more bits
   than they need.  Then say what is wanted. */
void quadrants_cut(struct quadrants *q, int n, int mask_bits);

/* Want all sets of columns, or none. */
void quadrants_want(struct quadrants *q, int is_wanted);

/*
 * Make the tables of the wanted sets of columns.  Uses up to `threads` threads,
 * but no more than four.  Returns 0, or -1 if there is too little memory.  Call
 * quadrants_free in either case, and also before other tables are made.
 */
int quadrants_make(struct quadrants *q, int threads);

/* Free the tables, if there are any. */
void quadrants_free(struct quadrants *q);

#endif
