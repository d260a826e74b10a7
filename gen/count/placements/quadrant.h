/* quadrant.h -- the pieces of one quadrant, in the order of quadrant.h */
#ifndef QUADRANT_H
#define QUADRANT_H

#include "placements/diagonals.h"
#include "placements/quadrants.h"

/*
 * Find the pieces of a quadrant, whose width and height are set, and store them
 * with masks of 64 bits if is_wide, else of 32.  Returns 0, or -1 with errno
 * ENOMEM; the arrays of the quadrant are the caller's to free in either case.
 */
int store_pieces(struct quadrant *quadrant, const struct diagonals *d,
                 int which, int is_wide);

#endif
