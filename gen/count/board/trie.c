/* trie.c -- placements that begin alike get a node together */
#include "board/trie.h"

static void
add_leaf(struct trie *t, const struct placement *p)
{
	struct leaf leaf = { .position = p->position };

	memcpy(leaf.column, p->column + LEVELS, LAST);
	t->item[t->items++] = leaf;
}

static uint16_t
square_of(const struct placements *all, int depth, int column)
{
	int row = all->row[depth];

	return (uint16_t)(row < 0 ? NO_SQUARE
	                          : row * all->quarter->width + column);
}

static int
make_room(struct trie *t, size_t more)
{
	int failed = room_make(&t->room, (t->items + more) * sizeof *t->item);

	t->item = t->room.at;
	return failed;
}

/* The items of some placements, which have the queens before `depth` in
   common. */
static int
add_items(struct trie *t, const struct placements *all, int depth, size_t at,
          size_t end)
{
	for (; depth == LEVELS && at < end; at++)
		add_leaf(t, &all->at[at]);
	while (at < end) {
		size_t first = at, begin = t->items;
		int column = all->at[at].column[depth];
		struct node node = { .square = square_of(all, depth, column) };

		while (at < end && all->at[at].column[depth] == column)
			at++;
		node.leaves = (uint32_t)(at - first);
		if (make_room(t, NODE_ITEMS + node.leaves))
			return ENOMEM;
		t->items += NODE_ITEMS;
		if (add_items(t, all, depth + 1, first, at))
			return ENOMEM;
		node.items = (uint32_t)(t->items - begin - NODE_ITEMS);
		memcpy(t->item + begin, &node, sizeof node);
	}
	return 0;
}

int
trie_make(struct trie *t, const struct placements *all)
{
	int first = LEVELS - 1;

	while (first && all->row[first - 1] >= 0)
		first--;
	t->row_set = all->rows;
	t->levels = LEVELS - first;
	for (int i = 0; i < LAST; i++)
		t->last[i] = all->row[LEVELS + i];
	t->items = 0;
	return make_room(t, 1) || add_items(t, all, first, 0, all->count)
	               ? ENOMEM
	               : 0;
}

void
trie_free(struct trie *t)
{
	free(t->room.at);
}
