/* hints.h -- the steps by which a person solves a puzzle */
#ifndef HINTS_H
#define HINTS_H

#include <stdio.h>

#include "levels.h"

/*
 * A puzzle has the solution b, and gives the queens in the rows of a set
 * (levels_bit).  Write two of its fields: the free squares, and the steps to b.
 * templates/README.md says what they look like.  The steps are those of
 * levels_step.  If there is none, the next step excludes a square from which
 * steps lead to a row or column without a free square; it is on a line with the
 * fewest free squares that has such a square.  If no line has one, the step is
 * the queen of b in a row with the fewest free squares.
 */
void hints_write(FILE *out, const struct board *b, unsigned set);

#endif
