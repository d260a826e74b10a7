/* tiles.h -- put units in order, in tiles whose tables fit into memory */
#ifndef TILES_H
#define TILES_H

#include "run/count.h"

/* A unit to count. */
struct task {
	double cost;
	unsigned unit, tile;
};

/* The likely cost of a unit.  Costs have no unit of measure: only their ratios
   mean something.  They follow from placements/likely.h, so that no tables are
   needed. */
double tiles_cost(const struct work *work, unsigned unit);

/*
 * A tile is the units of some sets of columns at the left and some slices of
 * the sets at the right.  Only the placements that these need are in the tables
 * of the tile.  A board that fits is one tile.
 *
 * Every k-th set of each size is in the same tile, and so is every k-th slice.
 * So all tiles take about the same time.  One may need twice the memory of
 * another.  What a unit is does not depend on the tiles.
 *
 * Give tasks to as few tiles as possible, so that counting one tile on that
 * many threads needs at most `memory` bytes.  If that cannot be, the tiles are
 * as small as possible.  Sorts the tasks by tiles, and in each the most
 * expensive first.  Returns the most memory that one of a sample of tiles
 * needs.
 */
uint64_t tiles_fit(struct count_board *board, struct task *task, unsigned tasks,
                   int threads, uint64_t memory);

/* Cut a tile in two, whose tasks these are, two or more: the second half gets
   the number `tile`. */
void tiles_halve(struct task *task, unsigned tasks, unsigned tile);

/* How many of the first tasks are of one tile. */
unsigned tiles_first(const struct task *task, unsigned tasks);

/* Want the sets of columns that the tasks of a tile need. */
void tiles_want(struct count_board *board, const struct task *task,
                unsigned tasks, unsigned tile);

#endif
