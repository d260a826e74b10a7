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
 * Walk the tree whose paths are the fundamental solutions of t, row by row in
 * lexicographic order, and write before each branch the bit that tells a
 * decoder whether to take it: one for each open column of a node, the lowest
 * first, 1 if a path goes on there; what is said of that subtree follows it.
 *
 * In row 0 the columns of the left half are open, the middle included: of a
 * solution and its mirror image the greater is not fundamental.  In other rows
 * those are that no queen attacks and from where a queen leaves every later row
 * such a column.  There the last open column has no bit if no path took one
 * before it: a path leads through the node, so it goes on there.
 *
 * Returns 0, or -1 with errno ENOMEM.  compact_free in either case.
 */
int compact_encode(struct compact *c, const struct tables *t);

void compact_free(struct compact *c);

/* Bytes that hold the bits, at least one. */
size_t compact_bytes(const struct compact *c);

#endif
