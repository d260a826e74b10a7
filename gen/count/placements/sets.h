/* sets.h -- number the sets of rows, or of columns, of each size */
#ifndef SETS_H
#define SETS_H

#include <stdint.h>

#include "placements/diagonals.h"

enum { SETS_SIDE_MAX = (DIAGONAL_N_MAX + 1) / 2 };

/* The subsets of 0 to side - 1, as bits, by size.  Those of one size are in
   ascending order, so that they have the same places for every side. */
struct sets {
	uint16_t first[SETS_SIDE_MAX + 2];  /* of a size, in set[] */
	uint16_t set[1 << SETS_SIDE_MAX];   /* by size, then by place */
	uint16_t place[1 << SETS_SIDE_MAX]; /* among those of its size */
};

/* 0 <= side <= SETS_SIDE_MAX. */
void sets_list(struct sets *sets, int side);

/* The number of sets of `size` elements: 0 if size > side. */
int sets_count(int side, int size);

#endif
