/* members.c -- placements in order of their lanes */
#include "board/members.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Give an array of *room items of `size` room for `wanted`. */
static int
reserve(void *array, size_t *room, size_t wanted, size_t size)
{
	void *old, *new;

	if (wanted <= *room)
		return 0;
	wanted += wanted / 2;
	memcpy(&old, array, sizeof old);
	new = realloc(old, wanted * size);
	if (!new)
		return ENOMEM;
	memcpy(array, &new, sizeof new);
	*room = wanted;
	return 0;
}

/* Room for so many lanes, and members in all of them. */
static int
begin(struct members *m, unsigned lanes, size_t members)
{
	m->lanes = lanes;
	return reserve(&m->first, &m->lane_room, lanes + 2, sizeof *m->first) ||
	                       reserve(&m->diagonals, &m->room, members,
	                               sizeof *m->diagonals)
	               ? ENOMEM
	               : 0;
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

	if (lane >= c->columns.limit || c->failed)
		return;
	if (m->count == m->found_room)
		c->failed = reserve(&m->found, &m->found_room, m->count + 1,
		                    sizeof *m->found);
	if (!c->failed)
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
