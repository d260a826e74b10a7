/* facts.h -- what is known of a board, as m4 definitions */
#ifndef FACTS_H
#define FACTS_H

#include <stdio.h>

#include "tables.h"

/*
 * Write what templates know of a board before they ask for a list: how many
 * solutions and groups it has, the first solution and the last, and of which
 * kinds it has lists.  Returns 0.  What stdio cannot write shows in ferror(out).
 */
int facts_write(FILE *out, const struct tables *t);

#endif
