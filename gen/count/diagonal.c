/* diagonal.c -- look which quadrants a diagonal touches */
#include "diagonal.h"

#include <string.h>

enum { TOP = 1 | 2, BOTTOM = 4 | 8 };

/* Bit set of the quadrants that a diagonal touches. */
static unsigned
touched(const struct board_cut *cut, int is_rising, int diagonal)
{
	unsigned set = 0;

	for (int row = 0; row < cut->n; row++) {
		int column = is_rising ? diagonal - row
		                       : diagonal - (cut->n - 1) + row;

		if (column >= 0 && column < cut->n)
			set |= 1U << (2 * (row >= cut->top) +
			              (column >= cut->left));
	}
	return set;
}

static int
is_crossing(unsigned set)
{
	return (set & TOP) && (set & BOTTOM);
}

static int
is_of_half(unsigned set)
{
	return !is_crossing(set) && (set & (set - 1));
}

/* Numbers those of a kind from `next` on, the shortest first.  Returns the
   next number. */
static int
number(struct diagonals *d, int (*is_kind)(unsigned), int next)
{
	int n = d->cut.n;

	for (int offset = n - 1; offset > 0; offset--)
		for (int side = -1; side <= 1; side += 2) {
			int k = n - 1 + side * offset;

			if (is_kind(touched(&d->cut, 0, k)))
				d->falling[k] = (signed char)next++;
			if (is_kind(touched(&d->cut, 1, k)))
				d->rising[k] = (signed char)next++;
		}
	return next;
}

/* To begin with, as if each were within a quadrant; there is one such kind in
   each, so they may have the same numbers. */
static void
number_corners(struct diagonals *d)
{
	int n = d->cut.n;

	for (int k = 0; k < 2 * n - 1; k++) {
		int from_corner = k < n ? k : 2 * n - 2 - k;

		d->falling[k] = (signed char)(d->shared + from_corner);
		d->rising[k] = d->falling[k];
	}
}

void
diagonals_number(struct diagonals *d, struct board_cut cut)
{
	d->cut = cut;
	d->mark = (uint64_t)cut.n & 1;
	d->shared = 4 * cut.n;
	d->crossing = number(d, is_crossing, (int)d->mark);
	d->shared = number(d, is_of_half, d->crossing);
	number_corners(d);
	number(d, is_crossing, (int)d->mark);
	number(d, is_of_half, d->crossing);
}

uint64_t
diagonals_of_square(const struct diagonals *d, int row, int column)
{
	int middle = d->cut.n - 1;
	int falling = column - row + middle, rising = column + row;
	uint64_t mask = 0;

	if (falling == middle && rising == middle)
		return d->mark;
	if (falling != middle)
		mask |= UINT64_C(1) << d->falling[falling];
	if (rising != middle)
		mask |= UINT64_C(1) << d->rising[rising];
	if (falling == middle || rising == middle)
		mask |= row < d->cut.top ? DIAGONAL_NEVER : DIAGONAL_LONG;
	return mask;
}
