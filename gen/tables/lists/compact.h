/* compact.h -- the fundamental solutions of a board as a string of bits */
#ifndef COMPACT_H
#define COMPACT_H

#include <stdio.h>

#include "boards/tables.h"

enum { COMPACT_N_MIN = 4 };

/*
 * Write the compact form as records `byte`, at least one.  Bit k is bit k % 8
 * of byte k / 8; bits after the last one are 0.
 *
 * The fundamental solutions of t are the paths of a tree, one level a row.  A
 * decoder walks this tree in lexicographic order and must know at each node
 * which columns to take.  So each open column of a node has one bit, the lowest
 * column first: 1 if a path goes on there.  The bits of that subtree follow the
 * bit.
 *
 * A decoder can compute which columns are open.  In row 0 these are the columns
 * of the left half, with the middle one: a fundamental solution is never
 * greater than its mirror image.  In other rows a column is open if no queen
 * attacks it, and if a queen there leaves at least one free column in every
 * later row.  If all earlier bits of a node are 0, its last open column has no
 * bit: every node has a path through it.
 *
 * Returns 0, or -1 with errno ENOMEM.
 */
int compact_write(FILE *out, const struct tables *t);

#endif
