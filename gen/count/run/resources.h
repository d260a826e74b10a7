/* resources.h -- how much memory and how many cores this process may take */
#ifndef RESOURCES_H
#define RESOURCES_H

#include <stdint.h>

/*
 * Bytes that each of `sharers` processes on this machine, 1 or more, can take
 * without swapping.  This is the least of what the system has available (all of
 * its memory if it does not say), and the limits of the control groups and of
 * this process.
 */
uint64_t resources_memory(int sharers);

/*
 * 1 to COUNT_THREADS_MAX: the processors that this process may run on, or as
 * many as the quotas of its control groups keep busy, rounded up, if these are
 * fewer; shared with sharers - 1 other processes.
 */
int resources_cores(int sharers);

/* The first of these processors, or 0 if the system does not say. */
int resources_first_core(void);

#endif
