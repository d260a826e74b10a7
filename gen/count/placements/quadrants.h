/* quadrants.h -- the tables of the four quadrants of a board */
#ifndef QUADRANTS_H
#define QUADRANTS_H

#include <stdint.h>

#include "placements/quadrant.h"

enum {
	QUADRANT_N_MIN = 8, /* smaller boards are not worth it */
	QUADRANT_N_MAX = DIAGONAL_N_MAX,
	QUADRANT_MASK32_N_MAX = 18 /* up to here a mask fits 32 bits */
};

enum { TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT, QUADRANTS };

/* A board of n: n/2 rows and columns at the bottom and left, the rest at the
   top and right. */
struct quadrants {
	int n;
	int is_wide;                  /* masks have 64 bits */
	int top, bottom, left, right; /* sides of the quadrants */
	int bits; /* of a mask that top and bottom halves share */
	struct sets
		columns; /* of the right; those of the left are among them */
	struct quadrant at[QUADRANTS];
};

/* Cut board n, 1 <= n <= QUADRANT_N_MAX.  Then say what is wanted.  is_wide may
   be 0 up to QUADRANT_MASK32_N_MAX. */
void quadrants_cut(struct quadrants *q, int n, int is_wide);

/* Want all sets of columns, or none. */
void quadrants_want(struct quadrants *q, int is_wanted);

/*
 * Make the tables of the wanted sets of columns, n >= QUADRANT_N_MIN.  Uses up
 * to `threads` threads, but no more than four.  Returns 0, or -1 with errno
 * ENOMEM.  Call quadrants_free in either case, and also before other tables are
 * made.
 */
int quadrants_make(struct quadrants *q, int threads);

/* Free the tables, if there are any. */
void quadrants_free(struct quadrants *q);

#endif
