/* units.c -- layers cut into units of work, and weights by symmetry */
#include "board/units.h"

#include "board/likely.h"

/* --- units --- */

static unsigned
lesser(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

unsigned
board_odds(const struct board *board, const struct layer *layer, unsigned even,
           unsigned end)
{
	unsigned odds = 0;

	for (; even < end; even++) {
		unsigned number = layer->position[EVEN][layer->even[even]];

		if (is_odd(board))
			return layer->positions[ODD];
		if (number + layer->step > odds)
			odds = number + layer->step;
	}
	return odds;
}

struct unit
board_unit(const struct board *board, unsigned unit)
{
	const struct layer *l = board->layer;
	unsigned even = 0, evens, odds, units;

	while (unit >= l->first + l->units)
		l++;
	for (unit -= l->first;; unit -= units, even += evens) {
		evens = lesser(l->evens_each, l->evens - even);
		odds = board_odds(board, l, even, even + evens);
		units = (odds + l->odds_each - 1) / l->odds_each;
		if (unit < units)
			break;
	}
	unit *= l->odds_each;
	return (struct unit){ .layer = l,
		              .even = l->even + even,
		              .odd = l->odd + unit,
		              .evens = evens,
		              .odds = lesser(l->odds_each, odds - unit) };
}

/*
 * Sets of even rows in a unit: so many that their cells (kernel/cells.h) stay in
 * a cache, and on large boards so few that their trees do not take too much
 * memory.  Sets of odd rows: a unit must not be too short.
 */
static void
divide(const struct board *board, struct layer *layer)
{
	enum { CELLS = 1 << 21 };
	unsigned cells = layer->positions[EVEN] * layer->positions[ODD];
	unsigned evens = board->n < 23 ? UNIT_ROWS_MAX : board->n < 25 ? 16 : 2;

	evens = lesser(evens, lesser(layer->evens, CELLS / cells + 1));
	layer->evens_each = evens;
	layer->odds_each = board->n < 23 ? 1 : board->n < 25 ? 8 : 16;
	for (unsigned even = 0; even < layer->evens; even += evens)
		layer->units +=
			(board_odds(board, layer, even,
		                    lesser(even + evens, layer->evens)) +
		         layer->odds_each - 1) /
			layer->odds_each;
}

int
board_make(struct board *board, int n)
{
	int failed = layers_make(board, n);

	for (int i = 0; i < board->layers; i++) {
		struct layer *layer = &board->layer[i];

		layer->first = board->units;
		divide(board, layer);
		layer->cost = likely_cost(board, layer) / layer->units;
		board->units += layer->units;
	}
	return failed;
}

/* --- symmetry --- */

/* Rule 4, for rows. */
static unsigned
weight_on_odd(const struct board *board, unsigned even, unsigned odd)
{
	unsigned image = image_of(board, ODD, odd);

	if (even != image_of(board, EVEN, even))
		return 2;
	return odd < image ? 2 : odd == image;
}

/* Rule 2 of kernel/unit.h gives 0, 1 or 2; rule 3 doubles it. */
static unsigned
weight_on_even(const struct layer *layer, unsigned even, unsigned odd)
{
	unsigned mine = layer->position[EVEN][even] / layer->step,
		 image = layer->position[ODD][odd] / layer->step;

	return mine < image ? 0 : mine == image ? 2 : 4;
}

struct share
board_share(const struct board *board, const struct layer *layer, unsigned even,
            unsigned odd)
{
	unsigned tie = layer->position[EVEN][even] / layer->step * layer->step;
	struct share s = { .tie = { tie, tie },
		           .limit = { tie + layer->step, tie + layer->step } };

	if (!is_odd(board)) {
		s.weight = weight_on_even(layer, even, odd);
		return s;
	}
	s.weight = weight_on_odd(board, even, odd);
	s.tie[ODD] = s.limit[ODD] = layer->positions[ODD];
	return s;
}
