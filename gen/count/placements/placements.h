/* placements.h -- enumerate all ways to place some queens in a quadrant */
#ifndef PLACEMENTS_H
#define PLACEMENTS_H

#include <stdint.h>

#include "placements/diagonals.h"

enum { PLACEMENTS_SIDE_MAX = (DIAGONAL_N_MAX + 1) / 2 };

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
	uint32_t count, room;
};

/* Returns non-zero to stop. */
typedef int placements_visit_fn(unsigned columns, const struct layer *layer,
                                void *ctx);

/*
 * Visit the column sets of a quadrant in ascending order, each with its
 * placements.  Rows and columns are numbered from the edges of the board, so
 * that images of a quadrant have the same sets.  Sides are 1 to
 * PLACEMENTS_SIDE_MAX, within the board.
 *
 * Returns 0, the first non-zero value that `visit` returned, or -1 with errno
 * ENOMEM.
 */
int placements_visit(const struct diagonals *d, int quadrant, int height,
                     int width, placements_visit_fn *visit, void *ctx);

/* The number of sets of `size` rows: 0 if size > height. */
int placements_row_sets(int height, int size);

/* Number the 2^side sets: place[set] is the number, from 0, of a set among
   those of its size in ascending order. */
void placements_number_sets(int side, uint16_t place[]);

#endif
