/* trie.c -- backtracking that writes down where it goes */
#include "board/trie.h"

struct builder {
	struct trie *trie;
	struct columns columns;
	unsigned all; /* columns */
	int width, rows, failed;
	int row[QUARTER_MAX];
	const uint64_t *square[QUARTER_MAX]; /* of each of these rows */
};

/* More items than a node has leaves, and the next node. */
enum { MOST_ITEMS = QUARTER_MAX * SQUARES_MAX };

static int
has_room(struct trie *t)
{
	size_t items = t->items + MOST_ITEMS;
	int failed = room_make(&t->room, items * sizeof *t->item);

	t->item = t->room.at;
	return !failed;
}

/* The leaves of the queens from `depth` on; *leaf has the columns of those of its
   own before. */
static void
add_leaves(struct builder *b, int depth, unsigned columns, uint64_t diagonals,
           struct leaf *leaf)
{
	struct trie *t = b->trie;
	struct columns c = b->columns;
	unsigned open = depth < b->rows ? b->all & ~columns : 0;
	unsigned position;

	for (; open; open &= open - 1) {
		int column = __builtin_ctz(open), first = b->rows - LAST;
		uint64_t its = b->square[depth][column];

		leaf->column[depth - (first > 0 ? first : 0)] = (uint8_t)column;
		if (!(its & diagonals))
			add_leaves(b, depth + 1, columns | (open & -open),
			           diagonals | its, leaf);
	}
	if (depth < b->rows)
		return;
	position = c.position[columns ^ c.flip];
	leaf->position = (uint16_t)position;
	t->item[t->items].leaf = *leaf;
	t->items += position < c.limit;
}

static uint32_t add_nodes(struct builder *b, int depth, unsigned columns,
                          uint64_t diagonals);

/* A node and what is below it, if that is not nothing.  Returns how many leaves. */
static uint32_t
add_node(struct builder *b, int depth, unsigned columns, uint64_t diagonals,
         unsigned square)
{
	struct trie *t = b->trie;
	size_t begin = t->items;
	struct node node = { .square = (uint16_t)square };

	t->items += NODE_ITEMS;
	node.leaves = add_nodes(b, depth, columns, diagonals);
	if (node.leaves) {
		node.items = (uint32_t)(t->items - begin - NODE_ITEMS);
		memcpy(t->item + begin, &node, sizeof node);
	} else
		t->items = begin;
	return node.leaves;
}

static uint32_t
add_nodes(struct builder *b, int depth, unsigned columns, uint64_t diagonals)
{
	struct trie *t = b->trie;
	size_t begin = t->items;
	unsigned open = b->all & ~columns;
	uint32_t leaves = 0;

	b->failed |= !has_room(t);
	if (b->failed)
		return 0;
	if (depth + LAST >= b->rows) {
		add_leaves(b, depth, columns, diagonals, &(struct leaf){ 0 });
		return (uint32_t)(t->items - begin);
	}
	for (; open; open &= open - 1) {
		int column = __builtin_ctz(open);
		uint64_t its = b->square[depth][column];
		int square = b->row[depth] * b->width + column;

		if (!(its & diagonals))
			leaves +=
				add_node(b, depth + 1, columns | (open & -open),
			                 diagonals | its, (unsigned)square);
	}
	return leaves;
}

int
trie_make(struct trie *t, const struct quarter *q, unsigned rows,
          struct columns columns)
{
	struct builder b = { .trie = t,
		             .width = q->width,
		             .columns = columns,
		             .all = (1U << q->width) - 1 };
	int first;

	b.rows = quarter_rows(q, rows, b.row);
	for (int i = 0; i < b.rows; i++)
		b.square[i] = quarter_row(q, b.row[i]);
	first = b.rows > LAST ? b.rows - LAST : 0;
	t->row_set = rows;
	t->levels = first ? first : 1;
	for (int i = 0; i < LAST; i++)
		t->last[i] = first + i < b.rows ? b.row[first + i] : -1;
	t->items = 0;
	if (!has_room(t))
		return ENOMEM;
	if (first)
		add_nodes(&b, 0, 0, 0);
	else
		add_node(&b, 0, 0, 0, NO_SQUARE);
	return b.failed ? ENOMEM : 0;
}

void
trie_free(struct trie *t)
{
	free(t->room.at);
}
