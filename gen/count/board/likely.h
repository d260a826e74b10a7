/* likely.h -- time and memory of a count, by guesses how long its lists are */
#ifndef LIKELY_H
#define LIKELY_H

#include "board/layers.h"

/* The cost of a cell of a layer (board/units.h): only ratios mean something. */
double likely_cost(const struct board *board, const struct layer *layer);

/* Bytes that a thread needs to count units, rather too many; its stack is not
   among them. */
uint64_t likely_bytes(const struct board *board);

#endif
