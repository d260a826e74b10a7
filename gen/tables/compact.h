/* compact.h -- the fundamental solutions of a board as a string of bits */
#ifndef COMPACT_H
#define COMPACT_H

#include "tables.h"

/* Bit k is byte[k / 8] >> k % 8 & 1; bits after the last one are 0. */
struct compact {
	uint8_t *byte;
	size_t bits;
	size_t room; /* bytes allocated */
};

/*
 * The fundamental solutions of t are the paths of a tree, one level a row.  A
 * decoder walks this tree in lexicographic order and must know at each node
 * which columns to take.  So each open column of a node has one bit, the lowest
 * column first: 1 if a path goes on there.  The bits of that subtree follow the
 * bit.
 *
 * A decoder knows by itself which columns are open.  In row 0 it is those of
 * the left half, with the middle: of a solution and its mirror image, the
 * greater one is not fundamental.  In other rows a column is open if no queen
 * attacks it, and if a queen there leaves every later row a column that no
 * queen attacks.  The last open column of a node has no bit if no path took a
 * column before it: some path leads through the node, so it goes on there.
 *
 * Returns 0, or -1 with errno ENOMEM.  compact_free in either case.
 */
int compact_encode(struct compact *c, const struct tables *t);

void compact_free(struct compact *c);

enum { COMPACT_LINE = 12 }; /* bytes in a line of C */

/* Bytes that hold the bits, at least one. */
size_t compact_bytes(const struct compact *c);

#endif
