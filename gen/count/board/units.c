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

/* Only one of mirror images has a position: see weight[]. */
static int
has_position(const struct board *board, enum parity p, unsigned set)
{
	return p == ODD || !is_odd(board) ||
	       set <= set_reversed(set, width_of(board, p));
}

static uint16_t
weight_of(const struct board *board, unsigned even)
{
	return is_odd(board) &&
	                       even != set_reversed(even, width_of(board, EVEN))
	               ? 2
	               : 1;
}

static void
place_columns(const struct board *board, struct layer *layer, enum parity p,
              struct item *item)
{
	unsigned count = 0;

	memset(layer->position[p], 0xFF, SETS * sizeof *layer->position[p]);
	for (unsigned set = 0; set < 1U << width_of(board, p); set++)
		if (__builtin_popcount(set) == layer->queens[p] &&
		    has_position(board, p, set))
			item[count++] =
				(struct item){ key_of_columns(board, layer, p,
				                              set),
				               (uint16_t)set };
	qsort(item, count, sizeof *item, compare);
	for (unsigned i = 0; i < count; i++) {
		unsigned set = item[i].set;

		layer->position[p][set] = (uint16_t)i;
		if (p == EVEN)
			layer->weight[i] = weight_of(board, set);
	}
	layer->positions[p] = count;
}

/* On an even board the half turn exchanges even and odd columns. */
static void
mirror_columns(const struct board *board, struct layer *layer)
{
	int width = width_of(board, ODD);

	memset(layer->position[ODD], 0xFF, SETS * sizeof **layer->position);
	for (unsigned set = 0; set < 1U << width; set++)
		layer->position[ODD][set_reversed(set, width)] =
			layer->position[EVEN][set];
	layer->positions[ODD] = layer->positions[EVEN];
}

/* --- units --- */

/* Of sets that symmetry makes equal, the first one. */
static int
begins(const struct layer *layer, unsigned even)
{
	unsigned position = layer->position[EVEN][even];

	return position != NOWHERE && position % layer->step == 0;
}

static void
list_rows(const struct board *board, struct layer *layer, struct item *item)
{
	for (unsigned set = 0; set < 1U << width_of(board, EVEN); set++)
		if (begins(layer, set))
			item[layer->evens++] =
				(struct item){ key_of_rows(board, set),
				               (uint16_t)set };
	qsort(item, layer->evens, sizeof *item, compare);
	for (unsigned i = 0; i < layer->evens; i++)
		layer->even[i] = item[i].set;
	for (unsigned set = 0; set < 1U << width_of(board, ODD); set++)
		if (__builtin_popcount(set) == layer->queens[ODD])
			layer->odd[layer->odds++] = (uint16_t)set;
}

/*
 * Sets of even rows in a unit: so many that their cells (kernel/cells.h) stay in
 * a cache, and on large boards so few that their trees do not take too much
 * memory.  Sets of odd rows: a unit shall not be too short.
 */
static void
divide(const struct board *board, struct layer *layer)
{
	enum { CELLS = 1 << 21 };
	unsigned each = layer->positions[0] * layer->positions[1];
	unsigned evens = board->n < 23 ? UNIT_ROWS_MAX : board->n < 25 ? 16 : 2;
	unsigned odds = board->n < 23 ? 1 : board->n < 25 ? 8 : 16;

	while (evens > 1 && evens * each > CELLS)
		evens--;
	layer->even_parts = (layer->evens + evens - 1) / evens;
	layer->odd_parts = (layer->odds + odds - 1) / odds;
	layer->units = layer->even_parts * layer->odd_parts;
}

/* About so many placements have their queens in some rows of a quarter.  The
   exponent is fitted to quarters of 8 x 8 to 10 x 10 squares. */
static double
likely_placements(int height, int width, int queens)
{
	double ways = exp(-.25 * queens * queens * queens / height / width),
	       apart = 1 - 4. / 3 / (height + 1);

	for (int i = 0; i < queens; i++)
		ways *= (width - i) * pow(apart, i);
	return ways;
}

/* Of a layer: queens of a colour in the rows of a parity, about. */
static double
likely_list(const struct board *board, const struct layer *layer, int colour,
            enum parity p)
{
	const struct quarter *q = &board->quarter[p][colour ? !p : p];
	int queens = layer->queens[p];

	return likely_placements(q->height, q->width,
	                         colour ? q->height - queens : queens);
}

/* Lists of both colours, each with each. */
static double
likely_cost(const struct board *board, const struct layer *layer)
{
	double cost = 0;

	for (int colour = 0; colour < 2; colour++)
		cost += likely_list(board, layer, colour, EVEN) *
		        likely_list(board, layer, colour, ODD);
	return cost * layer->evens / layer->even_parts * layer->odds /
	       layer->odd_parts;
}

/* Trees, lists with the shorter ones made of them, and cells. */
static double
likely_bytes(const struct board *board, const struct layer *layer)
{
	double evens = (double)layer->evens / layer->even_parts + 1, bytes = 0;

	for (int colour = 0; colour < 2; colour++)
		bytes += evens * 16 * likely_list(board, layer, colour, EVEN) +
		         64 * likely_list(board, layer, colour, ODD);
	return bytes + evens * 2 * 8 * layer->positions[EVEN] *
	                       (layer->positions[ODD] + 64);
}

uint64_t
board_bytes(const struct board *board)
{
	double most = 0;

	for (int i = 0; i < board->layers; i++)
		most = fmax(most, likely_bytes(board, &board->layer[i]));
	return (uint64_t)most + (4 << 20);
}

static void
make_layer(struct board *board, struct layer *layer, int queens,
           struct item *item)
{
	int height = board->quarter[ODD][ODD].height;

	layer->queens[ODD] = queens;
	layer->queens[EVEN] = queens + is_odd(board);
	layer->step = !is_odd(board) && 2 * queens == height ? 2 : 1;
	place_columns(board, layer, EVEN, item);
	if (is_odd(board))
		place_columns(board, layer, ODD, item);
	else
		mirror_columns(board, layer);
	list_rows(board, layer, item);
	divide(board, layer);
	layer->cost = likely_cost(board, layer);
}

/* Classes whose colours have about as many queens are the most expensive. */
static int
imbalance(const struct board *board, int queens)
{
	return abs(2 * queens + is_odd(board) - board->quarter[1][1].height);
}

/* The sets of a layer: tables of positions, weights, and two lists of rows. */
static uint16_t *
lay_out(struct layer *layer, uint16_t *sets)
{
	uint16_t **part[] = { &layer->position[EVEN], &layer->position[ODD],
		              &layer->even, &layer->odd, &layer->weight };

	for (size_t i = 0; i < LENGTH(part); i++, sets += SETS)
		*part[i] = sets;
	return sets;
}

static void
make_layers(struct board *board, struct item *item)
{
	struct layer *layer = board->layer;
	int height = board->quarter[ODD][ODD].height,
	    most = is_odd(board) ? height : height / 2;
	uint16_t *sets = board->sets;

	for (int i = 0; i <= height + 1; i++)
		for (int queens = 0; queens <= most; queens++)
			if (imbalance(board, queens) == i) {
				sets = lay_out(layer, sets);
				layer->first = board->units;
				make_layer(board, layer, queens, item);
				board->units += layer->units;
				layer++;
			}
	board->layers = (int)(layer - board->layer);
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

unsigned
board_units(int n)
{
	struct board board;
	unsigned units = board_make(&board, n) ? 0 : board.units;

	board_free(&board);
	return units;
}

/* The part of `count` things that is number `part` of `parts` even ones. */
static unsigned
part_begin(unsigned count, unsigned part, unsigned parts)
{
	return (unsigned)((uint64_t)count * part / parts);
}

struct unit
board_unit(const struct board *board, unsigned unit)
{
	const struct layer *c = board->layer;
	unsigned even, odd, e, o;

	while (unit >= c->first + c->units)
		c++;
	even = (unit - c->first) / c->odd_parts;
	odd = (unit - c->first) % c->odd_parts;
	e = part_begin(c->evens, even, c->even_parts);
	o = part_begin(c->odds, odd, c->odd_parts);
	return (struct unit){
		.layer = c,
		.even = c->even + e,
		.odd = c->odd + o,
		.evens = part_begin(c->evens, even + 1, c->even_parts) - e,
		.odds = part_begin(c->odds, odd + 1, c->odd_parts) - o
	};
}

/* --- symmetry --- */

static unsigned
weight_on_odd(const struct board *board, unsigned even, unsigned odd)
{
	unsigned image = set_reversed(odd, width_of(board, ODD));

	if (even != set_reversed(even, width_of(board, EVEN)))
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
