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

records_write_fn records_row;         /* stored rows */
records_write_fn records_fundamental; /* those of the fundamental solutions */
records_write_fn records_solution;    /* solutions, in lexicographic order */
records_write_fn records_descending;  /* solutions, in descending order */
records_write_fn records_prolog;      /* solutions, see prolog_order.h */

/* In records_calls.c: with each queen's square, or with the eight images. */
records_write_fn records_squares; /* solutions */
records_write_fn records_group;   /* groups */

/* In records_short.c: for long lists. */
records_write_fn records_entry;          /* solutions */
records_write_fn records_sixteen;        /* groups and images of 16 solutions */
records_write_fn records_sixteen_groups; /* sizes of 16 groups */

/* Between two fields. */
#define RECORDS_NEXT "|>, <|"

/* Ends a call, so that the next name cannot run into what it expands to. */
#define RECORDS_APART "<||>"

/* Between the calls of a list in a field: what the template says. */
#define RECORDS_COMMA "q_comma" RECORDS_APART

/* Ends a line; m4 leaves no trace of the line. */
#define RECORDS_END RECORDS_APART "m4_dnl\n"

/* End the last field at `at`, which has room for RECORDS_END, and write the
   record. */
void records_end(FILE *out, const char *record, char *at);

#endif
