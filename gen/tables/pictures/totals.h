/* totals.h -- how many solutions other boards have */
#ifndef TOTALS_H
#define TOTALS_H

#include <stdio.h>

#include "tables.h"

/* Write the numbers of solutions of boards 1 to 27 as the list `total`, in
   which board n is marked. */
void totals_write(FILE *out, int n);

/*
 * Write the facts of templates/queens_counts.*.m4: the same numbers as the list
 * `count`, and a board that is named _counts.  They do not depend on t.
 */
void totals_write_counts(FILE *out, const struct tables *t, const char *prefix);

#endif
