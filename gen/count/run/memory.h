/* memory.h -- how much memory a count takes, and how much there is */
#ifndef MEMORY_H
#define MEMORY_H

#include <stdint.h>

/*
 * An upper bound of the bytes that a count of board n, 1 <= n <=
 * QUADRANT_N_MAX, holds at once on so many threads, after
 * memory_return_freed().  A count takes at least two thirds of it, but for some
 * megabytes.
 */
uint64_t memory_needed(int n, int threads);

/* Make the C library return large blocks to the system when they are freed.
   GNU's keeps them otherwise. */
void memory_return_freed(void);

/*
 * Bytes that each of `sharers` processes on this machine, 1 or more, can take
 * without swapping.  This is the least of what the system has available, the
 * limit of its container, and what the limits of this process leave.
 */
uint64_t memory_available(int sharers);

#endif
