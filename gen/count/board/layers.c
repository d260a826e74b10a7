/* layers.c -- the sets of rows and columns of each layer, in order */
#include "board/layers.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define LENGTH(array) (sizeof(array) / sizeof *(array))

enum { SETS = 1 << QUARTER_MAX };

static int
width_of(const struct board *board, enum parity p)
{
	return board->quarter[p][p].width;
}

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
   one: see board_share in units.h. */
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
   odd ones, so an odd set has the number of its reverse. */
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

/* The sets of a layer: tables of positions, weights, and two lists of rows. */
static void
make_layer(struct board *board, int queens, struct item *item)
{
	struct layer *layer = &board->layer[board->layers];
	uint16_t(*sets)[SETS] =
		(uint16_t(*)[SETS])board->sets + (ptrdiff_t)5 * board->layers++;
	int height = board->quarter[ODD][ODD].height;

	*layer = (struct layer){ .queens = { queens + is_odd(board), queens },
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
}

/* Layers whose colours have about as many queens are the most expensive.  On an
   even board, a layer with more black than white queens is an image of another. */
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
layers_make(struct board *board, int n)
{
	struct item *item = calloc(SETS, sizeof *item);

	*board = (struct board){ .n = n };
	board->sets = calloc((size_t)LENGTH(board->layer) * 5 * SETS,
	                     sizeof *board->sets);
	quarters_make(board->quarter, n);
	if (item && board->sets)
		make_layers(board, item);
	free(item);
	return board->layers ? 0 : ENOMEM;
}

void
layers_free(struct board *board)
{
	free(board->sets);
}
