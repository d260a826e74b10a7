/* cost.h -- what a unit will cost, before it is counted */
#ifndef COST_H
#define COST_H

#include "placements/quadrants.h"

/*
 * The work that a unit of q (see match.h) is likely to be, in no unit of
 * measure: only ratios mean something.  Lists are judged by the pieces that
 * they are made of.
 */
double weight_of_unit(const struct quadrants *q, unsigned unit);

#endif
