/* memory.h -- how much memory a count takes, before it takes any */
#ifndef MEMORY_H
#define MEMORY_H

#include <stdint.h>

/*
 * Bytes that a count of board n, 1 <= n <= QUADRANT_N_MAX, on so many threads
 * keeps at most, after need_no_more; no more than half as much again and some
 * megabytes are needless.
 */
uint64_t need_bytes(int n, int threads);

/* Have the C library give large memory that is freed back to the system: by
   itself the GNU one begins to keep it. */
void need_no_more(void);

/*
 * Bytes that each of `sharers` processes of this machine, 1 or more, may take
 * without swapping: what the system says is available, its container's limit,
 * or what the process's own limits leave, the least.
 */
uint64_t need_available(int sharers);

#endif
