/*
 * pair.h -- join the placements of two quadrants side by side
 *
 * Pairs of placements, left and right, that take all rows of their half and
 * share no diagonal.  Only the union of their masks is kept.
 */
#ifndef PAIR_H
#define PAIR_H

#include "halves/outer.h"

/* Kernels bring join(): see kernel/scalar.h. */

/* Scratch of pair(). */
struct pairing {
	const struct quadrants *quadrants;
	struct outer outer;
	struct span *spans;
	size_t room;
};

/* As many spans as are stored at once. */
typedef uint64_t span_vector __attribute__((vector_size(SPANS * 8)));

/* An upper bound of the sum of products of two lists of numbers, from the sums
   of their squares (Cauchy-Schwarz): the exponent of a power of two. */
static int
product_at_most(uint64_t a, uint64_t b)
{
	int bits = 128 - __builtin_clzll(a | 1) - __builtin_clzll(b | 1);

	return (bits + 1) / 2;
}

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
   row sets of b in descending order. */
static int
find_spans(struct pairing *p, struct range a, struct range b)
{
	const uint32_t *first = a.first + a.from, *other = b.first + b.to;
	uint32_t start = *first;

	if (reserve_spans(p, a.first[a.to] - start))
		return -1;
	for (; first < a.first + a.to; first++) {
		struct span *at = p->spans + (first[0] - start);
		struct span *end = p->spans + (first[1] - start);
		uint64_t span;
		span_vector some;

		memcpy(&span, --other, sizeof span);
		some = span - (span_vector){ 0 }; /* in each lane */
		/* some at once: the next row set overwrites those behind */
		do {
			memcpy(at, &some, sizeof some);
			at += SPANS;
		} while (at < end);
	}
	return 0;
}

/* How many pairs find_spans() finds. */
static size_t
pairs_of(struct range a, struct range b)
{
	const uint32_t *first = a.first + a.from, *other = b.first + b.to;
	size_t pairs = 0;

	for (; first < a.first + a.to; first++, other--)
		pairs += (size_t)(first[1] - first[0]) * (other[0] - other[-1]);
	return pairs;
}

/* Append the halves of a and b, at most `most`; the row sets of b are those
   that a leaves.  The shorter list is the outer loop, so that the inner loop
   fills vectors. */
static int
pair(struct pairing *p, struct list *list, struct range a, struct range b,
     size_t most)
{
	int is_shorter = a.first[a.to] - a.first[a.from] <=
	                 b.first[b.to] - b.first[b.from];
	struct range outer = is_shorter ? a : b, inner = is_shorter ? b : a;
	size_t more;
	mask *out;

	if (reserve(list, most) ||
	    outer_make(&p->outer, p->quadrants, outer, inner) ||
	    find_spans(p, outer, inner))
		return -1;
	out = list->item + list->count;
	more = join(out, p->outer, p->spans, inner.mask);
	if (inner.is_mirrored && !IS_PACKED)
		mirror(p->quadrants, out, out, more);
	list->count += more;
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
	/* the bound takes no time, but is too high for a part */
	return pair(
		p, list, a, b,
		part.bits ? pairs_of(a, b)
			  : (size_t)1 << product_at_most(a.squares, b.squares));
}

#endif
