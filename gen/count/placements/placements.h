/* placements.h -- all ways to place some queens in a quadrant */
#ifndef PLACEMENTS_H
#define PLACEMENTS_H

#include <stdint.h>

#include "placements/diagonals.h"

enum { PIECE_SIDE_MAX = (DIAGONAL_N_MAX + 1) / 2 };

/*
 * Pieces of the same columns, by the set of rows that they take: the row sets
 * of that size in ascending order.  Those of the row set i are
 * mask[first[i]] .. mask[first[i + 1] - 1], unions of the masks of their
 * squares.
 */
struct layer {
	uint64_t *mask;
	uint32_t *first;
	int sets;
	uint32_t count, room;
};

/* Returns non-zero to stop. */
typedef int piece_visit_fn(unsigned columns, const struct layer *pieces,
                           void *ctx);

/*
 * Visit the column sets of a quadrant, in ascending order, with the pieces of
 * each that do not attack themselves.  Rows and columns are numbered from the
 * edges of the board, so that images of a quadrant have the same sets.
 * Returns 0, the first non-zero value that `visit` returned, or -1 with errno
 * ENOMEM.  Sides are 1 to PIECE_SIDE_MAX, within the board.
 */
int pieces_visit(const struct diagonals *d, int quadrant, int height, int width,
                 piece_visit_fn *visit, void *ctx);

/* Number of row sets of `size` rows: 0 if size > height. */
int piece_row_sets(int height, int size);

/* place[set], of each of the 2^side sets: which it is, from 0, of those of as
   many elements in ascending order. */
void piece_place_sets(int side, uint16_t place[]);

#endif
