/* layers.c -- the sets of rows and columns of each layer, in order; symmetry */
#include "board/layers.h"

/* Odd boards have a mirror image of the same colour. */
static int
is_odd(const struct board *board)
{
	return board->n % 2;
}

unsigned
layers_image(const struct board *board, enum parity p, unsigned set)
{
	unsigned image = 0;

	for (int i = 0; i < board->quarter[p][p].width; i++)
		image = image << 1 | (set >> i & 1);
	return image;
}

/* Give the next position to a set, and on an even board to its reverse among
   the odd ones.  Of even sets of rows, the first one of each `step` is
   listed. */
static void
give_position(const struct board *board, struct layer *layer, enum parity p,
              unsigned set)
{
	unsigned image = layers_image(board, p, set),
		 odd = is_odd(board) ? set : image, at = layer->positions[p]++;

	if (p == EVEN) {
		layer->position[EVEN][set] = (uint16_t)at;
		layer->weight[at] = is_odd(board) && set != image ? 2 : 1;
		if (at % layer->step == 0)
			layer->even[layer->evens++] = (uint16_t)set;
	}
	if (p == ODD || !is_odd(board)) {
		layer->position[ODD][odd] = (uint16_t)at;
		layer->positions[ODD] = at + 1;
		layer->odd[at] = (uint16_t)odd;
	}
}

/* Rule 3: of a set and the other columns, the latter get the next position.
   Rule 4: on an odd board, of a set of even columns and its image the first one
   counts for both. */
static void
place_columns(const struct board *board, struct layer *layer, enum parity p)
{
	int column[QUARTER_MAX], width = board->quarter[p][p].width;
	unsigned all = (1U << width) - 1;

	quarter_rows(&board->quarter[p][p], all, column);
	for (unsigned left = all + 1; left-- > 0;) {
		unsigned set = 0, image;

		for (int i = 0; i < width; i++)
			set |= (left >> (width - 1 - i) & 1) << column[i];
		image = is_odd(board) && p == EVEN ? layers_image(board, p, set)
		                                   : set;
		if (__builtin_popcount(set) != layer->queens[p] ||
		    layer->position[p][set] != NOWHERE ||
		    layer->position[p][image] != NOWHERE)
			continue;
		give_position(board, layer, p, set);
		if (layer->step == 2)
			give_position(board, layer, p, all ^ set);
	}
}

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
}

/* Layers whose colours have about as many queens come first: units are numbered
   in this order.  Rule 3: on an even board, a layer with more black than white
   queens is an image of another. */
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

unsigned
layers_limit(const struct board *board, const struct layer *layer,
             unsigned even, enum parity p)
{
	return p == ODD && is_odd(board) ? layer->positions[ODD]
	                                 : (even + 1) * layer->step;
}

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
