/*
 * cluster.h -- blocks of patterns that share diagonals
 *
 * Part of match_body.h.  Items that have a diagonal that all patterns of a
 * block share need not be matched with it.  So of a list of patterns those are
 * gathered into a block that have the diagonal that would save most, then of
 * them those that have the next one, as long as they are enough; the last block
 * takes what is left.  How much a diagonal saves, samples tell.
 */
enum {
	/* vectors: the bytes of their words, eight a vector, add up to a byte
	 */
	NAME(SAMPLE) = 31,
	/* measured: from so many items on it pays; lists of more blocks are
	   parted first, for each block looks at the whole list */
	NAME(GATHER_ITEMS) = 2000,
	NAME(GATHER_BLOCKS) = 4
};

/* The diagonal of a place in a census. */
static ALWAYS_INLINE unsigned
NAME(diagonal_at)(size_t place)
{
	return (unsigned)(8 * (place % sizeof(MASK)) + place / sizeof(MASK));
}

/* How many masks of a sample have each diagonal.  Returns its size. */
static KERNEL size_t
NAME(census)(const MASK *mask, size_t count, uint32_t has[NAME(BITS)])
{
	const MASK ones = (MASK)-1 / 255; /* a bit in each byte */
	size_t vectors = count / NAME(LANES), sample = 0;
	size_t step = (vectors + NAME(SAMPLE) - 1) / NAME(SAMPLE);
	NAME(vector) sum[8] = { { 0 } };

	for (size_t v = 0; v < vectors; v += step, sample += NAME(LANES)) {
		NAME(vector) x;

		memcpy(&x, mask + v * NAME(LANES), sizeof x);
		UNROLL(8)
		for (int b = 0; b < 8; b++)
			sum[b] += x >> b & ones;
	}
	memset(has, 0, NAME(BITS) * sizeof *has);
	for (size_t b = 0; b < 8; b++) {
		uint64_t word[VECTOR_BYTES / 8], bytes = 0;

		memcpy(word, &sum[b], sizeof word);
		for (size_t w = 0; w < VECTOR_BYTES / 8; w++)
			bytes += word[w];
		UNROLL(8)
		for (size_t k = 0; k < 8; k++)
			has[b * sizeof(MASK) + k % sizeof(MASK)] +=
				(uint8_t)(bytes >> 8 * k);
	}
	return sample;
}

/* What a diagonal saves: the items that have it, for each diagonal that counts,
   0 for the others. */
static KERNEL void
NAME(weigh)(const struct NAME(items) * items, int bits,
            uint32_t weight[NAME(BITS)])
{
	int most = 0;

	for (int c = 1; c < 3; c++)
		if (items->count[c] > items->count[most])
			most = c;
	NAME(census)(items->item[most], items->count[most], weight);
	for (size_t place = 0; place < NAME(BITS); place++)
		if (NAME(diagonal_at)(place) >= (unsigned)bits)
			weight[place] = 0;
}

/* The place that saves most, of those that `least` have; weights are spent.
   Returns NAME(BITS) if there is none. */
static KERNEL size_t
NAME(best_place)(const uint32_t has[NAME(BITS)], uint32_t weight[NAME(BITS)],
                 size_t least)
{
	uint32_t best = 0;
	size_t place;

	for (uint32_t i = 0; i < NAME(BITS); i++) {
		uint32_t saved = (has[i] * weight[i] << 8) + i;

		saved = has[i] >= least ? saved : 0;
		best = saved > best ? saved : best;
	}
	if (best < 1 << 8)
		return NAME(BITS);
	place = best & 0xFF;
	weight[place] = 0;
	return place;
}

/*
 * Take a block off the `count` patterns; the others move to the front.  It has
 * all diagonals of *common.  Returns how many it takes: at least as many as
 * other blocks have no room for.  block: room for `count`.
 */
static KERNEL size_t
NAME(gather)(MASK *pattern, size_t count, const uint32_t *weight, MASK *block,
             MASK *common)
{
	size_t least = (count - 1) % BLOCK + 1, group = count, rest = 0, taken;
	uint32_t has[NAME(BITS)], unspent[NAME(BITS)];

	*common = 0;
	memcpy(block, pattern, count * sizeof *block);
	memcpy(unspent, weight, sizeof unspent);
	while (count > BLOCK && group >= least + least / 2) {
		size_t sample = NAME(census)(block, group, has), with;
		size_t place =
			NAME(best_place)(has, unspent, least * sample / group);
		MASK diagonal;

		if (place == NAME(BITS))
			break;
		diagonal = (MASK)1 << NAME(diagonal_at)(place);
		with = NAME(split)(block, pattern + rest, block, group,
		                   diagonal);
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
