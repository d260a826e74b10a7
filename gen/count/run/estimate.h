/* estimate.h -- how long a count takes, by samples of its units */
#ifndef ESTIMATE_H
#define ESTIMATE_H

#include "run/schedule.h"

struct estimate {
	unsigned samples; /* 0 if no unit is open */
	double seconds;   /* CPU time of all open units */
	double spread;    /* of two samples or more: standard error, percent */
	double largest;   /* CPU time of a unit */
	double ratios, squares; /* sums of CPU time by likely time */
};

/*
 * A sample is a unit; of a large board, the part of one whose first queens
 * stand in one column.  So the time of any board comes from a minute of one
 * thread; a larger `seconds_max` in estimate.c has more samples.
 *
 * Units that are likely to take longer are taken more often, so that the mean
 * of time by likely time is right (Hansen and Hurwitz, 1943).
 *
 * Estimate the time of all units that are open.  Fails if there is no memory.
 */
struct estimate estimate_run(const struct schedule *s);

#endif
