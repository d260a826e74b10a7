/* hints.h -- the steps by which a person solves a puzzle */
#ifndef HINTS_H
#define HINTS_H

#include <stdio.h>

#include "levels.h"

/*
 * Write two fields of a puzzle whose solution is b and which gives the queens
 * in the rows of a set (levels_bit): the free squares, and the steps to b.
 * templates/README.md says what they look like.  The steps are those of
 * levels_step.  Where it finds none, the step is `try`: in a row with the fewest
 * free squares, the queen of b.
 */
void hints_write(FILE *out, const struct board *b, unsigned set);

#endif
