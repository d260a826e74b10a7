/*
 * match_sliced.h -- build the table of a block, with the compiler's vectors
 *
 * A vector, VECTOR_BYTES long, has a bit for each pattern of a block.  For
 * each chunk of the mask and each value of it, a table entry has 1 where the
 * pattern has no diagonal of that value.  The AND of an item's entries, one a
 * chunk, says at once which patterns it is disjoint from.
 */
typedef MASK NAME(vector) __attribute__((vector_size(VECTOR_BYTES)));

enum {
	NAME(LANES) = VECTOR_BYTES / sizeof(MASK),
	NAME(BITS) = 8 * sizeof(MASK)
};

struct NAME(table) {
	NAME(vector) entry[CHUNKS_MAX][1 << CHUNK_BITS];
};

/* In each lane, exchange bit i of word j and bit j of word i. */
static KERNEL void
NAME(transpose)(NAME(vector) word[NAME(BITS)])
{
	MASK low = (MASK)-1 >> NAME(BITS) / 2;

	for (int j = NAME(BITS) / 2; j; j >>= 1, low ^= low << j)
		for (int k = 0; k < NAME(BITS); k = ((k | j) + 1) & ~j) {
			NAME(vector) swap = (word[k] >> j ^ word[k | j]) & low;

			word[k] ^= swap << j;
			word[k | j] ^= swap;
		}
}

/* Lane by lane, the pattern of word k becomes bit k of the word of each of its
   diagonals.  *valid: where there are patterns. */
static KERNEL void
NAME(slice)(const MASK *pattern, size_t count, NAME(vector) has[NAME(BITS)],
            NAME(vector) * valid)
{
	size_t words = (count + NAME(LANES) - 1) / NAME(LANES);
	size_t in_last = count - (words - 1) * NAME(LANES);

	memset(has, 0, NAME(BITS) * sizeof *has);
	memcpy(has, pattern, count * sizeof *pattern);
	NAME(transpose)(has);
	for (size_t lane = 0; lane < NAME(LANES); lane++) {
		size_t unused = NAME(BITS) - words + (lane >= in_last);

		(*valid)[lane] = unused < NAME(BITS) ? (MASK)-1 >> unused : 0;
	}
}

static KERNEL void
NAME(build)(struct NAME(table) * t, const MASK *pattern, size_t count, int bits)
{
	NAME(vector) has[NAME(BITS)], valid;

	NAME(slice)(pattern, count, has, &valid);
	for (int c = 0; c * CHUNK_BITS < bits; c++) {
		NAME(vector) *entry = t->entry[c];
		int left = bits - c * CHUNK_BITS;
		int used = left < CHUNK_BITS ? left : CHUNK_BITS;

		entry[0] = valid;
		for (int b = 0; b < used; b++) {
			NAME(vector) x = ~has[c * CHUNK_BITS + b];

			for (int j = 0; j < 1 << b; j++)
				entry[(1 << b) + j] = entry[j] & x;
		}
	}
}

static KERNEL ALWAYS_INLINE const
	NAME(vector) *
	NAME(entry)(const struct NAME(table) * t, int c, MASK m, size_t values)
{
	size_t offset = match_chunk_offset(m, c, values, VECTOR_BYTES);

	return (const void *)((const char *)t->entry[c] + offset);
}
