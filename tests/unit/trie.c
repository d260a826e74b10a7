/* trie.c -- a tree has the placements that a list has, in the same order */
#include "board/trie.h"

#include "fence.h"
#include "tap.h"

static uint16_t position[1 << QUARTER_MAX];

struct placement {
	unsigned columns;
	uint64_t diagonals;
};
static struct placement listed[1 << 18];
static unsigned count, found, wrong;

/* A quarter_visit_fn. */
static void
collect(void *ctx, unsigned columns, uint64_t diagonals)
{
	const struct columns *c = ctx;

	if (position[columns ^ c->flip] < c->limit)
		listed[count++] = (struct placement){ columns, diagonals };
}

/* Compare the leaves below a node, whose queens have these diagonals. */
static void
walk(const struct trie *t, const struct quarter *q, struct columns c, int level,
     const union item *at, const union item *end, uint64_t diagonals)
{
	if (level == t->levels) {
		for (; at < end; at++, found++) {
			uint64_t all = diagonals;

			for (int i = 0; i < LAST; i++)
				if (t->last[i] >= 0)
					all |= quarter_row(
						q,
						t->last[i])[at->leaf.column[i]];
			wrong += found >= count ||
			         listed[found].diagonals != all ||
			         position[listed[found].columns ^ c.flip] !=
			                 at->leaf.position;
		}
		return;
	}
	while (at < end) {
		struct node node = node_at(at);
		unsigned before = found;

		at += NODE_ITEMS;
		walk(t, q, c, level + 1, at, at + node.items,
		     node.square == NO_SQUARE
		             ? diagonals
		             : diagonals | q->diagonals[node.square]);
		at += node.items;
		wrong += level + 1 == t->levels
		                 ? found - before != node.leaves ||
		                           node.leaves != node.items
		                 : found == before;
	}
}

/* Returns 0 if tree and list have the same, ENOMEM, or -1. */
static int
compare(int n, unsigned rows)
{
	struct quarter quarter[2][2];
	const struct quarter *q = &quarter[0][1];
	struct columns c = { .position = position, .limit = 3000 };
	struct trie t = { 0 };
	int error;

	quarters_make(quarter, n);
	c.flip = (1U << q->width) - 1;
	count = found = wrong = 0;
	quarter_visit(q, rows, collect, &c);
	error = trie_make(&t, q, rows, c);
	if (!error)
		walk(&t, q, c, 0, t.item, t.item + t.items, 0);
	trie_free(&t);
	return error || (!wrong && found == count) ? error : -1;
}

static void
check(int n, unsigned rows)
{
	int is_same = compare(n, rows) == 0;

	ok(is_same, "N=%d, rows %#x: %u placements", n, rows, count);
}

/* The room for this tree grows. */
static int
grow(void)
{
	return compare(28, 0x2A41);
}

int
main(void)
{
	for (unsigned set = 0; set < LENGTH(position); set++)
		position[set] = (uint16_t)(set % 4001);
	check(8, 0);
	check(28, 0x40);
	check(28, 0x2040);
	check(28, 0x3041);
	check(28, 0x2A41);
	check(14, 0x7F);
	check(17, 0xBB);
	fail_each("rows 0x2a41", grow);
	return tap_done();
}
