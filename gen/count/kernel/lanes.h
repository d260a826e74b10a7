/*
 * lanes.h -- join, drop and split a vector of masks at a time
 *
 * scalar.h says what they do.
 */
#ifndef LANES_H
#define LANES_H

#include "halves/mask.h"

/*
 * Kernels bring
 *   disjoint_lanes(x, y): the set of lanes in which x and y share no bit,
 *   keep(end, x, set): append the lanes of the set, side by side, and return
 *     the new end.
 */

static ALWAYS_INLINE vector
load(const mask *at)
{
	vector x;

	memcpy(&x, at, sizeof x);
	return x;
}

static ALWAYS_INLINE vector
in_each_lane(mask x)
{
	return x - (vector){ 0 };
}

enum { ALL_LANES = (1 << LANES) - 1 };

/* The lanes of a vector that holds the next of `left` masks. */
static ALWAYS_INLINE unsigned
used_lanes(size_t left)
{
	return left < LANES ? (1U << left) - 1 : ALL_LANES;
}

static ALWAYS_INLINE mask *
unite(mask *end, vector x, vector y, unsigned used)
{
	return keep(end, x | y, disjoint_lanes(x, y) & used);
}

static __attribute__((noinline)) size_t
join(mask *out, const mask *x, size_t count, const struct span *spans,
     const mask *other)
{
	mask *end = out;

	for (size_t i = 0; i < count; i++) {
		const mask *at = other + spans[i].from;
		const mask *to = other + spans[i].to;
		vector one = in_each_lane(x[i]);

		for (; to - at > LANES; at += LANES)
			end = unite(end, one, load(at), ~0U);
		end = unite(end, one, load(at), (1U << (to - at)) - 1);
	}
	return (size_t)(end - out);
}

static inline size_t
drop(mask *out, const mask *in, size_t n, mask bits)
{
	vector unwanted = in_each_lane(bits);
	mask *end = out;

	for (size_t i = 0; i < n; i += LANES) {
		vector x = load(in + i);

		end = keep(end, x,
		           disjoint_lanes(x, unwanted) & used_lanes(n - i));
	}
	return (size_t)(end - out);
}

static inline size_t
split(mask *with, mask *without, const mask *in, size_t n, mask bit)
{
	vector wanted = in_each_lane(bit);
	mask *end = with;

	for (size_t i = 0; i < n; i += LANES) {
		vector x = load(in + i);
		unsigned lacks = disjoint_lanes(x, wanted);
		unsigned used = used_lanes(n - i);

		end = keep(end, x, ~lacks & used);
		without = keep(without, x, lacks & used);
	}
	return (size_t)(end - with);
}

#endif
