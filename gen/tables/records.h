/* records.h -- print a list of solutions, as records or lines of text */
#ifndef RECORDS_H
#define RECORDS_H

#include <stdio.h>

#include "kinds.h"

/* Write a kind that is a list of solutions.  Returns what kinds_write does. */
int records_write(FILE *out, const struct kind *kind, const struct tables *t);

#endif
