/* hints.h -- what a solver who is stuck may look at next */
#ifndef HINTS_H
#define HINTS_H

#include <stdio.h>

#include "lists/levels.h"

/*
 * Write two fields of a puzzle (levels.h): the free squares, and the hints,
 * which are the steps to b.  templates/README.md says what they look like.  If
 * a solver finds no step, the next one excludes a square from which steps lead
 * to a row or column without a free square; it is on a line with the fewest
 * free squares that has such a square.  If no line has one, the step is `try`:
 * the queen of b in a row with the fewest free squares.
 */
void hints_write(FILE *out, const struct board *b, unsigned set);

#endif
