/* quadrants.h -- the tables of the four quadrants of a board */
#ifndef QUADRANTS_H
#define QUADRANTS_H

#include <stdint.h>

#include "placements/quadrant.h"

enum {
	QUADRANT_N_MIN = 8, /* smaller boards are not worth it */
	QUADRANT_N_MAX = 24,
	QUADRANT_MASK32_N_MAX = 18 /* up to here a mask fits 32 bits */
};

enum { TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT, QUADRANTS };

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
