/* walk.h -- backtracking to the first solution, step by step, as m4 calls */
#ifndef WALK_H
#define WALK_H

#include "records/records.h"

/*
 * The search tries rows from the first to the last, and columns from left to
 * right, and stops at the first solution.  Writes each step as a `frame`, and
 * the tree of the boards that it tried as `node`.
 */
records_write_fn walk_facts;

#endif
