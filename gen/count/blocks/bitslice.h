/*
 * bitslice.h -- a block of patterns, turned into tables of bits
 *
 * A vector has one bit for each pattern of a block (bit slicing; Biham, "A Fast
 * New DES Implementation in Software", 1997).  The diagonals that count are cut
 * into chunks of CHUNK_BITS.  For each chunk and each value of it, a table
 * entry has a 1 where the pattern has none of the diagonals in that value.  So
 * the AND of an item's entries, one for each chunk, shows which patterns are
 * disjoint from the item.
 */
#ifndef BITSLICE_H
#define BITSLICE_H

#include "halves/vector.h"

enum {
	BLOCK = 8 * VECTOR_BYTES, /* patterns that are matched at once */
	CHUNK_BITS = 7, /* the tables of 28 bits fit into the first cache */
	CHUNKS_MAX = 8  /* for 52 diagonals, at N=28 */
};

struct table {
	vector entry[CHUNKS_MAX][1 << CHUNK_BITS];
};

/* In each lane, exchange bit i of word j and bit j of word i. */
static ALWAYS_INLINE void
swap_bits(vector word[MASK_BITS], const int j)
{
	const mask low = (mask)-1 / (((mask)1 << j) + 1);

	UNROLL(64)
	for (int i = 0; i < MASK_BITS / 2; i++) {
		int k = (i & -j) + i; /* the i-th number without bit j */
		vector swap = (word[k] >> j ^ word[k + j]) & low;

		word[k] ^= swap << j;
		word[k + j] ^= swap;
	}
}

static void
transpose(vector word[MASK_BITS])
{
	if (MASK_BITS == 64)
		swap_bits(word, MASK_BITS / 2);
	swap_bits(word, 16);
	swap_bits(word, 8);
	swap_bits(word, 4);
	swap_bits(word, 2);
	swap_bits(word, 1);
}

/* has[d]: which patterns have diagonal d.  The pattern in lane l of word k is
   bit k of lane l.  *valid: the bits that stand for a pattern. */
static void
slice(const mask *pattern, size_t count, vector has[MASK_BITS], vector *valid)
{
	size_t bytes = count * sizeof *pattern;
	size_t words = (count + LANES - 1) / LANES;
	size_t in_last = count - (words - 1) * LANES;
	mask used = (mask)-1 >> (MASK_BITS - words), lane_of[LANES];

	memcpy(has, pattern, bytes);
	memset((char *)has + bytes, 0, MASK_BITS * sizeof *has - bytes);
	transpose(has);
	for (size_t lane = 0; lane < LANES; lane++)
		lane_of[lane] = lane < in_last ? used : used >> 1;
	memcpy(valid, lane_of, sizeof *valid);
}

/* entry[v]: the patterns that have no diagonal of the value v. */
static ALWAYS_INLINE void
fill(vector *entry, const vector *has, const int bits)
{
	UNROLL(8)
	for (int b = 0; b < bits; b++) {
		vector x = ~has[b];

		UNROLL(64)
		for (int j = 0; j < 1 << b; j++)
			entry[(1 << b) + j] = entry[j] & x;
	}
}

/* Make the tables of a block for the first `bits` diagonals. */
static void
build(struct table *t, const mask *pattern, size_t count, int bits)
{
	vector has[MASK_BITS], valid;
	int b = 0;

	slice(pattern, count, has, &valid);
	for (int c = 0; b < bits; c++, b += CHUNK_BITS) {
		t->entry[c][0] = valid;
		if (bits - b >= CHUNK_BITS)
			fill(t->entry[c], has + b, CHUNK_BITS);
		else
			fill(t->entry[c], has + b, bits - b);
	}
}

/* The entry for chunk c of an item.  values: the values that the chunk can
   have, as a mask. */
static ALWAYS_INLINE const vector *
look_up(const struct table *t, int c, uint64_t item, size_t values)
{
	/* the offset in bytes, by a rotation: one instruction with BMI2 */
	int right = (CHUNK_BITS * c - __builtin_ctzll(VECTOR_BYTES)) & 63;
	uint64_t rotated = item >> right | item << (-right & 63);

	return (const void *)((const char *)t->entry[c] +
	                      (rotated & values * VECTOR_BYTES));
}

#endif
