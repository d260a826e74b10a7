/* estimate.h -- how long a board takes, by samples of its units */
#ifndef ESTIMATE_H
#define ESTIMATE_H

#include "run/options.h"

/*
 * A sample is a unit; of a large board, the part of one whose first queens
 * stand in one column.  So the time of any board comes from at most a minute of
 * one thread.
 *
 * Units that are likely to take longer are taken more often, so that the mean
 * of time by likely time is right (Hansen and Hurwitz, 1943).
 *
 * Print the estimate.
 */
void estimate_print(struct options *o);

#endif
