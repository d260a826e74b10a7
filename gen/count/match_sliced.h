/*
 * match_sliced.h -- build and tally with the compiler's own vectors
 *
 * A block is BLOCK patterns, WORDS words of 64.  For each chunk of the mask
 * and each value of it, a table entry has a bit a pattern: 1 where the pattern
 * has no diagonal of that value.  The AND of an item's entries, one a chunk,
 * says at once which patterns it is disjoint from.
 */
struct NAME(table) {
	sliced_vector entry[8][256];
};

static KERNEL inline void
NAME(transpose)(uint64_t word[64])
{
	uint64_t mask = UINT64_C(0xFFFFFFFF);

	for (int j = 32; j; j >>= 1, mask ^= mask << j)
		for (int k = 0; k < 64; k = ((k | j) + 1) & ~j) {
			uint64_t swap = (word[k] >> j ^ word[k | j]) & mask;

			word[k] ^= swap << j;
			word[k | j] ^= swap;
		}
}

/* free_of[b]: the patterns without diagonal b; valid: those that there are. */
static KERNEL MASK
NAME(slice)(const MASK *pattern, size_t count, int bits,
            uint64_t free_of[64][WORDS], uint64_t valid[WORDS])
{
	MASK common = (MASK)-1;

	for (size_t i = 0; i < count; i++)
		common &= pattern[i];
	for (size_t g = 0; g < WORDS; g++) {
		size_t left = count > 64 * g ? count - 64 * g : 0;
		uint64_t word[64] = { 0 };

		for (size_t i = 0; i < 64 && i < left; i++)
			word[i] = pattern[64 * g + i];
		valid[g] =
			left >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << left) - 1;
		NAME(transpose)(word);
		for (int b = 0; b < bits; b++)
			free_of[b][g] = ~word[b];
	}
	return common;
}

static KERNEL MASK
NAME(build)(struct NAME(table) * t, const MASK *pattern, size_t count, int bits,
            int chunks, int width)
{
	_Alignas(64) uint64_t free_of[64][WORDS], valid[WORDS];
	MASK common = NAME(slice)(pattern, count, bits, free_of, valid);

	for (int c = 0; c < chunks; c++) {
		sliced_vector *entry = t->entry[c];
		int used = bits - c * width < width ? bits - c * width : width;

		memcpy(&entry[0], valid, sizeof entry[0]);
		for (int b = 0; b < used; b++) {
			sliced_vector x;

			memcpy(&x, free_of[c * width + b], sizeof x);
			for (int j = 0; j < 1 << b; j++)
				entry[(1 << b) + j] = entry[j] & x;
		}
	}
	return common;
}

static KERNEL inline __attribute__((always_inline)) uint64_t
NAME(tally_chunks)(const struct NAME(table) * t, const MASK *item, size_t count,
                   const int chunks, int width)
{
	unsigned low = (1U << width) - 1;
	uint64_t pairs = 0;

	for (size_t i = 0; i < count; i++) {
		MASK m = item[i];
		sliced_vector hit = t->entry[0][m & low];

		for (int c = 1; c < chunks; c++)
			hit &= t->entry[c][m >> c * width & low];
		if (MAY_HIT(hit))
			for (int w = 0; w < WORDS; w++)
				pairs += (uint64_t)__builtin_popcountll(hit[w]);
	}
	return pairs;
}

/* A constant number of chunks unrolls the loop over them. */
static KERNEL uint64_t
NAME(tally)(const struct NAME(table) * t, const MASK *item, size_t count,
            int chunks, int width)
{
	switch (chunks) {
	case 4:
		return NAME(tally_chunks)(t, item, count, 4, width);
	case 5:
		return NAME(tally_chunks)(t, item, count, 5, width);
	default:
		return NAME(tally_chunks)(t, item, count, chunks, width);
	}
}
