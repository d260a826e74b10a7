/* data.h -- the facts of one board as m4 definitions */
#ifndef DATA_H
#define DATA_H

#include <stdio.h>

#include "tables.h"

/*
 * Write what templates/contract.m4 documents: a definition for every number,
 * and one for every list whose length does not grow with the solutions (see
 * records.h and bulk.h for the others).  What stdio refuses shows in
 * ferror(out).
 */
void data_write(FILE *out, const struct tables *t, const char *prefix);

#endif
