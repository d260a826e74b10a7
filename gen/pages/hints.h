/* hints.h -- the steps by which a person solves a puzzle */
#ifndef HINTS_H
#define HINTS_H

#include <stdio.h>

#include "levels.h"

/*
 * Write the squares that the queens of a puzzle leave free, as points
 * `column row`, with commas between.
 */
void hints_write_free(FILE *out, const struct board *b, unsigned set);

/*
 * Write the steps from these queens to all of b, with commas between:
 *
 * `row 3 3 5`, `column 5 3 5`: this line has one free square left, row 3,
 *     column 5.  A queen stands there from now on.
 * `no_row 7 5 2`, `no_column 1 5 2`: a queen in row 5, column 2 would leave
 *     this line without a free square.  The square is free no longer.
 * `try 5 5 3`: neither helps.  Of all rows, this one has the fewest free
 *     squares.  The queen of b stands in its column 3 from now on.
 *
 * Steps are in the order of levels_step.  A set is of rows (levels_bit).
 */
void hints_write(FILE *out, const struct board *b, unsigned set);

#endif
