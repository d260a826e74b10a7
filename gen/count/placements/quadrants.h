/* quadrants.h -- all partial placements of the four quarters of a board */
#ifndef QUADRANTS_H
#define QUADRANTS_H

#include <stddef.h>
#include <stdint.h>

enum {
	QUADRANT_N_MIN = 8, /* smaller boards are not worth it */
	QUADRANT_N_MAX = 22,
	QUADRANT_MASK32_N_MAX = 18, /* up to here a mask fits 32 bits */
	QUADRANT_SLACK = 16 /* items behind the masks that may be read */
};

enum { TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT, QUADRANTS };

/*
 * Pieces of one quadrant: ways to place any number of queens in it so that
 * none attacks another.  Of a piece only the mask of its shared diagonals is
 * kept (see diagonal.h).  A piece is plain if no queen of it is on a long
 * diagonal; of the others, top quadrants hold only those with the central
 * queen.
 *
 * Rows and columns are numbered from the edges of the board.  Pieces are in the
 * order of their columns (bit 0 the one at the edge); of the same columns,
 * plain ones come before the others, then those of each set of as many rows, in
 * ascending order of the sets.  Columns c have r = (start[c + 1] - start[c]) /
 * 2 row sets.  The plain pieces of row set i are mask[first[k]] to mask[first[k
 * + 1] - 1] with k = start[c] + i; the others, those with k + r.
 *
 * partner: which row set the piece leaves to the quadrant beside it.
 */
struct quadrant {
	int width, height;
	uint32_t *start; /* [2^width + 1] */
	uint32_t *first; /* [start[2^width] + 1] */
	uint16_t *partner;
	uint32_t *mask32; /* if there are 32 bits a mask, else NULL */
	uint64_t *mask64;
	/* [2^width][class]: the sum of the squares of the lists' lengths */
	uint64_t (*squares)[2];
	size_t count;
};

/*
 * A board of n, split as Kluev's N-Queens-Count-Sol does it: into n/2 rows and
 * columns at the bottom and left, the rest at the top and right.
 */
struct quadrants {
	int n;
	/* for the caller to change: whether of each mirrored pair of sets of
	   columns the other one counts, at first not; parts of a set of the
	   left, at first one */
	int is_mirrored;
	unsigned parts;
	int is_wide;                  /* masks have 64 bits */
	int top, bottom, left, right; /* sides of the quadrants */
	int bits; /* of a mask that top and bottom halves share */
	/* of the sets of the left, see piece_place_sets */
	uint16_t place[1 << QUADRANT_N_MAX / 2];
	struct quadrant at[QUADRANTS];
};

/*
 * Enumerate the pieces of board n, QUADRANT_N_MIN <= n <= QUADRANT_N_MAX, with
 * masks of 32 bits if they do, on up to so many threads, of which four are of
 * use.  Returns 0, or -1 with errno ENOMEM.  quadrants_free in either case.
 */
int quadrants_make(struct quadrants *q, int n, int threads);

/* With masks of 64 bits. */
int quadrants_make_wide(struct quadrants *q, int n, int threads);

void quadrants_free(struct quadrants *q);

#endif
