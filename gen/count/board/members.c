/* members.c -- placements in order of their lanes */
#include "board/members.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* An array of *room items of `size`, with room for `wanted`; NULL if there is no
   memory, and then the old one stays. */
static void *
reserve(void *old, size_t *room, size_t wanted, size_t size)
{
	size_t more = wanted + wanted / 2 + 1;
	void *array = wanted < *room ? old : realloc(old, more * size);

	if (array && wanted >= *room)
		*room = more;
	return array;
}

/* Room for so many lanes, and members in all of them. */
static int
begin(struct members *m, unsigned lanes, size_t members)
{
	uint32_t *first =
		reserve(m->first, &m->lane_room, lanes + 2, sizeof *m->first);
	uint64_t *diagonals;

	if (!first)
		return ENOMEM;
	m->first = first;
	m->lanes = lanes;
	diagonals =
		reserve(m->diagonals, &m->room, members, sizeof *m->diagonals);
	if (!diagonals)
		return ENOMEM;
	m->diagonals = diagonals;
	return 0;
}

struct collector {
	struct members *members;
	struct columns columns;
	int failed;
};

/* A quarter_visit_fn. */
static void
collect(void *ctx, unsigned columns, uint64_t diagonals)
{
	struct collector *c = ctx;
	struct members *m = c->members;
	unsigned lane = c->columns.position[columns ^ c->columns.flip];
	struct member *found;

	if (lane >= c->columns.limit || c->failed)
		return;
	found = reserve(m->found, &m->found_room, m->count, sizeof *m->found);
	c->failed = !found;
	if (c->failed)
		return;
	m->found = found;
	m->found[m->count++] = (struct member){ diagonals, lane };
}

/* Two places behind its own, a lane has its number of members; then one behind
   its own, its place; and when all are placed, its end. */
static void
sort(struct members *m)
{
	uint32_t *place = m->first + 1;

	memset(m->first, 0, (m->lanes + 2) * sizeof *m->first);
	for (size_t i = 0; i < m->count; i++)
		place[m->found[i].lane + 1]++;
	for (unsigned lane = 0; lane < m->lanes; lane++)
		place[lane + 1] += place[lane];
	for (size_t i = 0; i < m->count; i++)
		m->diagonals[place[m->found[i].lane]++] = m->found[i].diagonals;
}

int
members_make(struct members *m, const struct quarter *q, unsigned rows,
             struct columns columns)
{
	struct collector c = { .members = m, .columns = columns };

	m->count = 0;
	quarter_visit(q, rows, collect, &c);
	if (c.failed || begin(m, columns.limit, m->count))
		return ENOMEM;
	sort(m);
	return 0;
}

int
members_filter(struct members *m, const struct members *all, uint64_t diagonals)
{
	uint32_t count = 0;

	if (begin(m, all->lanes, all->first[all->lanes] + 1))
		return ENOMEM;
	for (unsigned lane = 0; lane < all->lanes; lane++) {
		m->first[lane] = count;
		for (uint32_t i = all->first[lane]; i < all->first[lane + 1];
		     i++) {
			m->diagonals[count] = all->diagonals[i];
			count += !(all->diagonals[i] & diagonals);
		}
	}
	m->first[all->lanes] = count;
	return 0;
}

void
members_free(struct members *m)
{
	free(m->first);
	free(m->diagonals);
	free(m->found);
}
