/*
 * cluster.h -- gather top masks that share diagonals into one block
 *
 * A bottom mask that has a diagonal which all top masks of a block share need
 * not be matched with the block.  So gather() first takes the top masks with
 * the diagonal that saves most, then of those the ones with the next such
 * diagonal, as long as enough are left.  The last block takes what is left
 * over.  A census tells how much a diagonal saves.
 */
#ifndef CLUSTER_H
#define CLUSTER_H

#include "blocks/bitslice.h"
#include "halves/census.h"

/* Kernels bring split(): see kernel/scalar.h. */

enum {
	/* Measured: from this number of bottom masks on it pays.  Lists of more
	   blocks are split first: each block looks at the whole list. */
	CLUSTER_BOTTOMS = 2000,
	CLUSTER_BLOCKS = 4
};

/* How many bottom masks of the longest class have a diagonal, in a sample: a
   block whose top masks share the diagonal saves them.  0 for diagonals from
   `bits` on, which do not count. */
static void
weigh(const struct list bottom[3], int bits, uint32_t weight[MASK_BITS])
{
	const struct list *most = longest(bottom);

	census(most->mask, most->count, weight);
	for (int d = bits; d < MASK_BITS; d++)
		weight[d] = 0;
}

/*
 * Take a block from the `count` top masks.  The other top masks move to the
 * front.  The top masks of the block have all diagonals of *common.  Returns
 * the size of the block.  It is so large that the rest fits into one block
 * fewer.  block: room for `count` top masks.
 */
static size_t
gather(mask *top, size_t count, const uint32_t *weight, mask *block,
       mask *common)
{
	size_t least = (count - 1) % BLOCK + 1, group = count, rest = 0, taken;
	uint32_t has[MASK_BITS], unspent[MASK_BITS];

	*common = 0;
	memcpy(block, top, count * sizeof *block);
	memcpy(unspent, weight, sizeof unspent);
	while (count > BLOCK && group >= least + least / 2) {
		size_t sample = census(block, group, has), with;
		unsigned best =
			best_diagonal(has, unspent, least * sample / group);

		if (best == MASK_BITS)
			break;
		with = split(block, top + rest, block, group, (mask)1 << best);
		if (with < least) { /* the sample promised more */
			memcpy(block + with, top + rest,
			       (group - with) * sizeof *block);
			break;
		}
		*common |= (mask)1 << best;
		rest += group - with;
		group = with;
	}
	taken = group < BLOCK ? group : BLOCK;
	memcpy(top + rest, block + taken, (group - taken) * sizeof *block);
	return taken;
}

#endif
