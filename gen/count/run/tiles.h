/* tiles.h -- cut a board into tiles, so that tables fit into memory */
#ifndef TILES_H
#define TILES_H

#include "run/count.h"
#include "run/tasks.h"

/*
 * A tile is the units of some sets of columns at the left and some slices of
 * the sets at the right.  Only the placements that these need are in the tables
 * of the tile.  A board that fits is one tile.
 *
 * Every k-th set of each size is in the same tile, and so is every k-th slice.
 * So all tiles need about the same memory and take about the same time.  What a
 * unit is does not depend on the tiles.
 */
struct tiles {
	unsigned lefts, slices; /* into so many parts: lefts * slices tiles */
};

/*
 * Give tasks to as few tiles as possible, so that counting one tile on that
 * many threads needs at most `memory` bytes.  If that cannot be, the tiles are
 * as small as possible.  Returns the memory that the first tile needs.
 */
uint64_t tiles_fit(struct count_board *board, struct task *task, unsigned tasks,
                   int threads, uint64_t memory);

/* Want the sets of columns that the tasks need. */
void tiles_want(struct count_board *board, const struct task *task,
                unsigned tasks);

#endif
