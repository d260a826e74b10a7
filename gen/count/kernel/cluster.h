/*
 * cluster.h -- gather patterns that share diagonals into one block
 *
 * An item that has a diagonal which all patterns of a block share need not be
 * matched with the block.  So gather() first takes the patterns with the
 * diagonal that saves most, then of those the ones with the next such diagonal,
 * as long as enough are left.  The last block takes what is left over.  Samples
 * tell how much a diagonal saves.
 */
#ifndef CLUSTER_H
#define CLUSTER_H

#include "kernel/vector.h"

/* Kernels bring split(): see scalar.h. */

enum {
	/* vectors in a sample: eight counts of up to 31 fit into a byte */
	SAMPLE = 31,
	/* Measured: from this number of items on it pays.  Lists of more blocks
	   are split first, because each block looks at the whole list. */
	CLUSTER_ITEMS = 2000,
	CLUSTER_BLOCKS = 4
};

/* Bottom halves, by the three classes of halves.h. */
struct items {
	const mask *item[3];
	size_t count[3];
	mask any; /* all diagonals that they have, or more */
};

/* A census has its counts in places: this is the diagonal of a place. */
static ALWAYS_INLINE unsigned
diagonal_at(size_t place)
{
	return (unsigned)(8 * (place % sizeof(mask)) + place / sizeof(mask));
}

/* Count how many masks of a sample have each diagonal.  Returns the size of the
   sample. */
static size_t
census(const mask *masks, size_t count, uint32_t has[MASK_BITS])
{
	const mask ones = (mask)-1 / 255; /* a bit in each byte */
	size_t vectors = count / LANES, sample = 0;
	size_t step = (vectors + SAMPLE - 1) / SAMPLE;
	vector sum[8] = { { 0 } };

	for (size_t v = 0; v < vectors; v += step, sample += LANES) {
		vector x;

		memcpy(&x, masks + v * LANES, sizeof x);
		UNROLL(8)
		for (int b = 0; b < 8; b++)
			sum[b] += x >> b & ones;
	}
	memset(has, 0, MASK_BITS * sizeof *has);
	for (size_t b = 0; b < 8; b++) {
		uint64_t word[VECTOR_BYTES / 8], bytes = 0;

		memcpy(word, &sum[b], sizeof word);
		for (size_t w = 0; w < VECTOR_BYTES / 8; w++)
			bytes += word[w];
		UNROLL(8)
		for (size_t k = 0; k < 8; k++)
			has[b * sizeof(mask) + k % sizeof(mask)] +=
				(uint8_t)(bytes >> 8 * k);
	}
	return sample;
}

/* What a block saves whose patterns share a diagonal: the items that have it.
   0 for diagonals from `bits` on, which do not count. */
static void
weigh(const struct items *items, int bits, uint32_t weight[MASK_BITS])
{
	int most = 0;

	for (int c = 1; c < 3; c++)
		if (items->count[c] > items->count[most])
			most = c;
	census(items->item[most], items->count[most], weight);
	for (size_t place = 0; place < MASK_BITS; place++)
		if (diagonal_at(place) >= (unsigned)bits)
			weight[place] = 0;
}

/* The place of the diagonal that saves most, of those that at least `least`
   patterns of the sample have.  Its weight is then 0.  Returns MASK_BITS if
   there is none. */
static size_t
best_place(const uint32_t has[MASK_BITS], uint32_t weight[MASK_BITS],
           size_t least)
{
	uint32_t best = 0;
	size_t place;

	for (uint32_t i = 0; i < MASK_BITS; i++) {
		uint32_t saved = (has[i] * weight[i] << 8) + i;

		saved = has[i] >= least ? saved : 0;
		best = saved > best ? saved : best;
	}
	if (best < 1 << 8)
		return MASK_BITS;
	place = best & 0xFF;
	weight[place] = 0;
	return place;
}

/*
 * Take a block from the `count` patterns.  The other patterns move to the
 * front.  The patterns of the block have all diagonals of *common.  Returns the
 * size of the block.  It is so large that the rest fits into one block fewer.
 * block: room for `count` patterns.
 */
static size_t
gather(mask *pattern, size_t count, const uint32_t *weight, mask *block,
       mask *common)
{
	size_t least = (count - 1) % BLOCK + 1, group = count, rest = 0, taken;
	uint32_t has[MASK_BITS], unspent[MASK_BITS];

	*common = 0;
	memcpy(block, pattern, count * sizeof *block);
	memcpy(unspent, weight, sizeof unspent);
	while (count > BLOCK && group >= least + least / 2) {
		size_t sample = census(block, group, has), with;
		size_t place = best_place(has, unspent, least * sample / group);
		mask diagonal;

		if (place == MASK_BITS)
			break;
		diagonal = (mask)1 << diagonal_at(place);
		with = split(block, pattern + rest, block, group, diagonal);
		if (with < least) { /* the sample promised more */
			memcpy(block + with, pattern + rest,
			       (group - with) * sizeof *block);
			break;
		}
		*common |= diagonal;
		rest += group - with;
		group = with;
	}
	taken = group < BLOCK ? group : BLOCK;
	memcpy(pattern + rest, block + taken, (group - taken) * sizeof *block);
	return taken;
}

#endif
