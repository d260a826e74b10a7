/*
 * blocks.h -- count the disjoint pairs of top and bottom masks by blocks
 *
 * Lists with more top masks than a block are divided by the highest diagonal
 * that still matters, in place.  Top masks with the diagonal are matched only
 * with the bottom masks without it.  For neither part of the top masks does the
 * diagonal matter any more.  After LEVELS divisions, what is left is cut into
 * blocks as it is.
 */
#ifndef BLOCKS_H
#define BLOCKS_H

#include "blocks/harley_seal.h"
#include "halves/lists.h"

struct blocks {
	struct table table;
	struct arena aside;
};

static void
blocks_free(struct blocks *b)
{
	free(b->aside.at);
}

/* Blocks of equal size; only the lowest `bits` diagonals matter. */
static uint64_t
tally_blocks(struct table *table, const struct lists *l, int bits,
             const uint64_t weight[3])
{
	size_t count = l->top.count, blocks = (count + BLOCK - 1) / BLOCK;
	uint64_t sum = 0;

	for (size_t k = 0; k < blocks; k++) {
		size_t from = count * k / blocks, to = count * (k + 1) / blocks;

		build(table, l->top.mask + from, to - from, bits);
		for (int c = 0; c < 3; c++)
			sum += weight[c] * tally(table, l->bottom[c].mask,
			                         l->bottom[c].count, bits);
	}
	return sum;
}

static int
match_levels(struct blocks *b, const struct lists *l, int levels,
             const uint64_t weight[3], uint64_t *sum)
{
	int bits = 64 - __builtin_clzll(l->diagonals);
	struct lists off, on;

	if (l->top.count <= BLOCK || levels == 0) {
		*sum += tally_blocks(&b->table, l, bits, weight);
		return 0;
	}
	if (lists_divide(l, (mask)1 << (bits - 1), &b->aside, &off, &on))
		return -1;
	memcpy(on.bottom, off.bottom, sizeof on.bottom);
	memcpy(off.bottom, l->bottom, sizeof off.bottom);
	return match_levels(b, &on, levels - 1, weight, sum) ||
	                       match_levels(b, &off, levels - 1, weight, sum)
	               ? -1
	               : 0;
}

/* As matcher_match() in unit/matcher.h. */
static int
blocks_match(struct blocks *b, const struct lists *l, const uint64_t weight[3],
             uint64_t *sum)
{
	enum { LEVELS = 10 };

	return match_levels(b, l, LEVELS, weight, sum);
}

#endif
