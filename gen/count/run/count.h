/* count.h -- count the solutions of a board on threads */
#ifndef COUNT_H
#define COUNT_H

#include <stdint.h>
#include <time.h>

#include "journal/journal.h"
#include "kernel/kernel.h"

enum {
	COUNT_N_MAX = QUADRANT_N_MAX,
	COUNT_THREADS_MAX = 1024,
	COUNT_UNITS_N_MIN = 8 /* a smaller board is one unit, by backtracking */
};

/* A board in units, 0 to units - 1: see halves/columns.h. */
struct count_board {
	int n;
	unsigned units;
	const struct kernel *kernel;
	struct work work;
};

/* 1 <= n <= COUNT_N_MAX.  All sets of columns are wanted. */
void count_board_make(struct count_board *board, int n,
                      const struct kernel *kernel, int is_recount);

/* Units of board n. */
unsigned count_units(int n);

/* Whether a unit can have so many solutions: no more than the board, and a
   multiple of the weights of its sets. */
int count_is_credible(const struct count_board *board, unsigned unit,
                      uint64_t count);

/*
 * Take in a finished unit (done->unit is NO_UNIT at first) and return the next
 * unit to count, or NO_UNIT.  Several threads may call this at once.
 */
typedef unsigned count_exchange_fn(void *ctx, const struct entry *done);

/*
 * Make the tables of the wanted sets of columns, count units whose sets these
 * are, and free the tables.  Uses 1 to COUNT_THREADS_MAX threads, with the
 * caller's thread as one of them.  Returns 0; or EAGAIN if so many threads
 * cannot be started, and then no unit is taken; or ENOMEM, and then some units
 * that were taken may not be counted.
 */
int count_run(struct count_board *board, int threads,
              count_exchange_fn *exchange, void *ctx);

/* What such an errno value means, in words. */
const char *count_why(int error);

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
