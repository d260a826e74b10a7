/* facts.h -- numbers about the solutions, as m4 definitions */
#ifndef FACTS_H
#define FACTS_H

#include <stdio.h>

#include "tables.h"

/* Write what templates can use before they ask for a list: how many solutions
   and groups there are, the first solution and the last, and which kinds of
   lists there are.  Returns 0. */
int facts_write(FILE *out, const struct tables *t);

#endif
