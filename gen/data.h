/* data.h -- the facts of one board as m4 calls */
#ifndef DATA_H
#define DATA_H

#include <stdio.h>

#include "tables.h"

enum { DATA_ROWS_MAX = 10 }; /* the largest board with a call per solution */

/*
 * Write what templates/contract.m4 documents: a definition for every number,
 * then one call a line for every record.  Boards above DATA_ROWS_MAX get only
 * the records whose number does not grow with the solutions (see bulk.h for
 * the others): there m4 would be the slowest stage.
 *
 * Returns 0, or -1 with errno ENOMEM; what stdio refuses shows in ferror(out).
 */
int data_write(FILE *out, const struct tables *t, const char *prefix);

#endif
