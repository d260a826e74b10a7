/* clock.h -- seconds by one of the system's clocks */
#ifndef CLOCK_H
#define CLOCK_H

#include <time.h>

/* By CLOCK_MONOTONIC, CLOCK_THREAD_CPUTIME_ID, ...: only differences mean
   something. */
static inline double
clock_seconds(clockid_t clock)
{
	struct timespec time;

	clock_gettime(clock, &time);
	return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

#endif
