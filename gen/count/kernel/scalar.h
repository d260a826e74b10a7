/*
 * scalar.h -- join, drop and split one mask at a time, without branches
 *
 * Every kernel has these three; blocks/ needs drop() and split().  Each may write
 * a vector more than its result, and read a vector more than its lists.
 */
#ifndef SCALAR_H
#define SCALAR_H

#include "halves/mask.h"

/* Pair each of `count` placements x[] with the placements other[] of its span.
   Writes the unions of the pairs that share no diagonal, and returns their
   number. */
static inline size_t
join(mask *out, const mask *x, size_t count, const struct span *spans,
     const mask *other)
{
	mask *end = out;

	for (size_t i = 0; i < count; i++) {
		mask one = x[i];

		for (uint32_t j = spans[i].from; j < spans[i].to; j++) {
			*end = one | other[j];
			end += !(one & other[j]);
		}
	}
	return (size_t)(end - out);
}

/* Drop the masks that have one of the bits.  out may be in.  Returns how many
   are left. */
static inline size_t
drop(mask *out, const mask *in, size_t n, mask bits)
{
	mask *end = out;

	for (size_t i = 0; i < n; i++) {
		mask x = in[i];

		*end = x;
		end += !(x & bits);
	}
	return (size_t)(end - out);
}

/* Split the masks into those with and without the bit.  One of both lists may
   be in.  Returns how many have it. */
static inline size_t
split(mask *with, mask *without, const mask *in, size_t n, mask bit)
{
	mask *end = with;

	for (size_t i = 0; i < n; i++) {
		mask x = in[i];
		int has = (x & bit) != 0;

		*end = x;
		*without = x;
		end += has;
		without += !has;
	}
	return (size_t)(end - with);
}

#endif
