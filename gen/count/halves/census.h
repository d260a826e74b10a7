/* census.h -- which diagonals are frequent in a list of masks */
#ifndef CENSUS_H
#define CENSUS_H

#include "halves/mask.h"

/* Vectors in a sample: eight counts of up to 31 fit into a byte. */
enum { SAMPLE = 31 };

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
			has[8 * (k % sizeof(mask)) + b] +=
				(uint8_t)(bytes >> 8 * k);
	}
	return sample;
}

/* The diagonal whose count times its weight is the most, of those that at least
   `least` patterns of the sample have.  Its weight is then 0.  Returns MASK_BITS
   if there is none. */
static unsigned
best_diagonal(const uint32_t has[MASK_BITS], uint32_t weight[MASK_BITS],
              size_t least)
{
	uint32_t best = 0;

	for (uint32_t d = 0; d < MASK_BITS; d++) {
		uint32_t saved = (has[d] * weight[d] << 8) + d;

		saved = has[d] >= least ? saved : 0;
		best = saved > best ? saved : best;
	}
	if (best < 1 << 8)
		return MASK_BITS;
	weight[best & 0xFF] = 0;
	return best & 0xFF;
}

/* Find up to `ranks` of the diagonals *left: those that most top and bottom
   masks have, the best first.  Takes them from *left.  Returns how many a sample
   of both lists has. */
static inline int
census_rank(uint8_t diagonal[], int ranks, mask *left, const struct list *top,
            const struct list *bottom)
{
	uint32_t has[MASK_BITS], weight[MASK_BITS];
	int found = 0;

	census(top->mask, top->count, has);
	census(bottom->mask, bottom->count, weight);
	for (unsigned d = 0; d < MASK_BITS; d++)
		if (!(*left >> d & 1))
			weight[d] = 0;
	while (found < ranks) {
		unsigned best = best_diagonal(has, weight, 0);

		if (best == MASK_BITS)
			break;
		diagonal[found++] = (uint8_t)best;
		*left &= ~((mask)1 << best);
	}
	return found;
}

#endif
