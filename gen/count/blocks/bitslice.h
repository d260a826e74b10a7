/*
 * bitslice.h -- a block of top masks, turned into tables of bits
 *
 * A vector has one bit for each top mask of a block (bit slicing; Biham, "A
 * Fast New DES Implementation in Software", 1997).  The diagonals that count
 * are cut into chunks of CHUNK_BITS.  For each chunk and each value of it, a
 * table entry has a 1 where the top mask has none of the diagonals in that
 * value.  So the AND of a bottom mask's entries, one for each chunk, shows
 * which top masks are disjoint from the bottom mask.
 */
#ifndef BITSLICE_H
#define BITSLICE_H

#include "simd/simd.h"

enum {
	BLOCK = 8 * VECTOR_BYTES, /* top masks that are matched at once */
	CHUNK_BITS = 7, /* the tables of 28 bits fit into the first cache */
	CHUNKS_MAX = 8
};
_Static_assert(CHUNKS_MAX *CHUNK_BITS >= 2 * QUADRANT_N_MAX - 4,
               "a chunk for each diagonal of the largest board");

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
		/* runs through the words whose bit j is 0 */
		int k = (i & -j) + i;
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

/* has[d]: which top masks have diagonal d.  The top mask in lane l of word k is
   bit k of lane l.  *valid: the bits that stand for a top mask. */
static void
slice(const mask *top, size_t count, vector has[MASK_BITS], vector *valid)
{
	size_t bytes = count * sizeof *top;
	size_t words = (count + LANES - 1) / LANES;
	size_t in_last = count - (words - 1) * LANES;
	mask used = (mask)-1 >> (MASK_BITS - words), lane_of[LANES];

	memcpy(has, top, bytes);
	memset((char *)has + bytes, 0, MASK_BITS * sizeof *has - bytes);
	transpose(has);
	for (size_t lane = 0; lane < LANES; lane++)
		lane_of[lane] = lane < in_last ? used : used >> 1;
	memcpy(valid, lane_of, sizeof *valid);
}

/* entry[v]: the top masks that have no diagonal of the value v. */
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
build(struct table *t, const mask *top, size_t count, int bits)
{
	vector has[MASK_BITS], valid;
	int b = 0;

	slice(top, count, has, &valid);
	for (int c = 0; b < bits; c++, b += CHUNK_BITS) {
		t->entry[c][0] = valid;
		if (bits - b >= CHUNK_BITS)
			fill(t->entry[c], has + b, CHUNK_BITS);
		else
			fill(t->entry[c], has + b, bits - b);
	}
}

/* The entry for chunk c of a bottom mask.  values: the values that the chunk
   can have, as a mask. */
static ALWAYS_INLINE const vector *
look_up(const struct table *t, int c, uint64_t bottom, size_t values)
{
	/* the offset in bytes, by a rotation: one instruction with BMI2 */
	int right = (CHUNK_BITS * c - __builtin_ctzll(VECTOR_BYTES)) & 63;
	uint64_t rotated = bottom >> right | bottom << (-right & 63);

	return (const void *)((const char *)t->entry[c] +
	                      (rotated & values * VECTOR_BYTES));
}

#endif
