/* count.h -- count units of a board on threads */
#ifndef COUNT_H
#define COUNT_H

#include <limits.h>
#include <stdint.h>
#include <time.h>

#include "run/journal.h"
#include "run/options.h"

enum { COUNT_THREADS_MAX = 1024 };

/* No unit has these numbers. */
#define NO_UNIT UINT_MAX
#define NO_ROOM (NO_UNIT - 1)

/*
 * Take in the entry of a finished unit.  A thread that begins has unit NO_UNIT;
 * one that cannot be started, or lacks memory, has NO_ROOM.  Set unit to the
 * next one to count, or to NO_UNIT, as after every error.  Of a board with
 * `units` units, numbers from `units` on mean: unit number - units, counted
 * again in another way.  Several threads may call this at once.
 */
typedef void count_exchange_fn(void *ctx, struct entry *entry);

/* Count e->unit, as a thread does that has *c, which is NULL at first.  Without
   memory, e->unit is then NO_ROOM.  Call o->kernel->end(*c). */
void count_entry(const struct options *o, struct counter **c, struct entry *e);

/*
 * Count units until there are no more, by the board, kernel and threads of the
 * options.  Each thread gets NO_UNIT once, also if it cannot be started: then
 * no more units are handed out.  The caller's thread is one of them; or it
 * calls serve(ctx), if this is not NULL.
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
