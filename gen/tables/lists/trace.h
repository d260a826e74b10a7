/* trace.h -- backtracking to the first solution, step by step */
#ifndef TRACE_H
#define TRACE_H

#include <stdio.h>

#include "boards/tables.h"

enum { TRACE_N_MIN = 4, TRACE_N_MAX = 6 };

/*
 * The search tries rows from the first to the last, and columns from left to
 * right, and stops at the first solution.  Write each of its steps as a record
 * `step` (templates/README.md).  Requires t->n <= TRACE_N_MAX.  Returns 0, as a
 * kind's `write` may fail.
 */
int trace_write(FILE *out, const struct tables *t);

#endif
