/*
 * join.h -- join the placements of two quadrants side by side
 *
 * A left and a right placement are joined to a half if they take all its rows
 * and share no diagonal.  Only the union of their masks is kept.
 */
#ifndef JOIN_H
#define JOIN_H

#include "halves/lists.h"
#include "placements/quadrants.h"

/* Placements of one set of columns, in the order of quadrants.h, that have one
   of the row sets from..to - 1. */
struct range {
	const mask *mask;
	const uint32_t *first;
	unsigned from, to;
	int is_mirrored; /* the masks are those of the mirror images */
};

/* Those without queens on a long diagonal, or (is_on_long) those with one. */
static struct range
range_of(const struct quadrant *quadrant, unsigned columns, unsigned is_on_long)
{
	uint32_t start = quadrant->start[columns];
	unsigned sets = (quadrant->start[columns + 1] - start) / 2;

	return (struct range){
		.mask = quadrant->masks,
		.first = quadrant->first + start + (size_t)is_on_long * sets,
		.to = sets,
		.is_mirrored = quadrant->is_mirrored,
	};
}

/* For one thread. */
struct joiner {
	const struct quadrants *quadrants;
	struct arena mirrored;
};

static size_t
range_count(struct range r)
{
	return r.first[r.to] - r.first[r.from];
}

/* Exchange left and right in masks.  The diagonals that join only left and
   right are lost. */
static void
mirror(const struct quadrants *q, mask *out, const mask *in, size_t count)
{
	int half = q->bits / 2;
	mask falling = ((mask)1 << half) - 1;

	for (size_t i = 0; i < count; i++)
		out[i] = (in[i] & falling) << half | (in[i] >> half & falling);
}

/* Append to `out` the unions of a mask x..x_end - 1 and a used lane of y that
   share no diagonal.  Returns the new end.  No branch depends on a mask. */
static ALWAYS_INLINE mask *
unite(mask *out, const mask *x, const mask *x_end, lanes y, unsigned used)
{
	for (; x < x_end; x++) {
		lanes one = in_each_lane(*x);

		out = keep(out, one | y, disjoint_lanes(one, y) & used);
	}
	return out;
}

/* Append the halves of a, whose masks are x, and b; the row sets of b are those
   that a leaves. */
static __attribute__((noinline)) int
join_masks(struct list *list, const mask *x, struct range a, struct range b)
{
	const uint32_t *first = a.first + a.from, *end = a.first + a.to;
	const uint32_t *other = b.first + b.to;
	const mask *x_end;

	for (; first < end; first++, other--, x = x_end) {
		const mask *y = b.mask + other[-1], *y_end = b.mask + other[0];
		size_t pairs =
			(size_t)(first[1] - first[0]) * (other[0] - other[-1]);
		mask *out;

		x_end = x + (first[1] - first[0]);
		if (!pairs)
			continue;
		if (list_reserve(list, pairs))
			return -1;
		out = list->mask + list->count;
		for (; y_end - y > STEP; y += STEP)
			out = unite(out, x, x_end, load(y), ~0U);
		out = unite(out, x, x_end, load(y), (1U << (y_end - y)) - 1);
		list->count = (size_t)(out - list->mask);
	}
	return 0;
}

/* Append the halves of a and b.  The shorter list is the outer one, so that the
   other fills vectors.  If one of both tables has mirror images, the outer
   masks are made like the inner ones; halves of mirror images are turned back.
   On odd boards mirror() loses a diagonal, but only bottom halves are turned
   there, and they have none of it. */
static int
join_ranges(struct joiner *p, struct list *list, struct range a, struct range b)
{
	int is_shorter = range_count(a) <= range_count(b);
	struct range outer = is_shorter ? a : b, inner = is_shorter ? b : a;
	const mask *masks = outer.mask + outer.first[outer.from];
	size_t count = range_count(outer), before = list->count;

	if (!count)
		return 0;
	if (outer.is_mirrored != inner.is_mirrored) {
		if (arena_reserve(&p->mirrored, count * sizeof *masks))
			return -1;
		mirror(p->quadrants, p->mirrored.at, masks, count);
		masks = p->mirrored.at;
	}
	if (join_masks(list, masks, outer, inner))
		return -1;
	if (inner.is_mirrored && list->count > before)
		mirror(p->quadrants, list->mask + before, list->mask + before,
		       list->count - before);
	return 0;
}

/* One of 2^bits equal parts of a list of row sets, from 0. */
struct part {
	unsigned number;
	int bits;
};

/* Append the halves whose row set of a is in that part of from..to - 1. */
static int
join_part(struct joiner *p, struct list *list, struct range a, struct range b,
          unsigned from, unsigned to, struct part part)
{
	unsigned sets = a.to, more = to - from;

	to = from + (more * (part.number + 1) >> part.bits);
	from += more * part.number >> part.bits;
	a.from = from;
	a.to = to;
	b.from = sets - to;
	b.to = sets - from;
	return join_ranges(p, list, a, b);
}

#endif
