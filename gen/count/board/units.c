/* units.c -- layers cut into units of work */
#include "board/units.h"

#include "board/likely.h"

static unsigned
lesser(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

/* How many sets of odd rows a unit with even[even] to even[end - 1] needs: they are
   the first ones of odd[].  Later ones count with none of its even sets. */
static unsigned
odds_of(const struct board *board, const struct layer *layer, unsigned even,
        unsigned end)
{
	unsigned odds = 0;

	for (; even < end; even++) {
		struct weights w =
			layers_weights(board, layer, layer->even[even], 0);

		if (w.limit[ODD] > odds)
			odds = w.limit[ODD];
	}
	return odds;
}

/* The sets of even rows from this one on that are in a unit, with all odd ones. */
static struct unit
block_at(const struct board *board, const struct layer *l, unsigned even)
{
	unsigned evens = lesser(l->evens_each, l->evens - even);

	return (struct unit){ .layer = l,
		              .even = l->even + even,
		              .odd = l->odd,
		              .evens = evens,
		              .odds = odds_of(board, l, even, even + evens) };
}

static unsigned
units_of(const struct unit *block)
{
	unsigned each = block->layer->odds_each;

	return (block->odds + each - 1) / each;
}

struct unit
board_unit(const struct board *board, unsigned unit)
{
	const struct layer *l = board->layer;
	struct unit u;

	while (unit >= l->first + l->units)
		l++;
	unit -= l->first;
	for (unsigned even = 0;; even += u.evens) {
		u = block_at(board, l, even);
		if (unit < units_of(&u))
			break;
		unit -= units_of(&u);
	}
	unit *= l->odds_each;
	u.odd += unit;
	u.odds = lesser(l->odds_each, u.odds - unit);
	return u;
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
	unsigned evens = board->n < 23   ? UNIT_EVENS_MAX
	                 : board->n < 25 ? 16
	                                 : 2;

	layer->evens_each =
		lesser(evens, lesser(layer->evens, CELLS / cells + 1));
	layer->odds_each = board->n < 23 ? 1 : board->n < 25 ? 8 : 16;
	for (unsigned even = 0; even < layer->evens;
	     even += layer->evens_each) {
		struct unit block = block_at(board, layer, even);

		layer->units += units_of(&block);
	}
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
