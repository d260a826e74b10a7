/* estimate.h -- how long a count takes, by samples of its units */
#ifndef ESTIMATE_H
#define ESTIMATE_H

#include "run/schedule.h"

/*
 * A sample is a unit; of a large board, the part of one whose first queens
 * stand in one column.  So the time of any board comes from a minute of one
 * thread; a larger `seconds_max` in estimate.c has more samples.
 *
 * Units that are likely to take longer are taken more often, so that the mean
 * of time by likely time is right (Hansen and Hurwitz, 1943).
 *
 * Print the estimate of all units that are open.
 */
void estimate_print(struct schedule *s);

#endif
