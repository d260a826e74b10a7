/*
 * members.h -- the placements in a set of rows, by their columns
 *
 * A lane is a position of sets of columns; its members are the placements with
 * these columns.  Of each only the diagonals are kept.
 */
#ifndef MEMBERS_H
#define MEMBERS_H

#include "board/trie.h"

enum { PADDING = 128, LANES_MAX = POSITIONS_MAX + PADDING };

struct members {
	uint32_t first[LANES_MAX + 1]; /* lane i has first[i] to first[i + 1];
	                                  PADDING more lanes are empty */
	uint64_t *diagonals;           /* of each member */
	struct trie found;             /* the row of a leaf is its lane */
	struct room room;
};

/* Make the list of a block of one set again, with the lanes below its limit;
   *m is at first 0.  Returns 0 or ENOMEM. */
int members_make(struct members *m, const struct block *b);

#endif
