/*
 * harley_seal.h -- count disjoint pairs with the Harley-Seal population count
 *
 * For processors that have no instruction to count the bits of a vector.  Full
 * adders sum up eight vectors, bit by bit; then only one vector's bits need to
 * be counted (Warren, "Hacker's Delight", chapter 5; Mula, Kurz and Lemire,
 * "Faster Population Counts Using AVX2 Instructions", 2018).
 */
#ifndef HARLEY_SEAL_H
#define HARLEY_SEAL_H

#include "blocks/bitslice.h"

typedef uint64_t byte_counts __attribute__((vector_size(VECTOR_BYTES)));

/* How many bits each byte has, by adding neighbours (Warren, 5.1): not every
   processor counts the bits of a word. */
static ALWAYS_INLINE byte_counts
bits_of_bytes(vector x)
{
	byte_counts b = (byte_counts)x;

	b -= b >> 1 & UINT64_MAX / 3;
	b = (b & UINT64_MAX / 5) + (b >> 2 & UINT64_MAX / 5);
	return (b + (b >> 4)) & UINT64_MAX / 17;
}

/* The sum of all bytes. */
static ALWAYS_INLINE uint64_t
add_bytes(byte_counts b)
{
	uint64_t sums = 0; /* four of 16 bits */

	b = (b & UINT64_MAX / 257) + (b >> 8 & UINT64_MAX / 257);
	for (int k = 0; k < VECTOR_BYTES / 8; k++)
		sums += b[k];
	return sums * (UINT64_MAX / 65535) >> 48;
}

static ALWAYS_INLINE uint64_t
bits_of(vector x)
{
	return add_bytes(bits_of_bytes(x));
}

/* A full adder: adds a and b to *sum, and returns the carry. */
static ALWAYS_INLINE vector
add(vector *sum, vector a, vector b)
{
	vector differ = a ^ b, carry = (a & b) | (*sum & differ);

	*sum ^= differ;
	return carry;
}

/* The top masks that a bottom mask is disjoint from. */
static ALWAYS_INLINE vector
hits(const struct table *t, uint64_t bottom, const int chunks, size_t last)
{
	vector hit = *look_up(t, chunks - 1, bottom, last);

	for (int c = 0; c < chunks - 1; c++)
		hit &= *look_up(t, c, bottom, (1 << CHUNK_BITS) - 1);
	return hit;
}

static ALWAYS_INLINE uint64_t
tally_chunks(const struct table *t, const mask *bottom, size_t count,
             const int chunks, size_t last)
{
	vector one = { 0 }, two = { 0 }, four = { 0 };
	uint64_t pairs = 0;
	size_t i = 0;

#define HITS(k) hits(t, bottom[i + (k)], chunks, last)
	while (i + 8 <= count) {
		size_t left = count - i, end = left < 248 ? count - 7 : i + 248;
		byte_counts eights = { 0 }; /* up to 31 * 8 */

		for (; i < end; i += 8) {
			vector a, b, c, d, e, f;

			a = add(&one, HITS(0), HITS(1));
			b = add(&one, HITS(2), HITS(3));
			c = add(&one, HITS(4), HITS(5));
			d = add(&one, HITS(6), HITS(7));
			e = add(&two, a, b);
			f = add(&two, c, d);
			eights += bits_of_bytes(add(&four, e, f));
		}
		pairs += add_bytes(eights);
	}
	pairs = 8 * pairs + 4 * bits_of(four) + 2 * bits_of(two) + bits_of(one);
	for (; i < count; i++)
		pairs += bits_of(HITS(0));
#undef HITS
	return pairs;
}

/* The number of disjoint pairs of a top mask of the table and a bottom mask.
   Bottom masks may have diagonals beyond those that count. */
static uint64_t
tally(const struct table *t, const mask *bottom, size_t count, int bits)
{
	int chunks = (bits + CHUNK_BITS - 1) / CHUNK_BITS;
	size_t last = ((size_t)1 << (bits - CHUNK_BITS * (chunks - 1))) - 1;

	/* a constant number of chunks unrolls the loop over them */
	switch (chunks) {
	case 4:
		return tally_chunks(t, bottom, count, 4, last);
	case 5:
		return tally_chunks(t, bottom, count, 5, last);
	case 6:
		return tally_chunks(t, bottom, count, 6, last);
	default:
		return tally_chunks(t, bottom, count, chunks, last);
	}
}

#endif
