/*
 * halves.h -- join placements to the top and bottom halves of a set of columns
 *
 * A half is a pair of placements, left and right, that take all rows of the
 * half and share no diagonal.  Only the union of their masks is kept.
 */
#ifndef HALVES_H
#define HALVES_H

#include "kernel/mask.h"

/* Kernels bring join(): see scalar.h. */

struct list {
	mask *item;
	size_t count, room;
};

/* Make room for `more` items and a vector.  The old items are kept. */
static int
reserve(struct list *list, size_t more)
{
	size_t room = list->count + more + VECTOR_SLACK;
	mask *grown;

	if (room <= list->room)
		return 0;
	room += room / 2;
	grown = aligned_alloc(64, (room * sizeof *grown + 63) / 64 * 64);
	if (!grown)
		return -1;
	if (list->count)
		memcpy(grown, list->item, list->count * sizeof *grown);
	free(list->item);
	list->item = grown;
	list->room = room;
	return 0;
}

/* Placements of one set of columns, in the order of quadrants.h. */
struct range {
	const mask *mask;
	const uint16_t *partner;
	const uint32_t *first;
	uint32_t from, to;
	unsigned sets; /* of rows */
	uint64_t squares;
};

/* Those without queens on a long diagonal, or (is_other) those with one. */
static struct range
range_of(const struct quadrant *quadrant, unsigned columns, unsigned is_other)
{
	uint32_t start = quadrant->start[columns];
	unsigned sets = (quadrant->start[columns + 1] - start) / 2;
	const uint32_t *first =
		quadrant->first + start + (size_t)is_other * sets;

	return (struct range){
		.mask = quadrant->masks,
		.partner = quadrant->partner,
		.first = first,
		.from = first[0],
		.to = first[sets],
		.sets = sets,
		.squares = quadrant->squares[columns][is_other],
	};
}

/* Those with the row sets from..to - 1. */
static struct range
within(struct range r, unsigned from, unsigned to)
{
	r.from = r.first[from];
	r.to = r.first[to];
	return r;
}

/* An upper bound of the sum of products of two lists of numbers, from the sums
   of their squares (Cauchy-Schwarz), as a power of two. */
static size_t
product_at_most(uint64_t a, uint64_t b)
{
	int bits = 128 - __builtin_clzll(a | 1) - __builtin_clzll(b | 1);

	return (size_t)1 << (bits + 1) / 2;
}

/* Append the halves of a and b.  The shorter list is the outer loop, so that
   the inner loop fills vectors. */
static int
pair(struct list *list, struct range a, struct range b)
{
	if (reserve(list, product_at_most(a.squares, b.squares)))
		return -1;
	if (a.to - a.from > b.to - b.from) {
		struct range swapped = a;

		a = b;
		b = swapped;
	}
	list->count += join(list->item + list->count, a.mask + a.from,
	                    a.partner + a.from, a.to - a.from, b.mask, b.first);
	return 0;
}

/* Append the halves in which the row set of a is one of from..to - 1. */
static int
pair_within(struct list *list, struct range a, struct range b, unsigned from,
            unsigned to)
{
	return pair(list, within(a, from, to),
	            within(b, b.sets - to, b.sets - from));
}

/* top[1]: the halves with the central queen; top[0]: the others. */
static int
make_top(const struct quadrants *q, struct columns columns, struct list top[2])
{
	const struct quadrant *left = &q->at[TOP_LEFT];
	const struct quadrant *right = &q->at[TOP_RIGHT];

	top[0].count = top[1].count = 0;
	return pair(&top[0], range_of(left, columns.left, 0),
	            range_of(right, columns.right, 0)) ||
	       pair(&top[1], range_of(left, columns.left, 0),
	            range_of(right, columns.right, 1));
}

/*
 * Append the bottom halves whose only queen on a long diagonal is at the left.
 *
 * Reflection in that diagonal leaves the queen in place and makes another
 * board.  It exchanges the columns of the top left quadrant and the rows of the
 * bottom right one, which are as many.  Of both boards the kernel counts the
 * one whose set of rows is the lesser, and counts it twice: in bottom[2].
 * Where both sets are the same, it finds both boards: in bottom[1].
 */
static int
pair_one(const struct quadrants *q, struct columns top, struct list bottom[3])
{
	struct columns rest = columns_rest(q, top);
	struct range one = range_of(&q->at[BOTTOM_LEFT], rest.left, 1);
	struct range none = range_of(&q->at[BOTTOM_RIGHT], rest.right, 0);
	unsigned same = q->place[top.left];

	return pair_within(&bottom[1], none, one, same, same + 1) ||
	       pair_within(&bottom[2], none, one, 0, same);
}

/* Exchange left and right in masks. */
static void
mirror(const struct quadrants *q, mask *masks, size_t count)
{
	int half = q->bits / 2;
	mask falling = ((mask)1 << half) - 1;

	for (size_t i = 0; i < count; i++)
		masks[i] = (masks[i] & falling) << half |
		           (masks[i] >> half & falling);
}

/* The same with the queen at the right, through the mirror image. */
static int
pair_other_one(const struct quadrants *q, struct columns top,
               struct list bottom[3])
{
	size_t from[3] = { 0, bottom[1].count, bottom[2].count };

	if (pair_one(q, columns_mirrored(q, top), bottom))
		return -1;
	for (int k = 1; k < 3; k++)
		mirror(q, bottom[k].item + from[k], bottom[k].count - from[k]);
	return 0;
}

/*
 * bottom[0]: the halves without queens on a long diagonal, none if
 * without_plain.  bottom[1], bottom[2]: the others, which count 2 and 4 times.
 */
static int
make_bottom(const struct quadrants *q, struct columns top, int without_plain,
            struct list bottom[3])
{
	struct columns rest = columns_rest(q, top);
	struct range left[2], right[2];

	for (unsigned is_other = 0; is_other < 2; is_other++) {
		left[is_other] =
			range_of(&q->at[BOTTOM_LEFT], rest.left, is_other);
		right[is_other] =
			range_of(&q->at[BOTTOM_RIGHT], rest.right, is_other);
	}
	for (int k = 0; k < 3; k++)
		bottom[k].count = 0;
	return (!without_plain && pair(&bottom[0], left[0], right[0])) ||
	       pair(&bottom[2], left[1], right[1]) ||
	       pair_one(q, top, bottom) || pair_other_one(q, top, bottom);
}

#endif
