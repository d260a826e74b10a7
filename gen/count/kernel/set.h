/* set.h -- what the kernels have in common */
#ifndef SET_H
#define SET_H

#include <stddef.h>
#include <stdint.h>

#include "placements/quadrants.h"

enum {
	/* items beyond the end of a list that a kernel may read or write, as
	   many as a quadrant has: a vector of 64 bytes */
	VECTOR_SLACK = QUADRANT_SLACK,
	/* a mask is looked up in chunks of so many bits: the tables of 28
	   bits fit into the first cache */
	CHUNK_BITS = 7,
	CHUNKS_MAX = 6
};

/*
 * NAME(join)(out, mask, partner, count, other, first): for each of `count`
 * pieces, the pieces other[first[p]] .. other[first[p + 1] - 1] of its partner
 * p that share no diagonal with it.  Writes the unions and returns their
 * number.  Behind each piece of the partner a vector can be read.
 */

/* A set of columns, of either side from the edge of the board. */
struct columns {
	unsigned left, right;
};

/* The central column, if the set has it, as a set of the right. */
unsigned match_centre(const struct quadrants *q, struct columns c);

struct columns match_mirrored(const struct quadrants *q, struct columns c);
struct columns match_rest(const struct quadrants *q, struct columns c);

/*
 * How often the pairs of a set count.  plain: those without queens on the long
 * diagonals, the centre apart; if the top has the central column, only those
 * with the central queen.  others: those with such queens below, times the 2 or
 * 4 of match_halves.h.  Both are 0 for a set whose mirror image is taken
 * instead (if is_mirrored, of either the other one); plain also where the
 * images upside down are.
 */
struct set_weights {
	uint64_t plain, others;
};

/* top: the columns that the top half takes. */
struct set_weights match_weigh(const struct quadrants *q, struct columns top);

#define ALWAYS_INLINE inline __attribute__((always_inline))
#ifdef __SANITIZE_ADDRESS__ /* its checks are in the way */
#define UNROLL(n)
#else
#define UNROLL(n) PRAGMA(GCC unroll n)
#endif
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
