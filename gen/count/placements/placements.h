/* placements.h -- enumerate all ways to place some queens in a quadrant */
#ifndef PLACEMENTS_H
#define PLACEMENTS_H

#include <stdint.h>

#include "placements/sets.h"

/*
 * Placements with the same columns, by the set of rows that they take.  The row
 * sets are in ascending order.  Placements with row set number i are
 * mask[first[i]] to mask[first[i + 1] - 1]: each the union of the masks of its
 * squares.
 */
struct layer {
	uint64_t *mask;
	uint32_t *first;
	int sets;
	uint32_t count;
};

/* Returns non-zero to stop. */
typedef int placements_visit_fn(unsigned columns, const struct layer *layer,
                                void *ctx);

/*
 * Visit the column sets of a quadrant that are wanted[set], in ascending order,
 * each with its placements.  Rows and columns are numbered from the edges of
 * the board, so that images of a quadrant have the same sets.  Sides are 1 to
 * SETS_SIDE_MAX, within the board.
 *
 * Returns 0, the first non-zero value that `visit` returned, or -1 with errno
 * ENOMEM.
 */
int placements_visit(const struct diagonals *d, int quadrant, int height,
                     int width, const uint8_t wanted[],
                     placements_visit_fn *visit, void *ctx);

#endif
