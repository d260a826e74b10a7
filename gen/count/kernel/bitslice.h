/*
 * bitslice.h -- build the table of a block, with the compiler's vectors
 *
 * A vector, VECTOR_BYTES long, has a bit for each pattern of a block.  For
 * each chunk of the mask and each value of it, a table entry has 1 where the
 * pattern has no diagonal of that value.  The AND of an item's entries, one a
 * chunk, says at once which patterns it is disjoint from.
 *
 * A kernel that has an instruction for it leaves out the diagonals that do not
 * matter, with LOOKED_UP (match_body.h) and
 *   COMPACT(mask, diagonals)  what a mask has of them, side by side
 * For others that takes more than it saves.
 */
#ifndef COMPACT
#define COMPACT(mask, diagonals) ((void)(diagonals), (mask))
#define LOOKED_UP(met, bits) ((void)(met), (MASK)-1 >> (NAME(BITS) - (bits)))
#endif

typedef MASK NAME(vector) __attribute__((vector_size(VECTOR_BYTES)));

enum {
	NAME(LANES) = VECTOR_BYTES / sizeof(MASK),
	NAME(BITS) = 8 * sizeof(MASK)
};

struct NAME(table) {
	NAME(vector) entry[CHUNKS_MAX][1 << CHUNK_BITS];
};

/* In each lane, exchange bit i of word j and bit j of word i. */
static KERNEL ALWAYS_INLINE void
NAME(exchange)(NAME(vector) word[NAME(BITS)], const int j)
{
	const MASK low = (MASK)-1 / (((MASK)1 << j) + 1);

	UNROLL(64)
	for (int i = 0; i < NAME(BITS) / 2; i++) {
		int k = (i & -j) + i; /* the i-th without bit j */
		NAME(vector) swap = (word[k] >> j ^ word[k + j]) & low;

		word[k] ^= swap << j;
		word[k + j] ^= swap;
	}
}

static KERNEL void
NAME(transpose)(NAME(vector) word[NAME(BITS)])
{
	if (NAME(BITS) == 64)
		NAME(exchange)(word, NAME(BITS) / 2);
	NAME(exchange)(word, 16);
	NAME(exchange)(word, 8);
	NAME(exchange)(word, 4);
	NAME(exchange)(word, 2);
	NAME(exchange)(word, 1);
}

/* Lane by lane, the pattern of word k becomes bit k of the word of each of its
   diagonals.  *valid: where there are patterns. */
static KERNEL void
NAME(slice)(const MASK *pattern, size_t count, NAME(vector) has[NAME(BITS)],
            NAME(vector) * valid)
{
	size_t bytes = count * sizeof *pattern;
	size_t words = (count + NAME(LANES) - 1) / NAME(LANES);
	size_t in_last = count - (words - 1) * NAME(LANES);
	MASK used = (MASK)-1 >> (NAME(BITS) - words), lane_of[NAME(LANES)];

	memcpy(has, pattern, bytes);
	memset((char *)has + bytes, 0, NAME(BITS) * sizeof *has - bytes);
	NAME(transpose)(has);
	for (size_t lane = 0; lane < NAME(LANES); lane++)
		lane_of[lane] = lane < in_last ? used : used >> 1;
	memcpy(valid, lane_of, sizeof *valid);
}

/* entry[v]: the patterns that have no diagonal of the value v. */
static KERNEL ALWAYS_INLINE void
NAME(fill)(NAME(vector) * entry, const NAME(vector) * has, const int bits)
{
	UNROLL(8)
	for (int b = 0; b < bits; b++) {
		NAME(vector) x = ~has[b];

		UNROLL(64)
		for (int j = 0; j < 1 << b; j++)
			entry[(1 << b) + j] = entry[j] & x;
	}
}

static KERNEL void
NAME(build)(struct NAME(table) * t, const MASK *pattern, size_t count,
            MASK diagonals)
{
	const int bits = __builtin_popcountll(diagonals);
	NAME(vector) has[NAME(BITS)], valid;
	int b = 0;

	NAME(slice)(pattern, count, has, &valid);
	for (int k = 0; diagonals; k++, diagonals &= diagonals - 1)
		has[k] = has[__builtin_ctzll(diagonals)];
	for (int c = 0; b < bits; c++, b += CHUNK_BITS) {
		t->entry[c][0] = valid;
		if (bits - b >= CHUNK_BITS)
			NAME(fill)(t->entry[c], has + b, CHUNK_BITS);
		else
			NAME(fill)(t->entry[c], has + b, bits - b);
	}
}

static KERNEL ALWAYS_INLINE const
	NAME(vector) *
	NAME(entry)(const struct NAME(table) * t, int c, uint64_t m,
                    size_t values)
{
	size_t offset = match_chunk_offset(m, c, values, VECTOR_BYTES);

	return (const void *)((const char *)t->entry[c] + offset);
}
