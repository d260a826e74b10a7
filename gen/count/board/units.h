/*
 * units.h -- a board in units of work
 *
 * A solution has its black queens in some even rows, some odd rows, some even
 * columns and some odd columns.  A unit is a few sets of even rows with a few
 * sets of odd rows: all solutions with these black rows, and those of their
 * images that no other unit counts.  kernel/unit.h explains the method and the
 * weights.
 *
 * The odd sets are listed by their positions.
 *
 * Units are numbered from 0 without gaps.  What a unit is depends on the board
 * alone, and must not change within a format of the journal.
 */
#ifndef UNITS_H
#define UNITS_H

#include "board/layers.h"

enum { UNIT_EVENS_MAX = 64 }; /* sets of even rows in a unit */

/* A unit: even[0] to even[evens - 1] with odd[0] to odd[odds - 1]. */
struct unit {
	const struct layer *layer;
	const uint16_t *even, *odd;
	unsigned evens, odds;
};

/* 1 <= n <= BOARD_N_MAX.  Returns 0 or ENOMEM; free board->layer in any case. */
int board_make(struct board *board, int n);

struct unit board_unit(const struct board *board, unsigned unit);

#endif
