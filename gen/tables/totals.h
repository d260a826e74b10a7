/* totals.h -- how many solutions other boards have */
#ifndef TOTALS_H
#define TOTALS_H

#include <stdio.h>

/*
 * Write the numbers of solutions of boards 1 to 27 as the list `total`, in
 * which board n is marked.
 */
void totals_write(FILE *out, int n);

#endif
