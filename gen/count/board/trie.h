/*
 * trie.h -- the placements in a block's sets of rows as one tree of first
 * queens
 *
 * A node is a queen, below the root, which is none; a leaf is the last three
 * queens, and says of which set of rows it is.  So sets of rows that begin
 * alike share the nodes of their first queens.
 */
#ifndef TRIE_H
#define TRIE_H

#include <stddef.h>

#include "board/layers.h"
#include "board/room.h"

enum { LAST = 3 };                    /* queens of a leaf */
enum { LEAVES_AHEAD = 8 };            /* that may be read behind the last one */
enum { TABLE_LEVELS = 3 };            /* of nodes below one with a table */
enum { LEVELS = QUARTER_MAX - LAST }; /* of nodes below the root, at most */

struct leaf {
	uint32_t row;         /* set * side + position of the columns */
	uint8_t square[LAST]; /* NO_SQUARE for queens that it lacks */
};

/* Nodes are in preorder. */
struct node {
	uint32_t end;  /* the first node that is not below it */
	uint32_t leaf; /* the first leaf below it: the last one stands before
	                      that of the node `end` */
	uint8_t first_set; /* of the leaves below it */
	uint8_t square, level;
};

struct trie {
	struct node *node; /* one more than `nodes` */
	struct leaf *leaf; /* LEAVES_AHEAD more than `leaves` */
	size_t nodes, leaves;
	int levels; /* nodes of this level have leaves alone below them */
	const struct quarter *quarter;
	struct room node_room, leaf_room;
};

/* Sets of rows with equally many members, and the limits of their positions. */
struct block {
	const struct quarter *quarter;
	const uint16_t *position; /* of columns without a queen ^ flip */
	unsigned flip, sets, side;
	unsigned rows[BLOCK_MAX], limit[BLOCK_MAX];
};

/* Make the tree again; *t is at first 0.  Returns 0 or ENOMEM. */
int trie_make(struct trie *t, const struct block *b);

void trie_free(struct trie *t);

#endif
