/* quadrant.h -- a table of all placements of one quadrant */
#ifndef QUADRANT_H
#define QUADRANT_H

#include <stddef.h>
#include <stdint.h>

#include "placements/sets.h"

/*
 * How many bits masks have.
 * NARROW  32
 * PACKED  64 for halves, and 32 for placements: the bits behind the gap
 *         (diagonals.h) are moved down into it
 * WIDE    64
 */
enum width { NARROW, PACKED, WIDE };

/* Masks behind the last one that may be read. */
enum { QUADRANT_SLACK = 16 };

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
	void *masks;     /* uint64_t if WIDE, else uint32_t */
	struct gap gap;  /* in the masks, if they are PACKED */
	/* [2^width][is not plain]: sums of the squares of the numbers of
	   placements with the same rows */
	uint64_t (*squares)[2];
	size_t count;
};

/*
 * Make the table of a quadrant, whose sides, gap and wanted[] are set: number
 * `which` of the board (see diagonals.h).  Returns 0, or -1 with errno ENOMEM.
 * The caller frees the arrays in either case.
 */
int quadrant_make(struct quadrant *quadrant, const struct diagonals *d,
                  int which, enum width width);

#endif
