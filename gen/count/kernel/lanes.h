/*
 * lanes.h -- join, drop and split as many masks at a time as a kernel can
 *
 * Each may write a vector more than its result, and read a vector more than its
 * lists.  No branch depends on a mask.
 */
#ifndef LANES_H
#define LANES_H

#include "halves/mask.h"

/*
 * Kernels bring
 *   lanes: a vector of STEP masks; or a mask, and STEP is 1,
 *   disjoint_lanes(x, y): the set of lanes in which x and y share no bit,
 *   keep(end, x, set): append the lanes of the set, side by side, and return
 *     the new end.
 */

static ALWAYS_INLINE lanes
load(const mask *at)
{
	lanes x;

	memcpy(&x, at, sizeof x);
	return x;
}

static ALWAYS_INLINE lanes
in_each_lane(mask x)
{
	return x - (lanes){ 0 };
}

/* The lanes that hold the next of `left` masks. */
static ALWAYS_INLINE unsigned
used_lanes(size_t left)
{
	return (1U << (left < STEP ? left : STEP)) - 1;
}

static ALWAYS_INLINE mask *
unite(mask *end, lanes x, lanes y, unsigned used)
{
	return keep(end, x | y, disjoint_lanes(x, y) & used);
}

/* Pair each of `count` placements x[] with the placements other[] of its span.
   Writes the unions of the pairs that share no diagonal, and returns their
   number. */
static __attribute__((noinline)) size_t
join(mask *out, const mask *x, size_t count, const struct span *spans,
     const mask *other)
{
	mask *end = out;

	for (size_t i = 0; i < count; i++) {
		const mask *at = other + spans[i].from;
		const mask *to = other + spans[i].to;
		lanes one = in_each_lane(x[i]);

		for (; to - at > STEP; at += STEP)
			end = unite(end, one, load(at), ~0U);
		end = unite(end, one, load(at), (1U << (to - at)) - 1);
	}
	return (size_t)(end - out);
}

/* Copy the masks without the bit.  Returns how many they are. */
static inline size_t
drop(mask *out, const mask *in, size_t n, mask bit)
{
	lanes unwanted = in_each_lane(bit);
	mask *end = out;

	for (size_t i = 0; i < n; i += STEP) {
		lanes x = load(in + i);

		end = keep(end, x,
		           disjoint_lanes(x, unwanted) & used_lanes(n - i));
	}
	return (size_t)(end - out);
}

/* Split the masks into those with and without the bit; `without` may be `in`.
   Returns how many have it. */
static inline size_t
split(mask *with, mask *without, const mask *in, size_t n, mask bit)
{
	lanes wanted = in_each_lane(bit);
	mask *end = with;

	for (size_t i = 0; i < n; i += STEP) {
		lanes x = load(in + i);
		unsigned lacks = disjoint_lanes(x, wanted);
		unsigned used = used_lanes(n - i);

		end = keep(end, x, ~lacks & used);
		without = keep(without, x, lacks & used);
	}
	return (size_t)(end - with);
}

#endif
