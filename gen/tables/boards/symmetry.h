/* symmetry.h -- the eight images of a board */
#ifndef SYMMETRY_H
#define SYMMETRY_H

#include "boards/board.h"

enum { SYMMETRY_IMAGES = 8, SYMMETRY_REFLECT = 4 };

/*
 * Names of the images.  Images 0 to 3 are 0 to 3 quarter turns clockwise; a
 * quarter turn takes (row, column) to (column, n - 1 - row).  Images 4 to 7 are
 * the same turns after a reflection that swaps top and bottom: it takes row to
 * n - 1 - row.
 */
extern const char *const symmetry_names[SYMMETRY_IMAGES];

/* Take a square to its place in image k. */
void symmetry_move(int n, int k, int *row, int *column);

/* Image k of b, 0 <= k < SYMMETRY_IMAGES; image 0 is b itself. */
struct board symmetry_image(const struct board *b, int k);

#endif
