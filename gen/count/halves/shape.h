/*
 * shape.h -- PACKED masks of a table, and the masks of halves
 *
 * In a packed mask, the bits behind the gap are moved down into it.  If the
 * table is that of the mirror images, falling and rising diagonals are also
 * exchanged.  Either way the low bits of a packed mask move by one number of
 * places, and the high bits by another.
 *
 * Of a table that is read as mirror images, the low bits must be falling
 * diagonals and the high bits rising ones.  That holds for the left quadrants
 * of even boards, and for the bottom quadrants of odd ones.
 */
#ifndef SHAPE_H
#define SHAPE_H

#include "halves/list.h"

/* The bits `low` of a packed mask move low_left places to the left.  The bits
   `high` move high_left places to the left, or high_right to the right: one of
   both is 0. */
struct shape {
	mask low, high;
	int low_left, high_left, high_right;
};

static inline struct shape
shape_of(const struct quadrants *q, const struct range *range)
{
	int half = range->is_mirrored ? q->bits / 2 : 0;
	int from = range->gap.size ? range->gap.from : half;
	int high_left = range->gap.size - half;
	mask low = ((mask)1 << from) - 1;

	return (struct shape){
		.low = low,
		.high = (placement)~low,
		.low_left = half,
		.high_left = high_left > 0 ? high_left : 0,
		.high_right = high_left < 0 ? -high_left : 0,
	};
}

/* A mask of a half from a packed one. */
static inline mask
unpack(const struct shape *s, mask x)
{
	return (x & s->low) << s->low_left |
	       (x & s->high) << s->high_left >> s->high_right;
}

/* A packed mask, to be compared with those of the table.  Diagonals that do not
   touch the quadrant are lost, or come to bits that the table never has. */
static inline placement
pack(const struct shape *s, mask x)
{
	return (placement)((x >> s->low_left & s->low) |
	                   (x << s->high_right >> s->high_left & s->high));
}

#endif
