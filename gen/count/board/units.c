/* units.c -- layers cut into units of work */
#include "board/units.h"

#include "board/likely.h"

static unsigned
lesser(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

/* The limits of a set of even rows: of its even columns, and of its odd columns
   and rows (layers_weights). */
static unsigned
even_limit(const struct layer *l, unsigned even)
{
	return (even + 1) * l->step;
}

static unsigned
odd_limit(const struct board *board, const struct layer *l, unsigned even)
{
	return board->n % 2 ? l->positions[ODD] : even_limit(l, even);
}

/* The last set of even rows of the block that begins with this one. */
static unsigned
last_of_block(const struct layer *l, unsigned even)
{
	return lesser(even + l->evens_each, l->evens) - 1;
}

/* Lists are made for a few columns, too. */
static uint64_t
cells_of(const struct board *board, const struct layer *l, unsigned even,
         unsigned odd)
{
	enum { LISTS = 48 };
	uint64_t x = even_limit(l, even), y = odd_limit(board, l, even);

	return odd < y ? (x + LISTS) * (y + LISTS) : 0;
}

struct unit
board_unit(const struct board *board, unsigned unit)
{
	const struct layer *l = board->layer;
	struct unit u = { .evens = 0 };
	unsigned even = 0, last, odds;

	while (unit >= l->first + l->units)
		l++;
	unit -= l->first;
	while (last = last_of_block(l, even), odds = odd_limit(board, l, last),
	       unit >= odds) {
		unit -= odds;
		even = last + 1;
	}
	u.layer = l;
	u.even = l->even + even;
	u.evens = last + 1 - even;
	u.odd = l->odd[unit];
	for (; even <= last; even++)
		u.cells += cells_of(board, l, even, unit);
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

	layer->evens_each = lesser(evens, layer->evens);
	for (unsigned even = 0; even < layer->evens; even += layer->evens_each)
		layer->units +=
			odd_limit(board, layer, last_of_block(layer, even));
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
