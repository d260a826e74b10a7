/* members.c -- placements in order of their lanes */
#include "board/members.h"

/* Room for so many lanes, and members in all of them. */
static int
begin(struct members *m, unsigned lanes, size_t members)
{
	size_t bytes = members * sizeof *m->diagonals;

	if (room_make(&m->room, bytes + (lanes + 1) * sizeof *m->first))
		return ENOMEM;
	m->lanes = lanes;
	m->diagonals = m->room.at;
	m->first = (uint32_t *)(m->diagonals + members);
	return 0;
}

/* A counting sort: of each lane, first[] has the number, then the end, and at
   last the first one. */
int
members_make(struct members *m, const struct placements *all, unsigned lanes)
{
	if (begin(m, lanes, all->count))
		return ENOMEM;
	memset(m->first, 0, (lanes + 1) * sizeof *m->first);
	for (size_t i = 0; i < all->count; i++)
		m->first[all->at[i].position]++;
	for (unsigned lane = 0; lane < lanes; lane++)
		m->first[lane + 1] += m->first[lane];
	for (size_t i = all->count; i-- > 0;)
		m->diagonals[--m->first[all->at[i].position]] =
			all->at[i].diagonals;
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
	free(m->room.at);
}
