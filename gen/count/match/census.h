/* census.h -- rank the diagonals by how many pairs of masks they keep apart */
#ifndef CENSUS_H
#define CENSUS_H

#include "halves/lists.h"

/* Vectors in a sample: eight counts of up to 31 fit into a byte. */
enum { SAMPLE = 31 };

/* Count how many masks of a sample have each diagonal. */
static void
census(const mask *masks, size_t count, uint32_t has[MASK_BITS])
{
	const mask ones = (mask)-1 / 255; /* a bit in each byte */
	size_t vectors = count / LANES;
	size_t step = (vectors + SAMPLE - 1) / SAMPLE;
	vector sum[8] = { { 0 } };

	for (size_t v = 0; v < vectors; v += step) {
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
			has[8 * (k % sizeof(mask)) + b] +=
				(uint8_t)(bytes >> 8 * k);
	}
}

/* Of the three classes of bottom masks, the one that has most. */
static const struct list *
longest(const struct list bottom[3])
{
	const struct list *most = bottom;

	for (int c = 1; c < 3; c++)
		if (bottom[c].count > most->count)
			most = &bottom[c];
	return most;
}

/*
 * Find the first `ranks` of the diagonals *left, or all if they are fewer, and
 * take them from *left.  The best one is that which most pairs of a top and a
 * bottom mask share, in samples of both lists.  Returns how many are found.
 */
static int
rank_diagonals(uint8_t diagonal[], int ranks, mask *left,
               const struct list *top, const struct list bottom[3])
{
	const struct list *most = longest(bottom);
	uint32_t has[MASK_BITS];
	uint32_t apart[MASK_BITS]; /* pairs of the samples: below 2^18 */
	int found = 0;

	census(top->mask, top->count, has);
	census(most->mask, most->count, apart);
	for (unsigned d = 0; d < MASK_BITS; d++)
		apart[d] = *left >> d & 1 ? apart[d] * has[d] + 1 : 0;
	for (; found < ranks && *left; found++) {
		uint32_t best = 0;

		for (uint32_t d = 0; d < MASK_BITS; d++) {
			uint32_t rank = (apart[d] << 8) + d;

			best = rank > best ? rank : best;
		}
		best &= 0xFF;
		apart[best] = 0;
		*left &= ~((mask)1 << best);
		diagonal[found] = (uint8_t)best;
	}
	return found;
}

#endif
