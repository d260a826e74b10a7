/* facts.h -- numbers of a board, as m4 definitions */
#ifndef FACTS_H
#define FACTS_H

#include <stdio.h>

#include "boards/tables.h"

/* Define how many solutions and groups there are, and the first solution and
   the last. */
void facts_write(FILE *out, const struct tables *t);

#endif
