/* placements.c -- add queens column by column, towards the edge of the board */
#include "placements/placements.h"

#include <stdlib.h>

/* The row sets of each size in ascending order, and the number of each set. */
struct row_sets {
	uint16_t *of_size[PLACEMENTS_SIDE_MAX + 1];
	uint16_t place[1 << PLACEMENTS_SIDE_MAX];
	uint16_t room[1 << PLACEMENTS_SIDE_MAX];
};

struct search {
	uint64_t square[PLACEMENTS_SIDE_MAX]
		       [PLACEMENTS_SIDE_MAX];        /* by column, row */
	struct layer layer[PLACEMENTS_SIDE_MAX + 1]; /* by queens */
	int height, width;
	struct row_sets sets;
	placements_visit_fn *visit;
	void *ctx;
};

int
placements_row_sets(int height, int size)
{
	int sets = 1;

	for (int i = 0; i < size; i++)
		sets = sets * (height - i) / (i + 1);
	return sets;
}

void
placements_number_sets(int side, uint16_t place[])
{
	uint16_t count[PLACEMENTS_SIDE_MAX + 1] = { 0 };

	for (unsigned set = 0; set < 1U << side; set++)
		place[set] = count[__builtin_popcount(set)]++;
}

static void
list_row_sets(struct row_sets *sets, int height)
{
	uint16_t *next = sets->room;

	placements_number_sets(height, sets->place);
	for (int size = 0; size <= height; size++) {
		sets->of_size[size] = next;
		next += placements_row_sets(height, size);
	}
	for (unsigned rows = 0; rows < 1U << height; rows++) {
		uint16_t *of_size = sets->of_size[__builtin_popcount(rows)];

		of_size[sets->place[rows]] = (uint16_t)rows;
	}
}

/* The layer loses what it had. */
static int
reserve(struct layer *layer, size_t count)
{
	if (count <= layer->room)
		return 0;
	count += count / 2;
	free(layer->mask);
	layer->mask = malloc(count * sizeof *layer->mask);
	layer->room = layer->mask ? (uint32_t)count : 0;
	return layer->mask ? 0 : -1;
}

/* Append the placements of row set i with one more queen, without branches. */
static void
add_queen(const struct layer *from, unsigned i, uint64_t square,
          struct layer *to)
{
	uint64_t *out = to->mask + to->count;

	for (uint32_t p = from->first[i]; p < from->first[i + 1]; p++) {
		*out = from->mask[p] | square;
		out += !(from->mask[p] & square);
	}
	to->count = (uint32_t)(out - to->mask);
}

/* Make the layer with one more queen, in column x. */
static int
extend(struct search *s, int queens, int x)
{
	const struct layer *from = &s->layer[queens];
	struct layer *to = &s->layer[queens + 1];

	if (reserve(to, (size_t)from->count * (size_t)s->height + 1))
		return -1;
	to->count = 0;
	for (int i = 0; i < to->sets; i++) {
		unsigned rows = s->sets.of_size[queens + 1][i];

		to->first[i] = to->count;
		for (unsigned left = rows; left; left &= left - 1) {
			unsigned other = rows & ~(left & -left);

			add_queen(from, s->sets.place[other],
			          s->square[x][__builtin_ctz(left)], to);
		}
	}
	to->first[to->sets] = to->count;
	return 0;
}

static int
visit_columns(struct search *s, unsigned columns, int queens)
{
	int before = columns ? __builtin_ctz(columns) : s->width;
	int stop = s->visit(columns, &s->layer[queens], s->ctx);

	for (int x = 0; !stop && x < before && queens < s->height; x++) {
		stop = extend(s, queens, x);
		if (!stop)
			stop = visit_columns(s, columns | 1U << x, queens + 1);
	}
	return stop;
}

/* One placement without queens.  Its bit keeps queens off some squares. */
static int
make_root(struct layer *root)
{
	root->mask = malloc(sizeof *root->mask);
	if (!root->mask || !root->first)
		return -1;
	root->room = 1;
	root->mask[0] = DIAGONAL_NEVER;
	root->first[1] = root->count = 1;
	return 0;
}

static int
make_layers(struct search *s)
{
	for (int queens = 0; queens <= s->height; queens++) {
		struct layer *layer = &s->layer[queens];

		layer->sets = placements_row_sets(s->height, queens);
		layer->first =
			calloc((size_t)layer->sets + 1, sizeof *layer->first);
		if (!layer->first)
			return -1;
	}
	return make_root(&s->layer[0]);
}

static void
free_layers(struct search *s)
{
	for (int queens = 0; queens <= PLACEMENTS_SIDE_MAX; queens++) {
		free(s->layer[queens].first);
		free(s->layer[queens].mask);
	}
}

static void
set_squares(struct search *s, const struct diagonals *d, int quadrant)
{
	int last = d->cut.n - 1, is_right = quadrant & 1,
	    is_bottom = quadrant & 2;

	for (int x = 0; x < s->width; x++)
		for (int y = 0; y < s->height; y++)
			s->square[x][y] =
				diagonals_of_square(d, is_bottom ? last - y : y,
			                            is_right ? last - x : x);
}

int
placements_visit(const struct diagonals *d, int quadrant, int height, int width,
                 placements_visit_fn *visit, void *ctx)
{
	struct search s = {
		.height = height,
		.width = width,
		.visit = visit,
		.ctx = ctx,
	};
	int stop;

	list_row_sets(&s.sets, height);
	set_squares(&s, d, quadrant);
	stop = make_layers(&s) ? -1 : visit_columns(&s, 0, 0);
	free_layers(&s);
	return stop;
}
