/* count.h -- how many solutions a board has, without storing them */
#ifndef COUNT_H
#define COUNT_H

#include <stdint.h>

#include "kernel/kernel.h"

enum { COUNT_N_MAX = QUADRANT_N_MAX, COUNT_THREADS_MAX = 1024 };

/* By groups: of_8 groups of 8 solutions, and so on; of_1 for n = 1 alone. */
struct count {
	uint64_t all, fundamental, of_8, of_4, of_2, of_1;
};

/*
 * A board to be counted in units, 0 to units - 1 (see columns.h; a board under
 * QUADRANT_N_MIN is one unit).  Of two sets of columns that are each other's
 * mirror image, one is counted and doubled: if is_recount, the other one.  The
 * sum of all units is the same, the units are not.
 */
struct count_board {
	int n;
	unsigned units;
	struct work work;
};

/*
 * 1 <= n <= COUNT_N_MAX, made on up to so many threads.  Returns 0, or an errno
 * value; count_board_free in either case.
 */
int count_board_make(struct count_board *board, int n, int is_recount,
                     int threads);
void count_board_free(struct count_board *board);

/* Units of board n. */
unsigned count_units(int n);

/* A finished unit; seconds are those of its thread. */
struct count_unit {
	unsigned unit;
	uint64_t count;
	double seconds;
};

/*
 * Take in what is done (its unit is NO_UNIT at first), return the next
 * unit to count, or NO_UNIT.  May run in several threads at once.
 */
typedef unsigned count_exchange_fn(void *ctx, const struct count_unit *done);

/*
 * Count units on 1 to COUNT_THREADS_MAX threads, the caller's among them.
 * Returns 0; or EAGAIN if so many cannot be started, with no unit dealt; or
 * ENOMEM: then units that were dealt may not have been counted.
 */
int count_run(const struct count_board *board, int threads,
              const struct kernel *kernel, count_exchange_fn *exchange,
              void *ctx);

/* What such an errno value means, in words. */
const char *count_why(int error);

/*
 * What `all` solutions of board n are by groups.  This follows from the
 * solutions that rotations leave as they are (Burnside's lemma).
 */
struct count count_groups(int n, uint64_t all);

/* The whole board, as above.  Returns 0, or an errno value. */
int count_solutions(int n, int threads, const struct kernel *kernel,
                    struct count *count);

#endif
