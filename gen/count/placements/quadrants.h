/* quadrants.h -- the tables of the four quadrants of a board */
#ifndef QUADRANTS_H
#define QUADRANTS_H

#include <stdint.h>

#include "placements/quadrant.h"

enum {
	QUADRANT_N_MIN = 8, /* smaller boards are not worth it */
	QUADRANT_N_MAX = DIAGONAL_N_MAX,
	/* the largest boards whose masks can be NARROW, or PACKED */
	QUADRANT_NARROW_N_MAX = 18,
	QUADRANT_PACKED_N_MAX = 23
};

enum { TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT, QUADRANTS };

/* A board of n: n/2 rows and columns at the bottom and left, the rest at the
   top and right. */
struct quadrants {
	int n;
	enum width width;
	int top, bottom, left, right; /* sides of the quadrants */
	int bits; /* of a mask that top and bottom halves share */
	struct sets
		columns; /* of the right; those of the left are among them */
	struct quadrant at[QUADRANTS];
};

/* Cut board n, 1 <= n <= QUADRANT_N_MAX.  WIDE suffices for all boards, the
   other widths up to the limits above.  Then say what is wanted. */
void quadrants_cut(struct quadrants *q, int n, enum width width);

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
