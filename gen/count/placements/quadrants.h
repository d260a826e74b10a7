/* quadrants.h -- tables of all placements of the four quadrants of a board */
#ifndef QUADRANTS_H
#define QUADRANTS_H

#include <stddef.h>
#include <stdint.h>

enum {
	QUADRANT_N_MIN = 8, /* smaller boards are not worth it */
	QUADRANT_N_MAX = 22,
	QUADRANT_MASK32_N_MAX = 18, /* up to here a mask fits 32 bits */
	QUADRANT_SLACK = 16 /* masks behind the last one that may be read */
};

enum { TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT, QUADRANTS };

/*
 * A placement is a set of queens in one quadrant, none of which attacks
 * another.  Of each placement the mask of its shared diagonals is kept (see
 * diagonals.h).  A placement is plain if no queen of it is on a long diagonal.
 * Of those that are not plain, top quadrants hold only the ones with the
 * central queen.
 *
 * Rows and columns are numbered from the edges of the board: bit 0 is the one
 * at the edge.  Placements are sorted by their set of columns; then plain ones
 * come first; then by their set of rows, which has as many elements.  A set of
 * columns c has r = (start[c + 1] - start[c]) / 2 such row sets.  The plain
 * placements with row set number i are masks[first[k]] to
 * masks[first[k + 1] - 1], where k = start[c] + i.  The others have k + r.
 *
 * partner: the number of the row set that the placement leaves to the quadrant
 * beside it.
 */
struct quadrant {
	int width, height;
	uint32_t *start; /* [2^width + 1] */
	uint32_t *first; /* [start[2^width] + 1] */
	uint16_t *partner;
	void *masks; /* uint64_t if the board is_wide, else uint32_t */
	/* [2^width][is not plain]: sums of the squares of the numbers of
	   placements with the same rows */
	uint64_t (*squares)[2];
	size_t count;
};

/* A board of n: n/2 rows and columns at the bottom and left, the rest at the
   top and right. */
struct quadrants {
	int is_wide;                  /* masks have 64 bits */
	int top, bottom, left, right; /* sides of the quadrants */
	int bits; /* of a mask that top and bottom halves share */
	/* of the sets of the left: see placements_number_sets */
	uint16_t place[1 << QUADRANT_N_MAX / 2];
	struct quadrant at[QUADRANTS];
};

/*
 * Make the tables of board n, QUADRANT_N_MIN <= n <= QUADRANT_N_MAX.  Uses up
 * to `threads` threads, but no more than four.  is_wide may be 0 up to
 * QUADRANT_MASK32_N_MAX.  Returns 0, or -1 with errno ENOMEM.  Call
 * quadrants_free in either case.
 */
int quadrants_make(struct quadrants *q, int n, int is_wide, int threads);

void quadrants_free(struct quadrants *q);

#endif
