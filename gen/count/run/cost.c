/* cost.c -- sizes of lists, from sums of squares */
#include "run/cost.h"

#include <math.h>

#include "kernel/set.h"

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
weight_of_set(const struct quadrants *q, struct columns top)
{
	struct columns rest = match_rest(q, top);

	if (!match_weigh(q, top).others)
		return 0;
	return pow(squares(q, TOP_LEFT, top.left) *
	                   squares(q, TOP_RIGHT, top.right) *
	                   squares(q, BOTTOM_LEFT, rest.left) *
	                   squares(q, BOTTOM_RIGHT, rest.right),
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
			sum += weight_of_set(q,
			                     (struct columns){ left, right });
	return sum;
}
