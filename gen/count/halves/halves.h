/*
 * halves.h -- the top and bottom halves of a set of columns
 *
 * A half is a pair of placements, left and right, that take all rows of the
 * half and share no diagonal (join.h).  The lists of large boards would be too
 * long: so they are made in parts, by the rows that one placement takes.
 */
#ifndef HALVES_H
#define HALVES_H

#include "halves/columns.h"
#include "halves/join.h"

/* Make a part from about 2^PART_BITS pairs of placements.  Measured for N=16 to
   23: 41 to 27 of a hundred pairs are halves. */
enum { PART_BITS = SMALL_LIMITS ? 12 : 24 };

struct halves {
	struct joiner joiner;
	struct list top[2], bottom[3];
};

static void
halves_free(struct halves *h)
{
	for (int k = 0; k < 2; k++)
		free(h->top[k].mask);
	for (int k = 0; k < 3; k++)
		free(h->bottom[k].mask);
	free(h->joiner.mirrored.at);
}

/* An upper bound of the sum of products of two lists of numbers, from the sums
   of their squares (Cauchy-Schwarz): the exponent of a power of two. */
static int
product_at_most(uint64_t a, uint64_t b)
{
	int bits = 128 - __builtin_clzll(a | 1) - __builtin_clzll(b | 1);

	return (bits + 1) / 2;
}

/* The halves of these columns are made in 2^n parts: returns n.  left is
   TOP_LEFT or BOTTOM_LEFT; the right quadrant of the half is the next one. */
static int
parts_of(const struct halves *h, int left, struct columns columns)
{
	const struct quadrant *at = &h->joiner.quadrants->at[left];
	const uint64_t *a = at[0].squares[columns.left];
	const uint64_t *b = at[1].squares[columns.right];
	int pairs = product_at_most(a[0] + a[1], b[0] + b[1]);

	return pairs > PART_BITS ? pairs - PART_BITS : 0;
}

/* top[1]: the halves with the central queen, the only queen on a long diagonal
   that a top half can have; top[0]: the others. */
static int
make_top(struct halves *h, struct columns columns, struct part part)
{
	const struct quadrants *q = h->joiner.quadrants;
	struct range left = range_of(&q->at[TOP_LEFT], columns.left, 0);

	for (unsigned k = 0; k < 2; k++) {
		h->top[k].count = 0;
		if (join_part(&h->joiner, &h->top[k], left,
		              range_of(&q->at[TOP_RIGHT], columns.right, k), 0,
		              left.to, part))
			return -1;
	}
	return 0;
}

/*
 * Append the bottom halves whose only queen on a long diagonal is at the left,
 * or at the right if top is the mirror image of the columns.
 *
 * Reflection in that diagonal leaves the queen in place and makes another
 * board.  It exchanges the columns of the top left quadrant and the rows of the
 * bottom right one, which are as many.  Of both boards the kernel counts the
 * one whose set of rows is the lesser, and counts it twice: in bottom[2].
 * Where both sets are the same, it finds both boards: in bottom[1].
 */
static int
join_with_one(struct halves *h, struct columns top, int is_mirrored,
              struct part part)
{
	const struct quadrants *q = h->joiner.quadrants;
	struct columns rest = columns_rest(q, top);
	struct range one = range_of(&q->at[BOTTOM_LEFT], rest.left, 1);
	struct range none = range_of(&q->at[BOTTOM_RIGHT], rest.right, 0);
	unsigned same = q->columns.place[top.left];

	one.is_mirrored ^= is_mirrored;
	none.is_mirrored ^= is_mirrored;
	return join_part(&h->joiner, &h->bottom[1], none, one, same, same + 1,
	                 part) ||
	       join_part(&h->joiner, &h->bottom[2], none, one, 0, same, part);
}

/*
 * bottom[0]: if is_plain, the halves without queens on a long diagonal, else
 * nothing.  bottom[1], bottom[2]: those with one or two, by how often they
 * count (the table of columns.h).
 */
static int
make_bottom(struct halves *h, struct columns top, int is_plain,
            struct part part)
{
	const struct quadrants *q = h->joiner.quadrants;
	struct columns rest = columns_rest(q, top);
	struct range left[2], right[2];

	for (unsigned is_on_long = 0; is_on_long < 2; is_on_long++) {
		left[is_on_long] =
			range_of(&q->at[BOTTOM_LEFT], rest.left, is_on_long);
		right[is_on_long] =
			range_of(&q->at[BOTTOM_RIGHT], rest.right, is_on_long);
	}
	for (int k = 0; k < 3; k++)
		h->bottom[k].count = 0;
	/* with a queen at the right: the mirror image has it at the left */
	return (is_plain && join_part(&h->joiner, &h->bottom[0], left[0],
	                              right[0], 0, left[0].to, part)) ||
	       join_part(&h->joiner, &h->bottom[2], left[1], right[1], 0,
	                 left[1].to, part) ||
	       join_with_one(h, top, 0, part) ||
	       join_with_one(h, columns_mirrored(q, top), 1, part);
}

#endif
