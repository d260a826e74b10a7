/* tables.c -- one array for each property of a solution or group */
#include "tables.h"

#include <stdlib.h>

/* One item more than asked: a board without solutions needs no special case. */
static void *
allocate(size_t count, size_t size)
{
	return calloc(count + 1, size);
}

int
tables_allocate(struct tables *t)
{
	t->solution = allocate(t->solutions, sizeof *t->solution);
	t->group = allocate(t->solutions, sizeof *t->group);
	t->image = allocate(t->solutions, sizeof *t->image);
	t->fundamental = allocate(t->groups, sizeof *t->fundamental);
	t->size = allocate(t->groups, sizeof *t->size);
	return t->solution && t->group && t->image && t->fundamental && t->size
	               ? 0
	               : -1;
}

static void
fill(struct tables *t, const struct orbits *orbits)
{
	for (size_t rank = 0; rank < t->solutions; rank++) {
		const struct member *m = &orbits->list[rank];

		t->solution[rank] = m->packed;
		t->group[rank] = m->group;
		t->image[rank] = m->image;
		t->size[m->group]++;
		if (m->image == 0)
			t->fundamental[m->group] = (uint32_t)rank;
	}
	for (size_t group = 0; group < t->groups; group++)
		t->groups_of[t->size[group]]++;
}

int
tables_make(struct tables *t, int n, orbits_progress_fn *progress)
{
	struct orbits orbits;
	int failed = orbits_find(&orbits, n, progress);

	*t = (struct tables){ .n = n,
		              .solutions = orbits.count,
		              .groups = orbits.groups };
	failed = failed || tables_allocate(t);
	if (!failed)
		fill(t, &orbits);
	orbits_free(&orbits);
	return failed ? -1 : 0;
}

void
tables_free(struct tables *t)
{
	free(t->solution);
	free(t->group);
	free(t->image);
	free(t->fundamental);
	free(t->size);
}

struct board
tables_board(const struct tables *t, size_t rank)
{
	return board_unpack(t->n, t->solution[rank]);
}

size_t
tables_rank(const struct tables *t, const struct board *b)
{
	uint64_t packed = board_pack(b);
	size_t from = 0, to = t->solutions;

	while (to - from > 1) {
		size_t middle = from + (to - from) / 2;

		if (t->solution[middle] <= packed)
			from = middle;
		else
			to = middle;
	}
	return from;
}
