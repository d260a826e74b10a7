/* units.c -- layers of units, positions of sets, and weights by symmetry */
#include "board/units.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LENGTH(array) (sizeof(array) / sizeof *(array))

enum { SETS = 1 << QUARTER_MAX };

/* Odd boards have a mirror image of the same colour. */
static int
is_odd(const struct board *board)
{
	return board->n % 2;
}

static int
width_of(const struct board *board, enum parity p)
{
	return board->quarter[p][p].width;
}

/* The same set as seen from the other side of the board. */
static unsigned
image_of(const struct board *board, enum parity p, unsigned set)
{
	return set_reversed(set, width_of(board, p));
}

/* --- sets in order --- */

/* Queens in columns that are close attack each other more often. */
static unsigned
crowd(unsigned set, int width)
{
	unsigned sum = 0;

	for (int i = 0; i < width; i++)
		for (int j = 0; j < i; j++)
			if (set >> i & set >> j & 1)
				sum += (unsigned)(width - i + j);
	return sum;
}

/* If both colours have as many queens, a set and the other columns count as
   one: see board_share. */
static unsigned
key_of_columns(const struct board *board, const struct layer *layer,
               enum parity p, unsigned set)
{
	int width = width_of(board, p);
	unsigned rest = ~set & ((1U << width) - 1);

	if (layer->step == 1)
		return crowd(2 * layer->queens[p] < width ? rest : set, width);
	return (crowd(set, width) + crowd(rest, width)) << QUARTER_MAX |
	       (set < rest ? set : rest);
}

/* Lexicographic by the rows in the order of queens, so that sets which begin
   alike stand side by side. */
static unsigned
key_of_rows(const struct board *board, unsigned set)
{
	const struct quarter *q = &board->quarter[EVEN][EVEN];
	int all[QUARTER_MAX],
		rows = quarter_rows(q, (1U << q->height) - 1, all);
	unsigned key = 0;

	for (int i = 0; i < rows; i++)
		key = key << 1 | (~set >> all[i] & 1);
	return key;
}

struct item {
	unsigned key;
	uint16_t set;
};

static int
compare(const void *a, const void *b)
{
	const struct item *x = a, *y = b;

	return x->key != y->key ? (x->key > y->key) - (x->key < y->key)
	                        : x->set - y->set;
}

/* Number the sets of columns.  On an even board the half turn exchanges even and
   odd ones. */
static void
place_columns(const struct board *board, struct layer *layer, enum parity p,
              struct item *item)
{
	unsigned count = 0;

	for (unsigned set = 0; set < 1U << width_of(board, p); set++)
		if (__builtin_popcount(set) == layer->queens[p] &&
		    (p == ODD || !is_odd(board) ||
		     set <= image_of(board, p, set)))
			item[count++] =
				(struct item){ key_of_columns(board, layer, p,
				                              set),
				               (uint16_t)set };
	qsort(item, count, sizeof *item, compare);
	layer->positions[p] = count;
	for (unsigned i = 0; i < count; i++) {
		unsigned set = item[i].set, image = image_of(board, p, set);

		layer->position[p][set] = (uint16_t)i;
		if (p == EVEN)
			layer->weight[i] =
				is_odd(board) && set != image ? 2 : 1;
		if (!is_odd(board))
			layer->position[ODD][image] = (uint16_t)i;
	}
}

/* List the sets of even rows, of equal ones the first, and those of odd rows by
   their positions. */
static void
list_rows(const struct board *board, struct layer *layer, struct item *item)
{
	for (unsigned set = 0; set < SETS; set++) {
		unsigned even = layer->position[EVEN][set],
			 odd = layer->position[ODD][set];

		if (even != NOWHERE && even % layer->step == 0)
			item[layer->evens++] =
				(struct item){ key_of_rows(board, set),
				               (uint16_t)set };
		if (odd != NOWHERE)
			layer->odd[odd] = (uint16_t)set;
	}
	qsort(item, layer->evens, sizeof *item, compare);
	for (unsigned i = 0; i < layer->evens; i++)
		layer->even[i] = item[i].set;
}

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

/* About so many placements of a colour have their queens in some rows of this
   parity: any two of them attack each other in one of h / 1.66 cases. */
static double
likely_list(const struct board *board, const struct layer *layer, int colour,
            enum parity p)
{
	const struct quarter *q = &board->quarter[p][colour ? !p : p];
	int queens = colour ? q->height - layer->queens[p] : layer->queens[p];
	double ways = 1;

	for (int i = 0; i < queens; i++)
		ways *= (q->width - i) * exp(-1.66 * i / q->height);
	return ways;
}

/* Of pairs of placements in the colour that has more queens, the share that is
   not dropped early, about: fitted to times of N=18 to 26. */
static double
likely_part(const struct board *board, const struct layer *layer)
{
	int squares = 1;

	for (int p = 0; p < 2; p++) {
		int black = layer->queens[p],
		    white = board->quarter[p][p].height - black;

		squares *= black > white ? black : white;
	}
	return exp(-1.25 * squares / board->n);
}

/* The cost of a unit: lists of both colours, each with each.  Its bytes: trees,
   lists with the shorter ones made of them, and cells. */
static void
weigh(const struct board *board, struct layer *layer)
{
	double pairs = 0, evens = layer->evens_each;

	layer->bytes = evens * 16 * layer->positions[EVEN] *
	               (layer->positions[ODD] + 64);
	for (int colour = 0; colour < 2; colour++) {
		double even = likely_list(board, layer, colour, EVEN),
		       odd = likely_list(board, layer, colour, ODD);

		pairs += even * odd;
		layer->bytes += evens * 16 * even + 64 * odd;
	}
	layer->cost = pairs * likely_part(board, layer) * layer->evens *
	              layer->positions[ODD] / layer->units;
}

uint64_t
board_bytes(const struct board *board)
{
	double most = 0;

	for (int i = 0; i < board->layers; i++)
		most = fmax(most, board->layer[i].bytes);
	return (uint64_t)most + (4 << 20);
}

/* The sets of a layer: tables of positions, weights, and two lists of rows. */
static void
make_layer(struct board *board, int queens, struct item *item)
{
	struct layer *layer = &board->layer[board->layers];
	uint16_t(*sets)[SETS] =
		(uint16_t(*)[SETS])board->sets + (ptrdiff_t)5 * board->layers++;
	int height = board->quarter[ODD][ODD].height;

	*layer = (struct layer){ .queens = { queens + is_odd(board), queens },
		                 .first = board->units,
		                 .step = !is_odd(board) && 2 * queens == height
		                                 ? 2
		                                 : 1,
		                 .position = { sets[0], sets[1] },
		                 .weight = sets[2],
		                 .even = sets[3],
		                 .odd = sets[4] };
	memset(sets, 0xFF, 2 * sizeof *sets);
	place_columns(board, layer, EVEN, item);
	layer->positions[ODD] = layer->positions[EVEN];
	if (is_odd(board))
		place_columns(board, layer, ODD, item);
	list_rows(board, layer, item);
	divide(board, layer);
	weigh(board, layer);
	board->units += layer->units;
}

/* Layers whose colours have about as many queens are the most expensive. */
static void
make_layers(struct board *board, struct item *item)
{
	int height = board->quarter[ODD][ODD].height, odd = is_odd(board);

	for (int imbalance = 0; imbalance <= height + 1; imbalance++)
		for (int queens = 0; queens <= (odd ? height : height / 2);
		     queens++)
			if (abs(2 * queens + odd - height) == imbalance)
				make_layer(board, queens, item);
}

int
board_make(struct board *board, int n)
{
	struct item *item = calloc(SETS, sizeof *item);

	*board = (struct board){ .n = n };
	board->sets = calloc((size_t)LENGTH(board->layer) * 5 * SETS,
	                     sizeof *board->sets);
	quarters_make(board->quarter, n);
	if (item && board->sets)
		make_layers(board, item);
	free(item);
	return board->units ? 0 : ENOMEM;
}

void
board_free(struct board *board)
{
	free(board->sets);
}

/* --- symmetry --- */

static unsigned
weight_on_odd(const struct board *board, unsigned even, unsigned odd)
{
	unsigned image = image_of(board, ODD, odd);

	if (even != image_of(board, EVEN, even))
		return 2;
	return odd < image ? 2 : odd == image;
}

/* The half turn exchanges even and odd rows; the exchange of the colours... */
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
