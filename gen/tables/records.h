/* records.h -- the records of one board as m4 calls, one a line */
#ifndef RECORDS_H
#define RECORDS_H

#include <stdio.h>

#include "tables.h"

/*
 * Write all records of a kind.  A record is a line `q_KIND(<|FIELD|>, ...)`;
 * templates/contract.m4 says what each field holds.  Return 0, or -1 with errno
 * ENOMEM.  What stdio cannot write shows in ferror(out).
 */
typedef int records_write_fn(FILE *out, const struct tables *t);

records_write_fn records_row;        /* stored rows */
records_write_fn records_solution;   /* solutions, in lexicographic order */
records_write_fn records_descending; /* solutions, in descending order */
records_write_fn records_prolog;     /* solutions, see prolog_order.h */
records_write_fn records_group;      /* groups, with their eight images */

/* Ends a call, so that the next name cannot run into what it expands to. */
#define RECORDS_APART "<||>"

/* Ends a line; m4 leaves no trace of the line. */
#define RECORDS_END RECORDS_APART "m4_dnl\n"

#endif
