/* verify.h -- compare a written product with the solved board */
#ifndef VERIFY_H
#define VERIFY_H

#include <stdio.h>

#include "reader.h"
#include "tables.h"

/*
 * Read `in`, a product of t, to its end.  What is compared depends on how
 * `path` ends:
 *
 *   _compact.h, .h   the numbers that the header defines
 *   _compact.c       every byte of the compact form
 *   .c               every row, or every byte of every table
 *   .tsv             every line
 *   .txt             every line of the view `list` or `tsv`
 *
 * Returns 0 if the file holds exactly the facts of t, else 1 with *fault set.
 * A read error and another ending count as differences.
 */
int verify_file(FILE *in, const char *path, const struct tables *t,
                struct fault *fault);

/* The same for one kind of product each. */
typedef int verify_fn(struct reader *r, const struct tables *t);
verify_fn verify_header, verify_compact_header;
verify_fn verify_source, verify_compact_source;

#endif
