/* trie.c -- the tree of a block, by backtracking in all its sets at once */
#include "board/trie.h"

/* Sets first to end - 1 have their first rows in common. */
struct build {
	struct trie *trie;
	const struct block *block;
	int queens, row[BLOCK_MAX][QUARTER_MAX];
	int failed;
};

static unsigned
square_of(const struct block *b, int row, unsigned column)
{
	return (unsigned)(row * b->quarter->width + __builtin_ctz(column));
}

/* --- leaves --- */

static void
add_leaf(struct build *b, struct leaf leaf, unsigned set, unsigned free)
{
	const struct block *k = b->block;
	struct trie *t = b->trie;
	unsigned position = k->columns.position[free ^ k->columns.flip];

	if (position >= k->limit[set])
		return;
	leaf.row = set * k->side + position;
	if (room_grow(&t->leaf_room, (t->leaves + 1) * sizeof leaf)) {
		b->failed = 1;
		return;
	}
	t->leaf = t->leaf_room.at;
	t->leaf[t->leaves++] = leaf;
}

/* Place the last queens of a set. */
static void
place_last(struct build *b, struct leaf leaf, unsigned set, int queens,
           unsigned free, uint64_t diagonals)
{
	uint64_t row;
	unsigned open;
	int at;

	if (queens == b->queens) {
		add_leaf(b, leaf, set, free);
		return;
	}
	at = b->row[set][queens];
	row = b->block->quarter->row[at];
	open = quarter_open(row, free, diagonals);
	if (!queens)
		open &= b->block->quarter->open;
	for (; open; open &= open - 1) {
		unsigned column = open & -open;

		leaf.square[queens - b->trie->levels] =
			(uint8_t)square_of(b->block, at, column);
		place_last(b, leaf, set, queens + 1, free ^ column,
		           diagonals | row * column);
	}
}

static unsigned
add_leaves(struct build *b, unsigned set, unsigned end, unsigned free,
           uint64_t diagonals)
{
	const struct leaf leaf = { .square = { NO_SQUARE, NO_SQUARE,
		                               NO_SQUARE } };
	int queens = b->trie->levels;
	unsigned rows = 0;

	for (; set < end; set++) {
		for (int i = queens; i < b->queens; i++)
			rows |= 1U << b->row[set][i];
		place_last(b, leaf, set, queens, free, diagonals);
	}
	return rows;
}

/* --- nodes --- */

/* A table is worth the time if few leaves share each square, as measured. */
static int
has_table(const struct trie *t, int level, size_t leaves, unsigned children)
{
	enum { WORTH = 400 };

	return level == t->levels || (level >= t->levels - TABLE_LEVELS &&
	                              leaves <= (size_t)WORTH * children);
}

static void add_node(struct build *b, unsigned set, unsigned end, int level,
                     unsigned square, unsigned free, uint64_t diagonals);

/* Queens in the next row of sets that have it in common.  Returns how many. */
static unsigned
add_row(struct build *b, unsigned set, unsigned end, int level, unsigned free,
        uint64_t diagonals)
{
	const struct quarter *q = b->block->quarter;
	int at = b->row[set][level];
	unsigned open = quarter_open(q->row[at], free, diagonals), count = 0;

	if (!level)
		open &= q->open;
	for (; open; open &= open - 1) {
		unsigned column = open & -open;
		size_t before = b->trie->nodes;

		add_node(b, set, end, level + 1,
		         square_of(b->block, at, column), free ^ column,
		         diagonals | q->row[at] * column);
		count += b->trie->nodes > before;
	}
	return count;
}

/* Returns how many nodes there are; *rows are the rows of all squares. */
static unsigned
add_nodes(struct build *b, unsigned set, unsigned end, int level, unsigned free,
          uint64_t diagonals)
{
	unsigned count = 0, next;

	for (; set < end; set = next) {
		int row = b->row[set][level];

		for (next = set; next < end && b->row[next][level] == row;)
			next++;
		count += add_row(b, set, next, level, free, diagonals);
	}
	return count;
}

static unsigned
rows_below(const struct build *b, size_t at)
{
	const struct trie *t = b->trie;
	unsigned rows = 0;

	for (size_t i = at + 1; i < t->nodes; i = t->node[i].end)
		rows |= t->node[i].rows |
		        1U << t->node[i].square / b->block->quarter->width;
	return rows;
}

/* A node with all below it, unless there is no leaf. */
static void
add_node(struct build *b, unsigned set, unsigned end, int level,
         unsigned square, unsigned free, uint64_t diagonals)
{
	struct trie *t = b->trie;
	size_t at = t->nodes, leaf = t->leaves;
	unsigned rows, children = 0;

	if (room_grow(&t->node_room, (at + 2) * sizeof *t->node)) {
		b->failed = 1;
		return;
	}
	t->node = t->node_room.at;
	t->nodes++;
	if (level < t->levels) {
		children = add_nodes(b, set, end, level, free, diagonals);
		rows = rows_below(b, at);
	} else {
		rows = add_leaves(b, set, end, free, diagonals);
	}
	if (t->leaves == leaf) {
		t->nodes = at;
		return;
	}
	t->node[at] = (struct node){
		.end = (uint32_t)t->nodes,
		.leaf = (uint32_t)leaf,
		.rows = (uint16_t)rows,
		.first_set = (uint8_t)set,
		.square = (uint8_t)square,
		.level = (uint8_t)level,
		.has_table = (uint8_t)has_table(t, level, t->leaves - leaf,
		                                children),
	};
}

int
trie_make(struct trie *t, const struct block *block)
{
	struct build b = { .trie = t, .block = block };

	for (unsigned i = 0; i < block->sets; i++)
		b.queens =
			quarter_rows(block->quarter, block->rows[i], b.row[i]);
	t->levels = b.queens > LAST ? b.queens - LAST : 0;
	t->nodes = t->leaves = 0;
	if (room_grow(&t->node_room, sizeof *t->node))
		return ENOMEM;
	add_node(&b, 0, block->sets, 0, NO_SQUARE,
	         quarter_columns(block->quarter), 0);
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
