/* cost.c -- the sizes of lists, from sums of squares */
#include "run/cost.h"

#include <math.h>

/* A list of pairs from two quadrants is no longer than the square root of the
   product of their sums (Cauchy-Schwarz). */
static double
squares(const struct quadrants *q, int which, unsigned columns)
{
	const uint64_t *of = q->at[which].squares[columns];

	return (double)of[0] + (double)of[1];
}

struct sum {
	const struct quadrants *q;
	double cost;
};

/* The exponent fits the measured times of units of N=17 to 20 best.  It is less
   than 1/2 because the longer two lists are, the more of their pairs are never
   joined or matched. */
static int
add_set(struct columns top, struct weights weights, void *ctx)
{
	struct sum *sum = ctx;
	struct columns rest = columns_rest(sum->q, top);

	(void)weights;
	sum->cost += pow(squares(sum->q, TOP_LEFT, top.left) *
	                         squares(sum->q, TOP_RIGHT, top.right) *
	                         squares(sum->q, BOTTOM_LEFT, rest.left) *
	                         squares(sum->q, BOTTOM_RIGHT, rest.right),
	                 0.28);
	return 0;
}

double
cost_of_unit(const struct work *work, unsigned unit)
{
	struct sum sum = { .q = &work->quadrants };

	columns_visit(work, unit, add_set, &sum);
	return sum.cost;
}
