/* memory.h -- how much memory a count takes, and how much there is */
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

/*
 * Bytes that each of `sharers` processes on this machine, 1 or more, can take
 * without swapping.  This is the least of what the system has available, what
 * the limits of its control groups leave, and what those of this process leave;
 * UINT64_MAX if none of them is known.
 */
uint64_t memory_available(int sharers);

#endif
