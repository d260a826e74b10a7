/*
 * units.h -- a board in units of work
 *
 * A block is a few sets of even rows that follow each other in their layer's
 * list, and so have most of their rows in common.  A unit is a block with one
 * set of odd rows: all solutions with these black rows, and those of their
 * images that no other unit counts.  kernel/method.h explains the weights.
 *
 * Units are numbered from 0 without gaps: layer by layer, block by block, and
 * in a block by the positions of the odd sets.  What a unit is depends on the
 * board alone, and must not change within a format of the journal.
 */
#ifndef UNITS_H
#define UNITS_H

#include "board/layers.h"

/* A unit: even[0] to even[evens - 1] with the set `odd`. */
struct unit {
	const struct layer *layer;
	const uint16_t *even;
	unsigned evens, odd;
	uint64_t cells; /* that its pairs of sets have: how much work it is,
	                   beside other units of its layer */
};

/* 1 <= n <= BOARD_N_MAX.  Returns 0 or ENOMEM; free board->layer in any case.
   */
int board_make(struct board *board, int n);

struct unit board_unit(const struct board *board, unsigned unit);

/* Of all units of a layer. */
double units_cells(const struct board *board, const struct layer *layer);

/* The time that a unit is likely to take: only ratios mean something. */
static inline double
unit_cost(const struct unit *u)
{
	return u->layer->cost * (double)u->cells;
}

#endif
