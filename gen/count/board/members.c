/* members.c -- placements in order of their lanes */
#include "board/members.h"

/* Room for so many lanes, and members in all of them. */
static int
begin(struct members *m, unsigned lanes, size_t members)
{
	if (room_make(&m->firsts, (lanes + 2) * sizeof *m->first) ||
	    room_make(&m->sorted, members * sizeof *m->diagonals))
		return ENOMEM;
	m->lanes = lanes;
	m->first = m->firsts.at;
	m->diagonals = m->sorted.at;
	return 0;
}

struct member {
	uint64_t diagonals;
	unsigned lane;
};

struct collector {
	struct room *found;
	size_t count;
	struct columns columns;
	int failed;
};

/* A quarter_visit_fn. */
static void
collect(void *ctx, unsigned columns, uint64_t diagonals)
{
	struct collector *c = ctx;
	unsigned lane = c->columns.position[columns ^ c->columns.flip];

	if (lane >= c->columns.limit || c->failed)
		return;
	c->failed = room_make(c->found,
	                      (c->count + 1) * sizeof(struct member)) != 0;
	if (!c->failed)
		((struct member *)c->found->at)[c->count++] =
			(struct member){ diagonals, lane };
}

/* Two places behind its own, a lane has its number of members; then one behind
   its own, its place; and when all are placed, its end. */
static void
sort(struct members *m, const struct member *found, size_t count)
{
	uint32_t *place = m->first + 1;

	memset(m->first, 0, (m->lanes + 2) * sizeof *m->first);
	for (size_t i = 0; i < count; i++)
		place[found[i].lane + 1]++;
	for (unsigned lane = 0; lane < m->lanes; lane++)
		place[lane + 1] += place[lane];
	for (size_t i = 0; i < count; i++)
		m->diagonals[place[found[i].lane]++] = found[i].diagonals;
}

int
members_make(struct members *m, const struct quarter *q, unsigned rows,
             struct columns columns)
{
	struct collector c = { .found = &m->found, .columns = columns };

	quarter_visit(q, rows, collect, &c);
	if (c.failed || begin(m, columns.limit, c.count))
		return ENOMEM;
	sort(m, m->found.at, c.count);
	return 0;
}

int
members_filter(struct members *m, const struct members *all, uint64_t diagonals)
{
	uint32_t count = 0;

	/* one more: each member is written, whether it stays or not */
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
	free(m->firsts.at);
	free(m->sorted.at);
	free(m->found.at);
}
