/* facts.h -- numbers and short lists of one board, as m4 definitions */
#ifndef FACTS_H
#define FACTS_H

#include <stdio.h>

#include "tables.h"

/*
 * Write the definitions that templates/README.md documents: the numbers, and
 * the lists whose length does not depend on the number of solutions.  What
 * stdio cannot write shows in ferror(out).
 */
void facts_write(FILE *out, const struct tables *t, const char *prefix);

#endif
