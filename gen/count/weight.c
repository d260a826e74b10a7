/* weight.c -- sizes of lists, from sums of squares */
#include "weight.h"

#include <math.h>

#include "match_set.h"

/* No list of pairs of both quadrants is longer than the root of the product of
   theirs. */
static double
squares(const struct quadrants *q, int which, unsigned columns)
{
	const uint64_t *of = q->at[which].squares[columns];

	return (double)of[0] + (double)of[1];
}

/* The power is what fits the unit times of N=17 to 20 best: the longer both
   lists, the more of their items are never joined or matched. */
static double
weight_of_set(const struct quadrants *q, unsigned left, unsigned right)
{
	unsigned other_left = ((1U << q->left) - 1) & ~left;
	unsigned other_right = ((1U << q->right) - 1) & ~right;

	if (!match_weigh_set(q, left | right << q->left).others)
		return 0;
	return pow(squares(q, TOP_LEFT, left) * squares(q, TOP_RIGHT, right) *
	                   squares(q, BOTTOM_LEFT, other_left) *
	                   squares(q, BOTTOM_RIGHT, other_right),
	           0.28);
}

double
weight_of_unit(const struct quadrants *q, unsigned unit)
{
	unsigned left = unit % (1U << q->left), part = unit >> q->left;
	int size = q->top - __builtin_popcount(left);
	double sum = 0;

	for (unsigned right = 0, sets = 0; right < 1U << q->right; right++)
		if (__builtin_popcount(right) == size &&
		    sets++ % q->parts == part)
			sum += weight_of_set(q, left, right);
	return sum;
}
