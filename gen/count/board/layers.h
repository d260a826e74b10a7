/*
 * layers.h -- the sets of rows and columns that black queens can have
 *
 * A layer is all solutions with equally many black queens.  kernel/unit.h explains
 * the method.
 */
#ifndef LAYERS_H
#define LAYERS_H

#include "board/quarters.h"

enum { NOWHERE = UINT16_MAX }; /* position of a set that is not counted */

enum parity { EVEN, ODD };

/*
 * Sets of columns are numbered by positions: those with most placements first.
 * Two sets that symmetry makes equal stand side by side, `step` at a time.  On
 * an odd board, of a set of even columns and its mirror image only the lesser
 * one has a position.
 */
struct layer {
	int queens[2]; /* in even rows and columns; in odd ones */
	unsigned positions[2], step;
	uint16_t *position[2]; /* [set of even or odd columns] */
	uint16_t *weight;     /* [position of even columns] 2 for itself and its
	                          mirror image, else 1 */
	uint16_t *even, *odd; /* sets of rows */
	unsigned evens;
	/* what follows is made by board_make */
	unsigned first, units;          /* numbers of its units */
	unsigned evens_each, odds_each; /* in a unit, at most */
	double cost; /* of a unit, likely, for progress and estimates */
};

struct board {
	int n;
	unsigned units;               /* made by board_make */
	struct quarter quarter[2][2]; /* [parity of rows][of columns] */
	int layers;
	struct layer layer[QUARTER_MAX + 1]; /* the most expensive ones first */
	uint16_t *sets;
};

/* Odd boards have a mirror image of the same colour. */
static inline int
is_odd(const struct board *board)
{
	return board->n % 2;
}

/* The same set of columns or rows, as seen from the other side of the board. */
static inline unsigned
image_of(const struct board *board, enum parity p, unsigned set)
{
	return set_reversed(set, board->quarter[p][p].width);
}

/* Make all of *board but its units.  Returns 0 or ENOMEM; call layers_free in
   any case. */
int layers_make(struct board *board, int n);
void layers_free(struct board *board);

#endif
