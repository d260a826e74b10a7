/* quadrant.h -- all partial placements of the four quarters of a board */
#ifndef QUADRANT_H
#define QUADRANT_H

#include <stddef.h>
#include <stdint.h>

enum {
	QUADRANT_N_MIN = 8, /* smaller boards are not worth it */
	QUADRANT_N_MAX = 20,
	QUADRANT_SIDE_MAX = (QUADRANT_N_MAX + 1) / 2,
	QUADRANT_MASK32_N_MAX = 18 /* up to here a mask fits 32 bits */
};

enum { TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT, QUADRANTS };

/*
 * Pieces of one quadrant: ways to place any number of queens in it so that
 * none attacks another.  Of a piece only the mask of the shared diagonals is
 * kept, those that touch two quadrants or more, without the two long ones of
 * an even board.
 *
 * The pieces with the columns c and the rows r (bit 0 the left or the top one
 * of the quadrant) are mask[first[k]] .. mask[first[k + 1] - 1], where
 * k = c << height | r.  The first plain[k] of them have no queen on a long
 * diagonal; top quadrants hold no others.
 */
struct quadrant {
	int width, height;
	uint32_t *first;  /* [2^(width + height) + 1] */
	uint16_t *plain;  /* [2^(width + height)] */
	uint32_t *mask32; /* boards to QUADRANT_MASK32_N_MAX */
	uint64_t *mask64; /* larger ones */
};

/*
 * A board of n, split into n/2 rows and columns at the top and left, the rest
 * at the bottom and right.  Bits 0 to bits - 1 of a mask are in use.
 */
struct quadrants {
	int n;
	int top, bottom, left, right; /* sides of the quadrants */
	int bits;
	uint64_t central[4]; /* the most central diagonal of each direction
	                        and side, to sort by */
	struct quadrant at[QUADRANTS];
	/* row sets of the top and bottom half by their size */
	unsigned *rows[2][QUADRANT_SIDE_MAX + 1];
	int row_sets[2][QUADRANT_SIDE_MAX + 1];
};

/*
 * Enumerate the pieces of board n, QUADRANT_N_MIN <= n <= QUADRANT_N_MAX.
 * Returns 0, or -1 with errno ENOMEM.  quadrants_free in either case.
 */
int quadrants_make(struct quadrants *q, int n);

void quadrants_free(struct quadrants *q);

#endif
