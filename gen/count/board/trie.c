/* trie.c -- the tree of a block, by backtracking in all its sets at once */
#include "board/trie.h"

struct build {
	struct trie *trie;
	const struct block *block;
	int queens, row[BLOCK_MAX][QUARTER_MAX]; /* the first square of each */
	int failed;
};

struct queens {
	uint64_t diagonals;
	unsigned free; /* columns */
	int count;
};

/* The columns of the row with this first square where a queen may follow. */
static unsigned
open_columns(const struct quarter *q, struct queens above, int row)
{
	uint64_t first = q->square[row],
		 attacked = above.diagonals >> __builtin_ctzll(first) |
	                    above.diagonals >> (63 - __builtin_clzll(first));

	return above.free & ~(unsigned)attacked & (above.count ? ~0U : q->open);
}

static struct queens
with_queen(const struct quarter *q, struct queens above, unsigned column,
           int square)
{
	return (struct queens){ above.diagonals | q->square[square],
		                above.free ^ column, above.count + 1 };
}

/* --- leaves --- */

static void
add_leaf(struct build *b, unsigned set, unsigned free, uint32_t squares)
{
	const struct block *k = b->block;
	struct trie *t = b->trie;
	unsigned position = k->position[free ^ k->flip];

	b->failed = b->failed ||
	            room_grow(&t->leaf_room,
	                      (t->leaves + 1 + LEAVES_AHEAD) * sizeof *t->leaf);
	if (b->failed)
		return;
	t->leaf = t->leaf_room.at;
	t->leaf[t->leaves] =
		(struct leaf){ set * k->side + position,
		               { squares & 0xFF, squares >> 8 & 0xFF,
		                 squares >> 16 & 0xFF } };
	t->leaves += position < k->limit[set];
}

/* All leaves of a set with these queens: the last squares are bytes. */
static void
add_leaves(struct build *b, unsigned set, struct queens above, uint32_t squares)
{
	const struct quarter *q = b->block->quarter;
	unsigned open;
	int row;

	if (above.count == b->queens) {
		add_leaf(b, set, above.free, squares);
		return;
	}
	row = b->row[set][above.count];
	for (open = open_columns(q, above, row); open; open &= open - 1) {
		int square = row + __builtin_ctz(open);

		add_leaves(b, set, with_queen(q, above, open & -open, square),
		           squares << 8 | (uint32_t)square);
	}
}

/* --- nodes --- */

static void add_below(struct build *b, unsigned set, unsigned end,
                      struct queens above);

/* A node with all below it, of the sets from `set` to `end` - 1; unless no leaf
   is below. */
static void
add_node(struct build *b, unsigned set, unsigned end, struct queens queens,
         int square)
{
	struct trie *t = b->trie;
	size_t at = t->nodes, leaf = t->leaves;

	b->failed = b->failed ||
	            room_grow(&t->node_room, (at + 2) * sizeof *t->node);
	if (b->failed)
		return;
	t->node = t->node_room.at;
	t->nodes++;
	add_below(b, set, end, queens);
	t->node[at] = (struct node){ .end = (uint32_t)t->nodes,
		                     .leaf = (uint32_t)leaf,
		                     .first_set = (uint8_t)set,
		                     .square = (uint8_t)square,
		                     .level = (uint8_t)queens.count };
	if (t->leaves == leaf)
		t->nodes = at;
}

/* The nodes in the next row, which these sets have in common. */
static void
add_row(struct build *b, unsigned set, unsigned end, struct queens above)
{
	const struct quarter *q = b->block->quarter;
	const int row = b->row[set][above.count];
	unsigned open = open_columns(q, above, row);

	for (; open; open &= open - 1) {
		int square = row + __builtin_ctz(open);

		add_node(b, set, end,
		         with_queen(q, above, open & -open, square), square);
	}
}

/* Go on with the sets: together if they have the next row in common, too, but
   each for itself at the last queens. */
static void
add_below(struct build *b, unsigned set, unsigned end, struct queens above)
{
	const int queens = above.count;
	unsigned next;

	for (; set < end; set = next) {
		next = set + 1;
		if (queens == b->trie->levels) {
			add_leaves(b, set, above, NO_SQUARE * 0x010101);
			continue;
		}
		while (next < end &&
		       b->row[next][queens] == b->row[set][queens])
			next++;
		add_row(b, set, next, above);
	}
}

int
trie_make(struct trie *t, const struct block *block)
{
	const struct quarter *q = block->quarter;
	struct build b = { .trie = t, .block = block };

	for (unsigned i = 0; i < block->sets; i++) {
		b.queens = quarter_rows(q, block->rows[i], b.row[i]);
		for (int k = 0; k < b.queens; k++)
			b.row[i][k] *= q->width;
	}
	t->levels = b.queens > LAST ? b.queens - LAST : 0;
	t->nodes = t->leaves = 0;
	t->quarter = q;
	add_node(&b, 0, block->sets, (struct queens){ .free = q->columns },
	         NO_SQUARE);
	if (b.failed)
		return ENOMEM;
	t->node[t->nodes] = (struct node){ .leaf = (uint32_t)t->leaves };
	return 0;
}

void
trie_free(struct trie *t)
{
	room_free(&t->node_room);
	room_free(&t->leaf_room);
}
