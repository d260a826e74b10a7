/*
 * layers.h -- the sets of rows and columns that black queens can have, and how
 * often they count
 *
 * A layer is all solutions with equally many black queens.  kernel/method.h
 * explains the method, and rules 1 to 4.
 */
#ifndef LAYERS_H
#define LAYERS_H

#include "board/quarters.h"
#include "board/room.h"

enum {
	SETS = 1 << QUARTER_MAX,
	BLOCK_MAX = 64,      /* sets of rows in a block (board/units.h) */
	NOWHERE = UINT16_MAX /* position of a set that is not counted */
};

enum parity { EVEN, ODD };

/*
 * Sets of columns are numbered by positions, in lexicographic order: the
 * columns of a set are compared from the middle outwards, as quarter_rows has
 * them.  So sets that begin alike stand side by side.  Two sets that rule 3
 * makes equal follow each other, `step` at a time.  On an odd board, of a set
 * of even columns and its mirror image only the first one has a position.  On
 * an even board, a set of odd columns has the position of its reverse.
 *
 * Sets of rows are listed in the same order: odd[i] has position i, and even[i]
 * position i * step.
 */
struct layer {
	int queens[2]; /* in even rows and columns; in odd ones */
	unsigned positions[2], step;
	uint16_t position[2][SETS];     /* of sets of even and odd columns */
	uint16_t weight[POSITIONS_MAX]; /* of even columns: 2 for themselves
	                                   and their mirror image, else 1 */
	uint16_t even[POSITIONS_MAX], odd[POSITIONS_MAX]; /* sets of rows */
	unsigned evens;
	/* what follows is made by board_make */
	unsigned first, units; /* numbers of its units */
	unsigned evens_each;   /* in a block, at most */
	double cost; /* of a cell, likely, for progress and estimates */
};

struct board {
	int n;
	unsigned units;               /* made by board_make */
	struct quarter quarter[2][2]; /* [parity of rows][of columns] */
	int layers;
	struct layer *layer; /* in the order of their units */
};

/*
 * How often a solution of these rows counts, by the position of its black
 * columns: 2 * weight if both positions are below `tie`, and weight if one is
 * from there to below `limit`; times layer.weight of the even columns.  Others
 * are not counted.  A weight of 0: other rows count for these.
 */
struct weights {
	unsigned weight;
	unsigned tie[2], limit[2]; /* of even and odd columns */
};

/* The mirror image of a set of columns or rows. */
unsigned layers_image(const struct board *board, enum parity p, unsigned set);

/* Below it are the positions of a parity's columns, and of odd rows, that count
   with the set even[even]. */
unsigned layers_limit(const struct board *board, const struct layer *layer,
                      unsigned even, enum parity p);

/* Of a set of even[] and one of odd[]. */
struct weights layers_weights(const struct board *board,
                              const struct layer *layer, unsigned even,
                              unsigned odd);

/* Make all of *board but its units.  Returns 0 or ENOMEM; free board->layer in
   any case. */
int layers_make(struct board *board, int n);

#endif
