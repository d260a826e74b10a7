/* placements.c -- add queens column by column, towards the edge of the board */
#include "placements/placements.h"

#include <stdlib.h>

#include "placements/arena.h"

struct search {
	uint64_t square[SETS_SIDE_MAX][SETS_SIDE_MAX]; /* by column, row */
	struct layer layer[SETS_SIDE_MAX + 1];         /* by queens */
	struct arena masks[SETS_SIDE_MAX + 1];         /* of layers */
	int height, width;
	struct sets rows;
	/* the least wanted column set that is not less; none at the end */
	uint16_t next[(1 << SETS_SIDE_MAX) + 1];
	placements_visit_fn *visit;
	void *ctx;
};

static int
reserve(struct search *s, int queens, size_t count)
{
	struct layer *layer = &s->layer[queens];

	if (arena_reserve(&s->masks[queens], count * sizeof *layer->mask))
		return -1;
	layer->mask = s->masks[queens].at;
	return 0;
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

	if (reserve(s, queens + 1, from->count * (size_t)s->height + 1))
		return -1;
	to->count = 0;
	for (int i = 0; i < to->sets; i++) {
		unsigned rows = s->rows.set[s->rows.first[queens + 1] + i];

		to->first[i] = to->count;
		for (unsigned left = rows; left; left &= left - 1) {
			unsigned other = rows & ~(left & -left);

			add_queen(from, s->rows.place[other],
			          s->square[x][__builtin_ctz(left)], to);
		}
	}
	to->first[to->sets] = to->count;
	return 0;
}

/* Whether a wanted set has these columns, and any below `before` besides. */
static int
is_wanted(const struct search *s, unsigned columns, int before)
{
	return s->next[columns] < columns + (1U << before);
}

static int
visit_columns(struct search *s, unsigned columns, int queens)
{
	int before = columns ? __builtin_ctz(columns) : s->width, stop = 0;

	if (s->next[columns] == columns)
		stop = s->visit(columns, &s->layer[queens], s->ctx);
	for (int x = 0; !stop && x < before && queens < s->height; x++) {
		if (!is_wanted(s, columns | 1U << x, x))
			continue;
		stop = extend(s, queens, x);
		if (!stop)
			stop = visit_columns(s, columns | 1U << x, queens + 1);
	}
	return stop;
}

static int
make_layers(struct search *s)
{
	struct layer *root = &s->layer[0];

	for (int queens = 0; queens <= s->height; queens++) {
		struct layer *layer = &s->layer[queens];

		layer->sets = sets_count(s->height, queens);
		layer->first =
			calloc((size_t)layer->sets + 1, sizeof *layer->first);
		if (!layer->first)
			return -1;
	}
	if (reserve(s, 0, 1))
		return -1;
	/* the empty placement: no queen comes to a square with this bit */
	root->mask[0] = DIAGONAL_NEVER;
	root->first[1] = root->count = 1;
	return 0;
}

static void
free_layers(struct search *s)
{
	for (int queens = 0; queens <= SETS_SIDE_MAX; queens++) {
		free(s->layer[queens].first);
		free(s->masks[queens].at);
	}
}

static void
set_squares(struct search *s, const struct diagonals *d, int quadrant)
{
	int last = d->n - 1, is_right = quadrant & 1, is_bottom = quadrant & 2;

	for (int x = 0; x < s->width; x++)
		for (int y = 0; y < s->height; y++)
			s->square[x][y] =
				diagonals_of_square(d, is_bottom ? last - y : y,
			                            is_right ? last - x : x);
}

static void
find_next(struct search *s, const uint8_t wanted[])
{
	unsigned next = 1U << s->width;

	s->next[next] = UINT16_MAX;
	for (unsigned columns = next; columns-- > 0;) {
		next = wanted[columns] ? columns : next;
		s->next[columns] = (uint16_t)next;
	}
}

int
placements_visit(const struct diagonals *d, int quadrant, int height, int width,
                 const uint8_t wanted[], placements_visit_fn *visit, void *ctx)
{
	struct search s = {
		.height = height,
		.width = width,
		.visit = visit,
		.ctx = ctx,
	};
	int stop;

	sets_list(&s.rows, height);
	find_next(&s, wanted);
	set_squares(&s, d, quadrant);
	stop = make_layers(&s) ? -1 : visit_columns(&s, 0, 0);
	free_layers(&s);
	return stop;
}
