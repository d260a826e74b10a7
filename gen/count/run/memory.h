/* memory.h -- how much memory a count takes */
#ifndef MEMORY_H
#define MEMORY_H

#include <stdint.h>

#include "run/count.h"

/*
 * About how many bytes a count holds at once on so many threads, with tables of
 * the wanted sets of columns, after memory_return_freed().  An upper bound if
 * all sets are wanted.
 */
uint64_t memory_needed(const struct count_board *board, int threads);

/* Make the C library return large blocks to the system when they are freed.
   GNU's keeps them otherwise. */
void memory_return_freed(void);

#endif
