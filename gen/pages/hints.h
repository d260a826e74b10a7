/* hints.h -- the steps by which a person solves a puzzle */
#ifndef HINTS_H
#define HINTS_H

#include <stdio.h>

#include "levels.h"

/* Write the squares that no queen of a puzzle attacks, as points `column row`,
   with commas between. */
void hints_write_free(FILE *out, const struct board *b, unsigned set);

/*
 * Write the steps from the queens of b in the rows of a set (levels_bit) to all
 * of b, with commas between.  templates/README.md says what a step looks like.
 * The steps are those of levels_step.  Where it finds none, the step is `try`:
 * in a row with the fewest free squares, the queen of b.
 */
void hints_write(FILE *out, const struct board *b, unsigned set);

#endif
