/* count.h -- count units of a board on threads */
#ifndef COUNT_H
#define COUNT_H

#include <limits.h>
#include <stdint.h>
#include <time.h>

#include "run/journal.h"
#include "run/options.h"

enum { COUNT_THREADS_MAX = 1024 };

/* No unit has this number. */
#define NO_UNIT UINT_MAX

/* What a thread hands in, and gets to do. */
struct work {
	struct entry entry;
	int error; /* 0; or EAGAIN: it cannot be started; or ENOMEM */
};

/*
 * Take in the entry of a finished unit, or the error; the first time, unit is
 * NO_UNIT.  Set unit to the next one to count, or to NO_UNIT, as after every
 * error.  Of a board with `units` units, numbers from `units` on mean: unit
 * number - units, counted again in another way.  Several threads may call this at once.
 */
typedef void count_exchange_fn(void *ctx, struct work *work);

/*
 * Count units until there are no more, by the board, kernel and threads of the
 * options.  Each thread gets NO_UNIT once, also if it cannot be started: then no
 * unit is counted.  The caller's thread is one of them; or it calls serve(ctx),
 * if this is not NULL.
 */
void count_run(const struct options *o, count_exchange_fn *exchange,
               void (*serve)(void *), void *ctx);

/* Seconds by CLOCK_MONOTONIC, CLOCK_THREAD_CPUTIME_ID, ...: only differences
   mean something. */
static inline double
clock_seconds(clockid_t clock)
{
	struct timespec time;

	clock_gettime(clock, &time);
	return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

#endif
