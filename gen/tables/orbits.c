/* orbits.c -- search the least member of each group, turn it, sort */
#include "orbits.h"

#include <stdlib.h>

#include "search.h"
#include "symmetry.h"

struct collector {
	struct orbits *orbits;
	orbits_progress_fn *progress;
	int prefix; /* the first two rows of the board visited last */
};

/* Doubling the list is cheap compared with the search. */
static int
make_room(struct orbits *o)
{
	size_t room = o->room ? 2 * o->room : 1024;
	struct member *grown;

	if (o->count + SYMMETRY_IMAGES <= o->room)
		return 0;
	grown = realloc(o->list, room * sizeof *grown);
	if (!grown)
		return -1;
	o->list = grown;
	o->room = room;
	return 0;
}

static int
is_among(uint64_t packed, const uint64_t *list, int count)
{
	while (count > 0)
		if (list[--count] == packed)
			return 1;
	return 0;
}

/* The images of the least member are its group; some may be the same. */
static void
add_group(struct orbits *o, const uint64_t images[SYMMETRY_IMAGES])
{
	for (int k = 0; k < SYMMETRY_IMAGES; k++)
		if (!is_among(images[k], images, k))
			o->list[o->count++] =
				(struct member){ images[k], (uint32_t)o->groups,
				                 (uint8_t)k };
	o->groups++;
}

/* The share of boards that the search has passed, by the first two rows. */
static void
tell_progress(struct collector *s, const struct board *b)
{
	int prefix = b->n * b->col[0] + b->col[1];
	int prefixes = b->n * ((b->n + 1) / 2);

	if (s->progress && prefix != s->prefix)
		s->progress((double)prefix / prefixes);
	s->prefix = prefix;
}

static int
add_candidate(const struct board *b, void *ctx)
{
	struct collector *s = ctx;
	struct orbits *o = s->orbits;
	uint64_t images[SYMMETRY_IMAGES];

	tell_progress(s, b);
	for (int k = 0; k < SYMMETRY_IMAGES; k++) {
		struct board image = symmetry_image(b, k);

		images[k] = board_pack(&image);
		if (images[k] < images[0])
			return 0; /* not the least */
	}
	if (make_room(o))
		return -1;
	add_group(o, images);
	return 0;
}

static int
compare(const void *a, const void *b)
{
	const struct member *x = a, *y = b;

	return (x->packed > y->packed) - (x->packed < y->packed);
}

/*
 * Copy all members to `to`, sorted by the bits of packed from `shift` up, which
 * have so many values (a counting sort).  start[values + 2] is all 0 before.
 * Afterwards the members of value v are to[start[v]] .. to[start[v + 1] - 1].
 */
static void
scatter(const struct orbits *o, struct member *to, int shift, size_t *start,
        size_t values)
{
	for (size_t i = 0; i < o->count; i++)
		start[(o->list[i].packed >> shift) + 2]++;
	for (size_t v = 0; v < values; v++)
		start[v + 2] += start[v + 1];
	for (size_t i = 0; i < o->count; i++)
		to[start[(o->list[i].packed >> shift) + 1]++] = o->list[i];
}

/* First by a quarter of the rows, which leaves short lists to sort by all. */
static int
sort(struct orbits *o, int n)
{
	int bits = BOARD_ROW_BITS * ((n + 3) / 4), shift = 64 - bits;
	size_t values = (size_t)1 << bits;
	size_t *start = calloc(values + 2, sizeof *start);
	struct member *to = calloc(o->count + 1, sizeof *to);

	if (!start || !to) {
		free(start);
		free(to);
		return -1;
	}
	scatter(o, to, shift, start, values);
	for (size_t v = 0; v < values; v++)
		qsort(to + start[v], start[v + 1] - start[v], sizeof *to,
		      compare);
	free(start);
	free(o->list);
	o->list = to;
	return 0;
}

int
orbits_find(struct orbits *o, int n, orbits_progress_fn *progress)
{
	struct collector s = { .orbits = o, .progress = progress };

	*o = (struct orbits){ 0 };
	if (search_candidates(n, add_candidate, &s))
		return -1;
	return sort(o, n);
}

void
orbits_free(struct orbits *o)
{
	free(o->list);
}
