/* layers.c -- the sets of rows and columns of each layer, in order; symmetry */
#include "board/layers.h"

/* Odd boards have a mirror image of the same colour. */
static int
is_odd(const struct board *board)
{
	return board->n % 2;
}

/* --- columns --- */

unsigned
layers_image(const struct board *board, enum parity p, unsigned set)
{
	unsigned image = 0;

	for (int i = 0; i < board->quarter[p][p].width; i++)
		image = image << 1 | (set >> i & 1);
	return image;
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

/* Rule 3: if both colours have as many queens, a set and the other columns count
   as one. */
static unsigned
key_of_columns(const struct board *board, const struct layer *layer,
               enum parity p, unsigned set)
{
	int width = board->quarter[p][p].width;
	unsigned rest = ~set & ((1U << width) - 1);

	if (layer->step == 1)
		return crowd(2 * layer->queens[p] < width ? rest : set, width);
	return (crowd(set, width) + crowd(rest, width)) << QUARTER_MAX |
	       (set < rest ? set : rest);
}

static int
compare(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

/* Sort the sets of columns that count by keys, which stand above the sets' bits.
   Rule 4: on an odd board, of a set of even columns and its image the lesser one
   counts for both.  Returns how many. */
static unsigned
sort_columns(const struct board *board, const struct layer *layer,
             enum parity p, uint64_t item[POSITIONS_MAX])
{
	unsigned count = 0, sets = 1U << board->quarter[p][p].width;

	for (unsigned set = 0; set < sets; set++)
		if (__builtin_popcount(set) == layer->queens[p] &&
		    (p == ODD || !is_odd(board) ||
		     set <= layers_image(board, p, set)))
			item[count++] =
				(uint64_t)key_of_columns(board, layer, p, set) *
					SETS +
				set;
	qsort(item, count, sizeof *item, compare);
	return count;
}

/* On an even board, the half turn exchanges even and odd columns, so an odd set
   has the position of its reverse. */
static void
place_columns(const struct board *board, struct layer *layer, enum parity p)
{
	uint64_t item[POSITIONS_MAX];
	unsigned count = sort_columns(board, layer, p, item);

	for (unsigned i = 0; i < count; i++) {
		unsigned set = item[i] % SETS,
			 image = layers_image(board, p, set);

		layer->position[p][set] = (uint16_t)i;
		if (p == EVEN)
			layer->weight[i] =
				is_odd(board) && set != image ? 2 : 1;
		if (!is_odd(board))
			layer->position[ODD][image] = (uint16_t)i;
	}
	layer->positions[p] = layer->positions[ODD] = count;
}

/* --- rows --- */

/* List the sets of odd rows by their positions, and those of even rows, of each
   `step` the first one, in lexicographic order, by rows in the order of queens:
   sets that begin alike stand side by side. */
static void
list_rows(const struct board *board, struct layer *layer)
{
	int row[QUARTER_MAX],
		rows = quarter_rows(&board->quarter[EVEN][EVEN], SETS - 1, row);

	for (unsigned left = 1U << rows; left-- > 0;) {
		unsigned set = 0, position;

		for (int i = 0; i < rows; i++)
			set |= (left >> (rows - 1 - i) & 1) << row[i];
		position = layer->position[EVEN][set];
		if (position != NOWHERE && position % layer->step == 0)
			layer->even[layer->evens++] = (uint16_t)set;
		position = layer->position[ODD][set];
		if (position != NOWHERE)
			layer->odd[position] = (uint16_t)set;
	}
}

/* --- layers --- */

static void
make_layer(struct board *board, int queens)
{
	struct layer *layer = &board->layer[board->layers++];

	layer->queens[EVEN] = queens + is_odd(board);
	layer->queens[ODD] = queens;
	layer->step = 4 * queens == board->n ? 2 : 1;
	memset(layer->position, 0xFF, sizeof layer->position);
	place_columns(board, layer, EVEN);
	if (is_odd(board))
		place_columns(board, layer, ODD);
	list_rows(board, layer);
}

/* Layers whose colours have about as many queens come first: units are numbered in
   this order.  Rule 3: on an even board, a layer with more black than white queens
   is an image of another. */
int
layers_make(struct board *board, int n)
{
	int odd = n % 2, height = n / 2, most = odd ? height : height / 2;

	*board = (struct board){ .n = n };
	board->layer = calloc(QUARTER_MAX + 1, sizeof *board->layer);
	if (!board->layer)
		return ENOMEM;
	quarters_make(board->quarter, n);
	for (int imbalance = 0; imbalance <= height + 1; imbalance++)
		for (int queens = 0; queens <= most; queens++)
			if (abs(2 * queens + odd - height) == imbalance)
				make_layer(board, queens);
	return 0;
}

/* --- weights --- */

struct weights
layers_weights(const struct board *board, const struct layer *layer,
               unsigned even, unsigned odd)
{
	unsigned r = layer->position[EVEN][even], o = layer->position[ODD][odd],
		 end = r + layer->step, image = layers_image(board, ODD, odd);
	struct weights w = { .tie = { r, r }, .limit = { end, end } };

	/* rules 2 and 3 */
	w.weight = o < r ? 4 : o < end ? 2 : 0;
	if (!is_odd(board))
		return w;
	/* rule 4 */
	w.tie[ODD] = w.limit[ODD] = layer->positions[ODD];
	w.weight = layer->weight[r] == 2 || odd < image ? 2 : odd == image;
	return w;
}
