/* facts.h -- the numbers of a board, as m4 definitions */
#ifndef FACTS_H
#define FACTS_H

#include <stdio.h>

#include "tables.h"

/* Write how many solutions and groups there are, the first solution and the
   last.  What stdio cannot write shows in ferror(out). */
void facts_numbers(FILE *out, const struct tables *t);

#endif
