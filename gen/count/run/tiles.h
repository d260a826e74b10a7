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
double tiles_cost(const struct count_board *board, unsigned unit);

/* Make units of about a set each, so that one takes little time.  Choose those
   in the middle of `most` equal parts of the cost of all.  Returns how many:
   fewer on small boards. */
unsigned tiles_sample(struct count_board *board, struct task *task,
                      unsigned most, double all);

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

/*
 * Want the sets of columns that the first tile of these tasks needs.  If it
 * needs more than `memory`, it is cut finer.  Returns how many of the first
 * tasks are that tile.
 */
unsigned tiles_want(struct count_board *board, struct task *task,
                    unsigned tasks, int threads, uint64_t memory);

#endif
