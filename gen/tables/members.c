/* members.c -- search the least of each group, turn them, sort */
#include "members.h"

#include <stdlib.h>

#include "queens.h"
#include "symmetry.h"

enum { ROW_BITS = 4 }; /* of queens_pack */

/* A search costs more than to copy what it found when the room is full. */
static int
make_room(struct members *m)
{
	size_t room = m->room ? 2 * m->room : 1024;
	struct member *grown;

	if (m->count + SYMMETRY_IMAGES <= m->room)
		return 0;
	grown = realloc(m->list, room * sizeof *grown);
	if (!grown)
		return -1;
	m->list = grown;
	m->room = room;
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

/* The images of a group's least member are the group, some more than once. */
static void
add_group(struct members *m, const uint64_t images[SYMMETRY_IMAGES])
{
	for (int k = 0; k < SYMMETRY_IMAGES; k++)
		if (!is_among(images[k], images, k))
			m->list[m->count++] =
				(struct member){ images[k], (uint32_t)m->groups,
				                 (uint8_t)k };
	m->groups++;
}

static int
add_candidate(const struct board *b, void *ctx)
{
	struct members *m = ctx;
	uint64_t images[SYMMETRY_IMAGES];

	for (int k = 0; k < SYMMETRY_IMAGES; k++) {
		struct board image = symmetry_image(b, k);

		images[k] = queens_pack(&image);
		if (images[k] < images[0])
			return 0; /* not the least */
	}
	if (make_room(m))
		return -1;
	add_group(m, images);
	return 0;
}

static int
compare(const void *a, const void *b)
{
	const struct member *x = a, *y = b;

	return (x->packed > y->packed) - (x->packed < y->packed);
}

/*
 * Move all to `to`, sorted by the bits of packed from `shift` up, which have so
 * many values.  start[values + 2] is all 0 before; afterwards those of value v
 * are to[start[v]] .. to[start[v + 1] - 1].
 */
static void
scatter(const struct members *m, struct member *to, int shift, size_t *start,
        size_t values)
{
	for (size_t i = 0; i < m->count; i++)
		start[(m->list[i].packed >> shift) + 2]++;
	for (size_t v = 0; v < values; v++)
		start[v + 2] += start[v + 1];
	for (size_t i = 0; i < m->count; i++)
		to[start[(m->list[i].packed >> shift) + 1]++] = m->list[i];
}

/* A quarter of the rows at once, which leaves some hundreds to sort by all. */
static int
sort(struct members *m, int n)
{
	int shift = 64 - ROW_BITS * ((n + 3) / 4);
	size_t values = (UINT64_MAX >> shift) + 1;
	size_t *start = calloc(values + 2, sizeof *start);
	struct member *to = calloc(m->count + 1, sizeof *to);

	if (!start || !to) {
		free(start);
		free(to);
		return -1;
	}
	scatter(m, to, shift, start, values);
	for (size_t v = 0; v < values; v++)
		qsort(to + start[v], start[v + 1] - start[v], sizeof *to,
		      compare);
	free(start);
	free(m->list);
	m->list = to;
	return 0;
}

int
members_find(struct members *m, int n)
{
	*m = (struct members){ 0 };
	if (queens_visit_candidates(n, add_candidate, m))
		return -1;
	return sort(m, n);
}

void
members_free(struct members *m)
{
	free(m->list);
}
