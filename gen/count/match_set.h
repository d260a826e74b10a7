/* match_set.h -- what the kernels have in common */
#ifndef MATCH_SET_H
#define MATCH_SET_H

#include <stddef.h>
#include <stdint.h>

#include "quadrant.h"

enum {
	/* items beyond the end that a kernel may read or write: a word of a
	   block */
	VECTOR_SLACK = 64,
	/* a mask is looked up in chunks of so many bits: the tables of 28
	   bits fit into the first cache */
	CHUNK_BITS = 7,
	CHUNKS_MAX = 6
};

/*
 * NAME(join)(out, mask, partner, count, other, first, mark): for each of
 * `count` pieces, the pieces other[first[p]] .. other[first[p + 1] - 1] of its
 * partner p that share no diagonal with it.  Writes the unions, with the mark,
 * and returns their number.
 */

/*
 * How often the pairs of a set count: those with no queen on a long diagonal,
 * and the others.  Both are 0 for a set whose mirror image is taken instead (if
 * is_mirrored, of either the other one).
 */
struct set_weights {
	uint64_t plain, others;
};

/* set: the columns that the top half takes. */
struct set_weights match_weigh_set(const struct quadrants *q, unsigned set);

#define ALWAYS_INLINE inline __attribute__((always_inline))
#define UNROLL(n) PRAGMA(GCC unroll n)
#define PRAGMA(x) _Pragma(#x)

/* Where, in a table of entries of so many bytes, the one is for chunk c of a
   mask; values: of the chunk, as a mask. */
static ALWAYS_INLINE size_t
match_chunk_offset(uint64_t mask, int c, size_t values, size_t bytes)
{
	/* a rotation: with BMI2 it is one instruction */
	int right = (CHUNK_BITS * c - __builtin_ctzll(bytes)) & 63;

	return (mask >> right | mask << (-right & 63)) & values * bytes;
}

/* No fewer than the products of two lists of numbers, of whose squares these
   are the sums (Schwarz), up to a power of two. */
static inline size_t
match_product_at_most(uint64_t a, uint64_t b)
{
	int bits = 128 - __builtin_clzll(a | 1) - __builtin_clzll(b | 1);

	return (size_t)1 << (bits + 1) / 2;
}

#endif
