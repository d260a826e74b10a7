/* trie.c -- the tree of a block, by backtracking in all its sets at once */
#include "board/trie.h"

struct build {
	struct trie *trie;
	const struct block *block;
	int queens, row[BLOCK_MAX][QUARTER_MAX];
	int failed;
};

/* Queens that the sets from `set` to `end` - 1 have in common. */
struct common {
	unsigned set, end;
	int queens;
	unsigned free; /* columns */
	uint64_t diagonals;
	struct leaf leaf; /* as far as it is known */
};

static void
add_leaf(struct build *b, const struct common *c)
{
	const struct block *k = b->block;
	struct trie *t = b->trie;
	unsigned position = k->columns.position[c->free ^ k->columns.flip];

	if (position >= k->limit[c->set])
		return;
	if (room_grow(&t->leaf_room, (t->leaves + 1) * sizeof *t->leaf)) {
		b->failed = 1;
		return;
	}
	t->leaf = t->leaf_room.at;
	t->leaf[t->leaves] = c->leaf;
	t->leaf[t->leaves++].row = c->set * k->side + position;
}

static void add_last(struct build *b, const struct common *c);
static unsigned add_below(struct build *b, const struct common *c);

/* A node with all below it.  Returns 0 if there is no leaf. */
static unsigned
add_node(struct build *b, const struct common *c, unsigned square)
{
	struct trie *t = b->trie;
	size_t at = t->nodes, leaf = t->leaves;
	unsigned children;

	if (room_grow(&t->node_room, (at + 2) * sizeof *t->node)) {
		b->failed = 1;
		return 0;
	}
	t->node = t->node_room.at;
	t->nodes++;
	children = add_below(b, c);
	if (t->leaves == leaf) {
		t->nodes = at;
		return 0;
	}
	t->node[at] = (struct node){ .end = (uint32_t)t->nodes,
		                     .leaf = (uint32_t)leaf,
		                     .first_set = (uint8_t)c->set,
		                     .square = (uint8_t)square,
		                     .level = (uint8_t)c->queens,
		                     .children = (uint8_t)children };
	return 1;
}

/* Each queen in the next row, which these sets have in common.  Returns how
   many nodes they are. */
static unsigned
add_row(struct build *b, const struct common *c)
{
	const struct quarter *q = b->block->quarter;
	int row = b->row[c->set][c->queens], last = c->queens - b->trie->levels;
	unsigned open = quarter_open(q->row[row], c->free, c->diagonals),
		 nodes = 0;
	struct common next = *c;

	next.queens++;
	if (!c->queens)
		open &= q->open;
	for (; open; open &= open - 1) {
		unsigned column = open & -open;
		int square = row * q->width + __builtin_ctz(column);

		next.free = c->free ^ column;
		next.diagonals = c->diagonals | q->row[row] * column;
		if (last < 0) {
			nodes += add_node(b, &next, (unsigned)square);
			continue;
		}
		next.leaf.square[last] = (uint8_t)square;
		add_last(b, &next);
	}
	return nodes;
}

static void
add_last(struct build *b, const struct common *c)
{
	if (c->queens < b->queens)
		add_row(b, c);
	else
		add_leaf(b, c);
}

/* Go on with the sets: together if they have the next row in common, too, but
   each for itself at the last queens. */
static unsigned
add_below(struct build *b, const struct common *c)
{
	const int queens = c->queens;
	struct common part = *c;
	unsigned nodes = 0;

	for (; part.set < c->end; part.set = part.end) {
		part.end = part.set + 1;
		if (queens == b->trie->levels) {
			add_last(b, &part);
			continue;
		}
		while (part.end < c->end &&
		       b->row[part.end][queens] == b->row[part.set][queens])
			part.end++;
		nodes += add_row(b, &part);
	}
	return nodes;
}

int
trie_make(struct trie *t, const struct block *block)
{
	struct build b = { .trie = t, .block = block };
	struct common none = {
		.end = block->sets,
		.free = quarter_columns(block->quarter),
		.leaf.square = { NO_SQUARE, NO_SQUARE, NO_SQUARE },
	};

	for (unsigned i = 0; i < block->sets; i++)
		b.queens =
			quarter_rows(block->quarter, block->rows[i], b.row[i]);
	t->levels = b.queens > LAST ? b.queens - LAST : 0;
	t->nodes = t->leaves = 0;
	if (room_grow(&t->node_room, sizeof *t->node))
		return ENOMEM;
	add_node(&b, &none, NO_SQUARE);
	t->node = t->node_room.at;
	t->node[t->nodes] = (struct node){ .leaf = (uint32_t)t->leaves };
	return b.failed ? ENOMEM : 0;
}

void
trie_free(struct trie *t)
{
	room_free(&t->node_room);
	room_free(&t->leaf_room);
}
