/* clock.h -- seconds by one of the system's clocks */
#ifndef CLOCK_H
#define CLOCK_H

#include <time.h>

/* By CLOCK_MONOTONIC, CLOCK_THREAD_CPUTIME_ID, ...: only differences mean
   something. */
double clock_seconds(clockid_t clock);

#endif
