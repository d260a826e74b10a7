/* units.c -- layers cut into units of work */
#include "board/units.h"

#include "board/likely.h"

/* The last set of even rows of the block that begins with this one. */
static unsigned
last_of_block(const struct layer *l, unsigned even)
{
	unsigned end = even + l->evens_each;

	return (end < l->evens ? end : l->evens) - 1;
}

struct unit
board_unit(const struct board *board, unsigned unit)
{
	enum { LISTS = 48 }; /* lists are made for a few columns, too */
	const struct layer *l = board->layer;
	struct unit u = { .evens = 0 };
	unsigned even = 0, last, odds;

	while (unit >= l->first + l->units)
		l++;
	unit -= l->first;
	while (last = last_of_block(l, even),
	       odds = layers_limit(board, l, last, ODD), unit >= odds) {
		unit -= odds;
		even = last + 1;
	}
	u.layer = l;
	u.even = l->even + even;
	u.evens = last + 1 - even;
	u.odd = l->odd[unit];
	for (; even <= last; even++) {
		uint64_t x = layers_limit(board, l, even, EVEN),
			 y = layers_limit(board, l, even, ODD);

		if (unit < y)
			u.cells += (x + LISTS) * (y + LISTS);
	}
	return u;
}

double
units_cells(const struct board *board, const struct layer *layer)
{
	double cells = 0;

	for (unsigned i = 0; i < layer->units; i++)
		cells += (double)board_unit(board, layer->first + i).cells;
	return cells;
}

/*
 * Sets of even rows in a block: the more of them, the more share a list, but
 * their cells and trees take memory.  These numbers are part of the journal's
 * format: tests/unit/units.c refuses others.
 */
static void
divide(const struct board *board, struct layer *layer)
{
	int black = layer->queens[EVEN],
	    white = board->quarter[EVEN][ODD].height - black,
	    most = black > white ? black : white;
	unsigned evens = board->n < 19               ? BLOCK_MAX
	                 : board->n < 27 && most < 8 ? 32
	                 : most < 9                  ? 20
	                 : most < 10                 ? 12
	                                             : 6;

	layer->evens_each = evens < layer->evens ? evens : layer->evens;
	for (unsigned even = 0; even < layer->evens; even += layer->evens_each)
		layer->units += layers_limit(board, layer,
		                             last_of_block(layer, even), ODD);
}

int
board_make(struct board *board, int n)
{
	int failed = layers_make(board, n);

	for (int i = 0; i < board->layers; i++) {
		struct layer *layer = &board->layer[i];

		layer->first = board->units;
		divide(board, layer);
		layer->cost = likely_cost(board, layer);
		board->units += layer->units;
	}
	return failed;
}
