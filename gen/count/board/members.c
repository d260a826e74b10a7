/* members.c -- the placements of a tree, in order of their lanes */
#include "board/members.h"

/* Take the members in order, each from the end of its lane: then first[] is
   their beginning. */
static void
deal_members(struct members *m)
{
	const struct trie *t = &m->found;
	const uint64_t *square = t->quarter->square;
	uint64_t above[LEVELS + 1] = { 0 };

	for (const struct node *n = t->node; n < t->node + t->nodes; n++) {
		if (n->level)
			above[n->level] =
				above[n->level - 1] | square[n->square];
		if (n->level < t->levels)
			continue;
		for (uint32_t i = n->leaf; i < n[1].leaf; i++) {
			const struct leaf *leaf = &t->leaf[i];

			m->diagonals[--m->first[leaf->row]] =
				above[n->level] | square[leaf->square[0]] |
				square[leaf->square[1]] |
				square[leaf->square[2]];
		}
	}
}

/* A counting sort: first[lane] is the number of members of that lane; then
   their end. */
int
members_make(struct members *m, const struct block *b)
{
	const struct trie *t = &m->found;
	const unsigned lanes = b->limit[0] + PADDING;

	/* vector.h reads eight members behind the last one */
	if (trie_make(&m->found, b) ||
	    room_make(&m->room, (t->leaves + 8) * sizeof *m->diagonals))
		return ENOMEM;
	m->diagonals = m->room.at;
	memset(m->first, 0, (lanes + 1) * sizeof *m->first);
	for (size_t i = 0; i < t->leaves; i++)
		m->first[t->leaf[i].row]++;
	for (unsigned i = 0; i < lanes; i++)
		m->first[i + 1] += m->first[i];
	deal_members(m);
	return 0;
}
