/* likely.c -- a set's number follows from that of the set without one column */
#include "placements/likely.h"

#include <math.h>

#include "placements/sets.h"

/* Three or more queens are not independent: fits N=16 to 21 best. */
static const double fit = 1.15;

/* The logarithm of how likely it is that queens so far apart do not attack each
   other. */
static double
apart(int height, int distance)
{
	double all = height * (height - 1.0);

	if (distance >= height)
		return 0;
	return fit * log1p(-2.0 * (height - distance) / all);
}

/* Of the queen in the lowest column of the set, beside the others. */
static double
sum_apart(const double by_distance[], unsigned set)
{
	int lowest = __builtin_ctz(set);
	double sum = 0;

	for (set &= set - 1; set; set &= set - 1)
		sum += by_distance[__builtin_ctz(set) - lowest];
	return sum;
}

void
likely_placements(int height, int width, int is_top, float likely[])
{
	double by_distance[SETS_SIDE_MAX], rows[SETS_SIDE_MAX + 1];

	for (int d = 1; d < width; d++)
		by_distance[d] = apart(height, d);
	for (int size = 1; size <= width; size++)
		rows[size] = log(size > height ? 0 : height + 1 - size) +
		             (is_top ? log1p(-1.0 / height) : 0);
	likely[0] = 0;
	for (unsigned set = 1; set < 1U << width; set++)
		likely[set] = likely[set & (set - 1)] +
		              (float)(rows[__builtin_popcount(set)] +
		                      sum_apart(by_distance, set));
}
