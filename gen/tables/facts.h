/* facts.h -- the facts of one board as m4 definitions */
#ifndef FACTS_H
#define FACTS_H

#include <stdio.h>

#include "tables.h"

/*
 * Write the definitions that templates/contract.m4 documents: every number,
 * and every list whose length does not grow with the solutions.  records.h and
 * bulk.h write the longer lists.  What stdio cannot write shows in ferror(out).
 */
void facts_write(FILE *out, const struct tables *t, const char *prefix);

/*
 * Write the facts of the compact form: its size, and its bytes as records.
 * Returns 0, or -1 with errno ENOMEM.
 */
int facts_write_compact(FILE *out, const struct tables *t);

#endif
