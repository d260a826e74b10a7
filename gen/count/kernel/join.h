/*
 * join.h -- count the pairs of a placement in one quarter and one in another
 *
 * The first ones are a tree (board/trie.h), the others a list
 * (board/members.h).  A pass takes LANES lanes of the list.
 */
#ifndef JOIN_H
#define JOIN_H

#include "board/members.h"
#include "kernel/leaves.h"

struct join {
	totals product[2]; /* with low cells, with high ones */
	const struct trie *trie;
	struct members members;
	struct cells cells;
	struct table table;
	struct list list[LEVELS + 1]; /* of a node's level */
	enum use use;
	unsigned pass;
};

/* --- tables --- */

/* The leaves below the node `top`, by some planes of some groups: those from
   p->square on. */
static inline void
walk_leaves(const struct join *j, const struct node *top, struct place *p,
            leaves_fn *leaves)
{
	const struct trie *t = j->trie;
	const vector *none = element(p->square, NO_SQUARE, p->square_shift);

	for (int i = 0; i < TABLE_LEVELS; i++)
		p->node[i] = none;
	for (const struct node *n = top; n < t->node + top->end; n++) {
		if (n > top)
			p->node[n->level - top->level - 1] =
				element(p->square, n->square, p->square_shift);
		if (n->level == t->levels && n->first_set < j->cells.sets)
			leaves(p, t->leaf + n->leaf, t->leaf + n[1].leaf,
			       j->use);
	}
}

/* How many groups from this one on a function takes. */
static inline unsigned
groups_of_shape(const struct table *t, unsigned group)
{
	unsigned planes = planes_of(t, group), end = group + 1;

	if (planes > PLANES)
		return 1;
	while (end < t->groups && planes_of(t, end) == planes &&
	       shaped[planes][end + 1 - group])
		end++;
	return end - group;
}

static inline int
join_table(struct join *j, const struct node *top, const struct list *list)
{
	struct table *t = &j->table;
	struct place p = { .cells = &j->cells, .product = j->product };
	vector *low = cell_at(&j->cells, j->cells.low, 0, j->pass * LANES),
	       *high = cell_at(&j->cells, j->cells.high, 0, j->pass * LANES);
	unsigned groups, planes;

	if (table_make(t, list, j->trie->quarter))
		return ENOMEM;
	p.square_shift = t->shift;
	p.end_row = j->cells.sets * j->cells.side;
	for (unsigned g = 0; g < t->groups; g += groups) {
		groups = groups_of_shape(t, g);
		for (unsigned v = t->first[g]; v < t->first[g + 1];
		     v += planes) {
			planes = t->first[g + 1] - v;
			planes = planes > PLANES ? PLANES : planes;
			p.square = t->square + v;
			p.low = low + g;
			p.high = high + g;
			walk_leaves(j, top, &p, shaped[planes][groups]);
		}
	}
	return 0;
}

/* --- lists --- */

/* A table is worth the time just above the leaves; and, as measured, where
   there are few leaves for each child. */
static inline int
is_table_worth(const struct trie *t, const struct node *top)
{
	enum { WORTH = VECTOR_BYTES / 16 * 200 + (VECTOR_BYTES == 32) * 100 };
	const struct node *end = t->node + top->end;
	uint32_t leaves = end->leaf - top->leaf, worth = 0;

	if (top->level < t->levels - TABLE_LEVELS)
		return 0;
	for (const struct node *n = top + 1; n < end; n = t->node + n->end)
		worth += WORTH;
	return top->level == t->levels || leaves <= worth;
}

/* Count the pairs below a node, with the members that its queens spare. */
static inline int
join_node(struct join *j, const struct node *top)
{
	const struct node *node = j->trie->node, *end = node + top->end;
	struct list *list = &j->list[top->level], *next = list + 1;
	int failed = 0;

	if (list->first[0] == list->first[(size_t)list->groups * VECTOR_BYTES])
		return 0;
	if (is_table_worth(j->trie, top))
		return join_table(j, top, list);
	for (const struct node *n = top + 1; n < end && !failed;
	     n = node + n->end)
		if (n->first_set < j->cells.sets)
			failed = list_filter(
					 next, list,
					 j->trie->quarter->square[n->square]) ||
			         join_node(j, n);
	return failed ? ENOMEM : 0;
}

/* Count the pairs of a tree and the list of a block of one set.  Returns 0 or
   ENOMEM. */
static inline int
join_all(struct join *j, const struct trie *t, const struct block *b,
         enum use use)
{
	const unsigned lanes = j->cells.lanes;
	struct list *list = &j->list[0];

	j->trie = t;
	j->use = use;
	if (members_make(&j->members, b))
		return ENOMEM;
	memset(j->product, 0, sizeof j->product);
	list->member = j->members.diagonals;
	for (j->pass = 0; j->pass * LANES < lanes; j->pass++) {
		unsigned rest = lanes - j->pass * LANES;

		list->groups =
			rest > LANES ? GROUPS
				     : (rest + VECTOR_BYTES - 1) / VECTOR_BYTES;
		memcpy(list->first, j->members.first + (size_t)j->pass * LANES,
		       sizeof list->first);
		if (t->nodes && join_node(j, t->node))
			return ENOMEM;
	}
	return 0;
}

/* The sum of all products. */
static inline uint64_t
join_product(const struct join *j)
{
	uint64_t sum = 0;

	for (size_t i = 0; i < VECTOR_BYTES / sizeof sum; i++)
		sum += j->product[0][i] + (j->product[1][i] << CARRY_BITS);
	return sum;
}

static inline void
join_free(struct join *j)
{
	for (int i = 1; i <= LEVELS; i++)
		room_free(&j->list[i].room);
	room_free(&j->table.room);
	room_free(&j->cells.room);
	trie_free(&j->members.found);
	room_free(&j->members.room);
}

#endif
