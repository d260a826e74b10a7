/* cost.h -- estimate what a unit of work costs before it is counted */
#ifndef COST_H
#define COST_H

#include "halves/columns.h"

/* The likely cost of a unit.  Costs have no unit of measure: only their ratios
   mean something.  They follow from placements/likely.h, so that no tables are
   needed. */
double cost_of_unit(const struct work *work, unsigned unit);

#endif
