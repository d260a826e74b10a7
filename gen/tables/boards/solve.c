/* solve.c -- find the least member of each group, add its images, sort */
#include "boards/solve.h"

#include <stdlib.h>

#include "boards/search.h"
#include "boards/symmetry.h"

struct search_state {
	struct tables *t;
	size_t room; /* of t->solution */
	uint32_t groups;
};

/* Doubling the list is cheap compared with the search. */
static int
make_room(struct search_state *s)
{
	size_t room = s->room ? 2 * s->room : 1024;
	struct solution *grown;

	if (s->t->solutions + SYMMETRY_IMAGES <= s->room)
		return 0;
	grown = realloc(s->t->solution, room * sizeof *grown);
	if (!grown)
		return -1;
	s->t->solution = grown;
	s->room = room;
	return 0;
}

static int
is_among(uint64_t columns, const struct solution *from,
         const struct solution *to)
{
	for (; from < to; from++)
		if (from->columns == columns)
			return 1;
	return 0;
}

/* A group is the set of its least member's images; some may be equal. */
static void
add_group(struct search_state *s, const uint64_t images[SYMMETRY_IMAGES])
{
	struct solution *first = s->t->solution + s->t->solutions, *end = first;

	for (int k = 0; k < SYMMETRY_IMAGES; k++)
		if (!is_among(images[k], first, end))
			*end++ = (struct solution){ .columns = images[k],
				                    .group = s->groups,
				                    .image = (uint16_t)k };
	for (struct solution *m = first; m < end; m++)
		m->size = (uint16_t)(end - first);
	s->t->solutions += (size_t)(end - first);
	s->groups++;
}

static int
add_candidate(const struct board *b, void *ctx)
{
	struct search_state *s = ctx;
	uint64_t images[SYMMETRY_IMAGES];

	for (int k = 0; k < SYMMETRY_IMAGES; k++) {
		struct board image = symmetry_image(b, k);

		images[k] = board_pack(&image);
		if (images[k] < images[0])
			return 0; /* not the least */
	}
	if (make_room(s))
		return -1;
	add_group(s, images);
	return 0;
}

/* Sort by the last two rows, then by the two before them, and so on: each pass
   keeps the order of the pass before (an LSD radix sort). */
static int
sort(struct tables *t)
{
	enum { BITS = 2 * BOARD_ROW_BITS, VALUES = 1 << BITS };
	struct solution *to = calloc(t->solutions + 1, sizeof *to);

	if (!to)
		return -1;
	for (int shift = 64 - (t->n + 1) / 2 * BITS; shift < 64;
	     shift += BITS) {
		struct solution *from = t->solution;
		size_t start[VALUES + 1] = { 0 };

		for (size_t i = 0; i < t->solutions; i++)
			start[(from[i].columns >> shift) % VALUES + 1]++;
		for (int value = 0; value < VALUES; value++)
			start[value + 1] += start[value];
		for (size_t i = 0; i < t->solutions; i++)
			to[start[(from[i].columns >> shift) % VALUES]++] =
				from[i];
		t->solution = to;
		to = from;
	}
	free(to);
	return 0;
}

int
solve_board(struct tables *t, int n)
{
	struct search_state s = { .t = t };
	int failed;

	*t = (struct tables){ .n = n };
	failed = make_room(&s) || search_candidates(n, add_candidate, &s) ||
	         sort(t) || tables_index(t);
	return failed ? -1 : 0;
}
