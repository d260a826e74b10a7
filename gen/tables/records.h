/* records.h -- solutions of a board, as records or lines of text */
#ifndef RECORDS_H
#define RECORDS_H

#include <stdio.h>

#include "kinds.h"

/* Write a kind that is a list of solutions.  Returns as kinds_write. */
int records_write(FILE *out, const struct kind *kind, const struct tables *t);

#endif
