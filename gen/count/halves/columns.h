/* columns.h -- which sets of columns a unit of work is made of */
#ifndef COLUMNS_H
#define COLUMNS_H

#include <limits.h>
#include <stdint.h>

#include "placements/quadrants.h"

/*
 * A board, divided into units of work.  A unit is one set of columns of the
 * left half and one slice, 0 to slices - 1, of the sets of the right half.  Of
 * the solutions whose top half has its queens in those columns it counts one of
 * several images, as often as there are images (unit/unit.h).  Some units count
 * nothing.  The number of a unit is slice * 2^left + set.  Units are
 * independent, and the sum of all of them is the number of solutions.
 *
 * Of two sets of columns that are mirror images, the kernels count one and
 * double it; a recount takes the other one.  So a recount gets the count of
 * each unit again, and nearly always from other halves.
 */
struct work {
	unsigned slices;
	int is_recount;
	struct quadrants quadrants; /* last: all ranks get what is before it */
};

#define NO_UNIT UINT_MAX

/* Sets of columns in the left and the right half of the board.  Bit 0 is the
   column at the edge of the board. */
struct columns {
	unsigned left, right;
};

/*
 * How often a kernel counts a pair of halves, by the queens of the board on the
 * long diagonals (unit/unit.h, "Symmetry"):
 *
 *   queens there                      lists              counted
 *   none                              top[0] bottom[0]   off_long times
 *   the central one                   top[1] bottom[0]   off_long times
 *   one; its columns = its rows       top[0] bottom[1]   2 on_long times
 *   one; its rows the lesser set      top[0] bottom[2]   4 on_long times
 *   two                               top[0] bottom[2]   4 on_long times
 *
 * "Columns" are those of the top left quadrant and "rows" those of the bottom
 * right one, or both of the mirror image: see halves.h.  on_long is 2, or 1 for
 * a set that is its own mirror image; both weights are 0 for a set whose mirror
 * image is counted.  off_long is 0 too for a set whose upside-down board is
 * counted.  If the top half has the central column, off_long is only for
 * boards with the central queen: the others are counted upside down.
 */
struct weights {
	uint64_t off_long, on_long;
};

/* top: the columns that the top half takes.  Returns non-zero to stop. */
typedef int columns_visit_fn(struct columns top, struct weights weights,
                             void *ctx);

/* Visit the sets of a unit that count, or in a recount their mirror images.
   The tables are not used.  Returns 0, or the first non-zero value
   that `visit` returned. */
int columns_visit(const struct work *work, unsigned unit,
                  columns_visit_fn *visit, void *ctx);

/* A number of which the count of the unit is a multiple, because of the weights
   of its sets; 0 if the unit has no sets that count. */
uint64_t columns_divisor(const struct work *work, unsigned unit);

/* Mark the sets of columns whose placements a kernel needs to count this one.
 */
void columns_want(struct quadrants *q, struct columns top);

/* The central column, if the set has it, as a set of the right half. */
unsigned columns_centre(const struct quadrants *q, struct columns c);

struct columns columns_mirrored(const struct quadrants *q, struct columns c);

/* The columns that the set does not have. */
struct columns columns_rest(const struct quadrants *q, struct columns c);

#endif
