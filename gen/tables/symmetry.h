/* symmetry.h -- the eight images of a board */
#ifndef SYMMETRY_H
#define SYMMETRY_H

#include "queens.h"

enum { SYMMETRY_IMAGES = 8 };

/*
 * Names of the images, in order: 0 to 3 quarter turns clockwise, that take
 * (row, column) to (column, n - 1 - row) each; 4 to 7 the same after a
 * reflection about the bottom edge, that takes row to n - 1 - row.
 */
extern const char *const symmetry_names[SYMMETRY_IMAGES];

/* Image k of b, 0 <= k < SYMMETRY_IMAGES; image 0 is b itself. */
struct board symmetry_image(const struct board *b, int k);

#endif
