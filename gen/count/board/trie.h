/*
 * trie.h -- the placements of a set of rows as a tree of first queens
 *
 * A tree is an array of items, in preorder.  A node is a queen; a leaf has the
 * last three queens.  So a tree of k queens has k - 3 levels of nodes.  If it has
 * no more than three, there is one node, of no queen, and leaves have column 0 in
 * place of queens that they lack.
 */
#ifndef TRIE_H
#define TRIE_H

#include "board/quarters.h"

enum { LAST = 3 };                    /* queens of a leaf */
enum { LEVELS = QUARTER_MAX - LAST }; /* of nodes, at most */
enum { NO_SQUARE = SQUARES_MAX };

/* All items below a node follow it. */
struct node {
	uint32_t items;  /* below it */
	uint32_t leaves; /* among these */
	uint16_t square;
};

struct leaf {
	uint16_t position; /* of all columns */
	uint8_t column[LAST];
};

/* An item is a leaf, or a part of a node. */
enum { NODE_ITEMS = sizeof(struct node) / sizeof(struct leaf) };
_Static_assert(NODE_ITEMS * sizeof(struct leaf) == sizeof(struct node),
               "a node is some items");

static inline struct node
node_at(const struct leaf *at)
{
	struct node node;

	__builtin_memcpy(&node, at, sizeof node);
	return node;
}

struct trie {
	struct leaf *item;
	size_t items;
	struct room room; /* of the items */
	unsigned row_set;
	int levels;     /* of nodes, at least 1 */
	int last[LAST]; /* rows of the last queens, or -1 */
};

/* Make the tree again; *t is at first 0.  Returns 0 or ENOMEM. */
int trie_make(struct trie *t, const struct placements *all);

void trie_free(struct trie *t);

#endif
