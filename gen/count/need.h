/* need.h -- how much memory a count takes, before it takes any */
#ifndef NEED_H
#define NEED_H

#include <stdint.h>

/*
 * Bytes that count_solutions keeps for board n, 1 <= n <= QUADRANT_N_MAX, on
 * so many threads, at most; no more than half as much again and some megabytes
 * are needless.
 */
uint64_t need_bytes(int n, int threads);

/*
 * Bytes that each of `sharers` processes of this machine, 1 or more, may take
 * without swapping: what the system says is available, its container's limit,
 * or what the process's own limits leave, the least.
 */
uint64_t need_available(int sharers);

#endif
