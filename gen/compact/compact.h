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
 * lexicographic order, and write at each node the bits that tell a decoder the
 * way: one for each column, in ascending order, that is open, 1 if a
 * fundamental solution goes there.  A column is open if no queen attacks it, if
 * a queen there leaves every later row a column that is not attacked and, in
 * row 0, if it is in the left half (the middle included): of a solution and its
 * mirror image the greater is not fundamental.  A node with one open column has
 * no bit, for a path leads through it.
 *
 * Returns 0, or -1 with errno ENOMEM.  compact_free in either case.
 */
int compact_encode(struct compact *c, const struct tables *t);

void compact_free(struct compact *c);

/* Bytes that hold the bits, at least one. */
size_t compact_bytes(const struct compact *c);

#endif
