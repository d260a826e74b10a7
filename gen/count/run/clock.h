/* clock.h -- seconds by one of the system's clocks */
#ifndef CLOCK_H
#define CLOCK_H

#include <time.h>

/* Of CLOCK_MONOTONIC, CLOCK_THREAD_CPUTIME_ID, ..., since when it chooses. */
double clock_seconds(clockid_t clock);

#endif
