/*
 * units.h -- a board in units of work
 *
 * A solution has its black queens in some even rows, some odd rows, some even
 * columns and some odd columns.  A unit is a few sets of even rows with a few
 * sets of odd rows: all solutions with these black rows, and those of their
 * images that no other unit counts.  kernel/unit.h explains the method and the
 * weights.
 *
 * The odd sets are listed by their positions, and a unit has none that counts with
 * no even set of its own.
 *
 * Units are numbered from 0 without gaps.  What a unit is depends on the board
 * alone, and must not change within a format of the journal.
 */
#ifndef UNITS_H
#define UNITS_H

#include "board/quarters.h"

enum {
	UNITS_N_MIN = 6,     /* a smaller board is one unit, by backtracking */
	UNIT_ROWS_MAX = 64,  /* sets of even rows in a unit */
	NOWHERE = UINT16_MAX /* position of a set that is not counted */
};

enum parity { EVEN, ODD };

/*
 * All units with as many black queens.  They take about the same time.
 *
 * Sets of columns are numbered by positions: those with most placements first.
 * Two sets that symmetry makes equal stand side by side, `step` at a time.  On
 * an odd board, of a set of even columns and its mirror image only the lesser
 * one has a position.
 */
struct layer {
	int queens[2];         /* in even rows and columns; in odd ones */
	unsigned first, units; /* numbers of its units */
	double cost;  /* of a unit, likely: only ratios mean something */
	double bytes; /* that a thread is likely to need for it, and some more */
	unsigned positions[2], step;
	uint16_t *position[2]; /* [set of even or odd columns] */
	uint16_t *weight;     /* [position of even columns] 2 for itself and its
	                          mirror image, else 1 */
	uint16_t *even, *odd; /* sets of rows */
	unsigned evens;
	unsigned evens_each, odds_each; /* in a unit, at most */
};

struct board {
	int n;
	unsigned units;
	struct quarter quarter[2][2]; /* [parity of rows][of columns] */
	int layers;
	struct layer layer[QUARTER_MAX + 1]; /* the most expensive ones first */
	uint16_t *sets;
};

/* A unit: even[0] to even[evens - 1] with odd[0] to odd[odds - 1]. */
struct unit {
	const struct layer *layer;
	const uint16_t *even, *odd;
	unsigned evens, odds;
};

/*
 * How often a solution of these rows counts, by the position of its black
 * columns: 2 * weight if both positions are below `tie`, and weight if one is
 * from there to below `limit`.  Others are not counted.
 * A weight of 0: other rows count for these.
 */
struct share {
	unsigned weight;
	unsigned tie[2], limit[2]; /* of even and odd columns */
};

/* UNITS_N_MIN <= n <= BOARD_N_MAX.  Returns 0 or ENOMEM; call board_free in any
   case. */
int board_make(struct board *board, int n);
void board_free(struct board *board);

/* Bytes that a thread is likely to need to count units, rather too many; its
   stack is not among them. */
uint64_t board_bytes(const struct board *board);

/* How many sets of odd rows count with some of even[first] to even[end - 1]: they
   are the first ones of odd[]. */
unsigned board_odds(const struct board *board, const struct layer *layer,
                    unsigned first, unsigned end);

struct unit board_unit(const struct board *board, unsigned unit);
struct share board_share(const struct board *board, const struct layer *layer,
                         unsigned even, unsigned odd);

#endif
