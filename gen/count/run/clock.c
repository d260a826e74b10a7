/* clock.c -- seconds as a number */
#include "run/clock.h"

double
clock_seconds(clockid_t clock)
{
	struct timespec now;

	clock_gettime(clock, &now);
	return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}
