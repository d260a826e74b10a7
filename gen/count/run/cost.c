/* cost.c -- add up what the sets of a unit may cost */
#include "run/cost.h"

#include <math.h>

struct sum {
	const struct quadrants *q;
	double cost;
};

/* A list of halves grows with the square root of the placements that it is made
   of: the longer two lists of placements are, the more of their pairs are never
   joined or matched.  This fits the times of units of N=19 and 20 best. */
static int
add_set(struct columns top, struct weights weights, void *ctx)
{
	struct sum *sum = ctx;
	struct columns rest = columns_rest(sum->q, top);
	const struct quadrant *at = sum->q->at;

	(void)weights;
	sum->cost += exp(.5 * (double)(at[TOP_LEFT].likely[top.left] +
	                               at[TOP_RIGHT].likely[top.right] +
	                               at[BOTTOM_LEFT].likely[rest.left] +
	                               at[BOTTOM_RIGHT].likely[rest.right]));
	return 0;
}

double
cost_of_unit(const struct work *work, unsigned unit)
{
	struct sum sum = { .q = &work->quadrants };

	columns_visit(work, unit, add_set, &sum);
	return sum.cost;
}
