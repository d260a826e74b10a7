/* quadrant.h -- make the table of one quadrant */
#ifndef QUADRANT_H
#define QUADRANT_H

#include "placements/diagonals.h"
#include "placements/quadrants.h"

/*
 * Enumerate the placements of a quadrant, whose width and height are set, and
 * store them with masks of 64 bits if is_wide, else of 32.  Returns 0, or -1
 * with errno ENOMEM; the caller frees the arrays of the quadrant in either
 * case.
 */
int quadrant_make(struct quadrant *quadrant, const struct diagonals *d,
                  int which, int is_wide);

#endif
