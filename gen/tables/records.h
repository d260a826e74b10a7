/* records.h -- the records of one board as m4 calls, one a line */
#ifndef RECORDS_H
#define RECORDS_H

#include <stdio.h>

#include "tables.h"

/*
 * Above this board there are too many records for m4, which would be the
 * slowest stage: they pass it by as whole tables and texts, see bulk.h.
 */
enum { RECORDS_BOARD_MAX = 10 };

/*
 * Write all records of a kind; templates/contract.m4 says what each holds.
 * Return 0, or -1 with errno ENOMEM; what stdio refuses shows in ferror(out).
 */
typedef int records_write_fn(FILE *out, const struct tables *t);

records_write_fn records_row;        /* stored rows */
records_write_fn records_solution;   /* solutions */
records_write_fn records_descending; /* the same, the last one first */
records_write_fn records_prolog;     /* the same, as the Prolog program does */
records_write_fn records_group;      /* groups, with their eight images */

#endif
