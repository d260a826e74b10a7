/*
 * trie.h -- the placements of a set of rows as a tree of first queens
 *
 * A tree is an array of items, in preorder.  A node is a queen; a leaf has the
 * last three queens.  A tree of four or more queens has as many levels of nodes
 * as it has first ones.  A smaller tree has one node, of no queen, and leaves with
 * column 0 in place of queens that they lack.
 */
#ifndef TRIE_H
#define TRIE_H

#include "board/quarters.h"

enum { LAST = 3 };                    /* queens of a leaf */
enum { LEVELS = QUARTER_MAX - LAST }; /* of nodes, at most */
enum { NO_SQUARE = SQUARES_MAX };

/* A node's first items follow it. */
struct node {
	uint32_t items;  /* below it */
	uint32_t leaves; /* among these */
	uint16_t square;
	uint16_t unused;
};

struct leaf {
	uint16_t position; /* of all columns */
	uint8_t column[LAST];
	uint8_t unused;
};

/* A node takes two. */
union item {
	struct leaf leaf;
	uint16_t word[LAST];
};
enum { NODE_ITEMS = sizeof(struct node) / sizeof(union item) };
_Static_assert(NODE_ITEMS * sizeof(union item) == sizeof(struct node),
               "a node is some items");

static inline struct node
node_at(const union item *at)
{
	struct node node;

	__builtin_memcpy(&node, at, sizeof node);
	return node;
}

struct trie {
	union item *item;
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
