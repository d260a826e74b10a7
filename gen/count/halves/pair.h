/*
 * pair.h -- join the placements of two quadrants side by side
 *
 * Pairs of placements, left and right, that take all rows of their half and
 * share no diagonal.  Only the union of their masks is kept.
 */
#ifndef PAIR_H
#define PAIR_H

#include "halves/lists.h"

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

/* Placements from..to - 1 of a quadrant. */
struct span {
	uint32_t from, to;
};

/* Scratch of pair(). */
struct pairing {
	const struct quadrants *quadrants;
	struct list mirrored; /* placements of the outer loop */
	struct span *spans;
	size_t room;
};

/* Exchange left and right in masks. */
static void
mirror(const struct quadrants *q, mask *out, const mask *in, size_t count)
{
	int half = q->bits / 2;
	mask falling = ((mask)1 << half) - 1;

	for (size_t i = 0; i < count; i++)
		out[i] = (in[i] & falling) << half | (in[i] >> half & falling);
}

enum { SPANS = 8 }; /* stored at once */
typedef uint64_t span_vector __attribute__((vector_size(SPANS * 8)));

static int
reserve_spans(struct pairing *p, size_t count)
{
	size_t room = count + SPANS;

	if (room <= p->room)
		return 0;
	free(p->spans);
	p->room = room + room / 2;
	p->spans = malloc(p->room * sizeof *p->spans);
	if (!p->spans)
		p->room = 0;
	return p->spans ? 0 : -1;
}

/* For each placement of a, the placements of b that take the other rows: the
   row sets of b in descending order.  *pairs: how many pairs that makes. */
static int
find_spans(struct pairing *p, struct range a, struct range b, size_t *pairs)
{
	const uint32_t *first = a.first + a.from, *other = b.first + b.to;
	uint32_t start = *first;

	if (reserve_spans(p, a.first[a.to] - start))
		return -1;
	*pairs = 0;
	for (; first < a.first + a.to; first++) {
		struct span *at = p->spans + (first[0] - start);
		struct span *end = p->spans + (first[1] - start);
		uint64_t span;
		span_vector some;

		memcpy(&span, --other, sizeof span);
		some = span - (span_vector){ 0 }; /* in each lane */
		*pairs += (size_t)(first[1] - first[0]) * (other[1] - other[0]);
		/* store SPANS at once: the next row set overwrites the surplus
		 */
		do {
			memcpy(at, &some, sizeof some);
			at += SPANS;
		} while (at < end);
	}
	return 0;
}

static ALWAYS_INLINE mask *
unite(mask *end, lanes x, lanes y, unsigned used)
{
	return keep(end, x | y, disjoint_lanes(x, y) & used);
}

/* Pair each of `count` placements x[] with the placements other[] of its span.
   Writes the unions of the pairs that share no diagonal, and returns their
   number.  No branch depends on a mask. */
static __attribute__((noinline)) size_t
join(mask *out, const mask *x, size_t count, const struct span *spans,
     const mask *other)
{
	mask *end = out;

	for (size_t i = 0; i < count; i++) {
		/* find_spans() has written it
		   NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult) */
		const mask *at = other + spans[i].from;
		const mask *to = other + spans[i].to;
		lanes one = in_each_lane(x[i]);

		for (; to - at > STEP; at += STEP)
			end = unite(end, one, load(at), ~0U);
		end = unite(end, one, load(at), (1U << (to - at)) - 1);
	}
	return (size_t)(end - out);
}

/* Append the halves of a and b; the row sets of b are those that a leaves.  The
   shorter list is the outer loop, so that the inner loop fills vectors.  If one
   of both is mirrored, the outer masks are made like the inner ones. */
static int
pair(struct pairing *p, struct list *list, struct range a, struct range b)
{
	int is_shorter = a.first[a.to] - a.first[a.from] <=
	                 b.first[b.to] - b.first[b.from];
	struct range outer = is_shorter ? a : b, inner = is_shorter ? b : a;
	const mask *masks = outer.mask + outer.first[outer.from];
	size_t count = outer.first[outer.to] - outer.first[outer.from], pairs;
	mask *out;

	if (find_spans(p, outer, inner, &pairs) || reserve(list, pairs))
		return -1;
	if (outer.is_mirrored != inner.is_mirrored) {
		if (reserve(&p->mirrored, count))
			return -1;
		mirror(p->quadrants, p->mirrored.mask, masks, count);
		masks = p->mirrored.mask;
	}
	out = list->mask + list->count;
	count = join(out, masks, count, p->spans, inner.mask);
	if (inner.is_mirrored)
		mirror(p->quadrants, out, out, count);
	list->count += count;
	return 0;
}

/* One of 2^bits equal parts of a list of row sets, from 0. */
struct part {
	unsigned number;
	int bits;
};

/* Append the halves whose row set of a is in that part of from..to - 1. */
static int
pair_part(struct pairing *p, struct list *list, struct range a, struct range b,
          unsigned from, unsigned to, struct part part)
{
	unsigned sets = a.to, more = to - from;

	to = from + (more * (part.number + 1) >> part.bits);
	from += more * part.number >> part.bits;
	a.from = from;
	a.to = to;
	b.from = sets - to;
	b.to = sets - from;
	return pair(p, list, a, b);
}

#endif
