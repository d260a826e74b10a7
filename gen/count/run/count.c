/* count.c -- units on threads */
#include "run/count.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#include "run/clock.h"
#include "exact/symmetric.h"
#include "exact/naive.h"

/* So many that the heaviest unit, on a thousand machines, is not what the
   others wait for (make speedup shows it); fewer cost less to deal. */
static unsigned
slices_of(int n)
{
	return n < 19 ? 1 : n < 21 ? 8 : 64;
}

unsigned
count_units(int n)
{
	return n < QUADRANT_N_MIN ? 1 : slices_of(n) << n / 2;
}

int
count_board_make(struct count_board *board, int n, int is_recount, int threads)
{
	*board = (struct count_board){
		.n = n,
		.units = count_units(n),
		.work = { .slices = slices_of(n), .is_recount = is_recount },
	};
	if (n < QUADRANT_N_MIN)
		return 0;
	return quadrants_make(&board->work.quadrants, n, threads) ? ENOMEM : 0;
}

void
count_board_free(struct count_board *board)
{
	quadrants_free(&board->work.quadrants);
}

/* --- threads --- */

struct crew {
	const struct count_board *board;
	const struct kernel *kernel;
	count_exchange_fn *exchange;
	void *ctx;
	pthread_mutex_t start; /* nobody takes a unit before all are there */
	int is_called_off;
	atomic_int has_failed;
};

/* A kernel adds to total, and has done so for a unit when it asks for the
   next one. */
struct worker {
	const struct crew *crew;
	uint64_t total, total_before;
	double seconds_before;
	unsigned unit;
};

static unsigned
next_unit(void *ctx)
{
	struct worker *w = ctx;
	double seconds = clock_seconds(CLOCK_THREAD_CPUTIME_ID);
	struct count_unit done = { w->unit, w->total - w->total_before,
		                   seconds - w->seconds_before };

	w->unit = w->crew->exchange(w->crew->ctx, &done);
	w->total_before = w->total;
	w->seconds_before = seconds;
	return w->unit;
}

static int
count_small(struct worker *w)
{
	const struct count_board *board = w->crew->board;

	while (next_unit(w) != NO_UNIT)
		w->total += board->work.is_recount ? small_recount(board->n)
		                                   : small_count(board->n);
	return 0;
}

static void *
work(void *ctx)
{
	struct crew *crew = ctx;
	struct worker w = { .crew = crew, .unit = NO_UNIT };

	pthread_mutex_lock(&crew->start);
	pthread_mutex_unlock(&crew->start);
	if (crew->is_called_off)
		return NULL;
	if (crew->board->n < QUADRANT_N_MIN
	            ? count_small(&w)
	            : kernel_count(crew->kernel, &crew->board->work, next_unit,
	                           &w, &w.total))
		atomic_store(&crew->has_failed, 1);
	return NULL;
}

int
count_run(const struct count_board *board, int threads,
          const struct kernel *kernel, count_exchange_fn *exchange, void *ctx)
{
	struct crew crew = { .board = board,
		             .kernel = kernel,
		             .exchange = exchange,
		             .ctx = ctx,
		             .start = PTHREAD_MUTEX_INITIALIZER };
	pthread_t helper[COUNT_THREADS_MAX];
	int started = 0, error = 0;

	pthread_mutex_lock(&crew.start);
	while (!error && started < threads - 1) {
		error = pthread_create(&helper[started], NULL, work, &crew);
		started += !error;
	}
	crew.is_called_off = error;
	pthread_mutex_unlock(&crew.start);
	work(&crew);
	while (started > 0)
		pthread_join(helper[--started], NULL);
	return error ? error : atomic_load(&crew.has_failed) ? ENOMEM : 0;
}

const char *
count_why(int error)
{
	return error == EAGAIN ? "so many threads cannot be started"
	                       : strerror(error);
}

/* --- groups --- */

struct count
count_groups(int n, uint64_t all)
{
	uint64_t half = invariant_half_turn(n);
	uint64_t quarter = invariant_quarter_turn(n);
	struct count c = { .all = all };

	if (n == 1) {
		c.of_1 = c.fundamental = all;
		return c;
	}
	c.of_8 = (all - half) / 8;
	c.of_4 = (half - quarter) / 4;
	c.of_2 = quarter / 2;
	c.fundamental = c.of_8 + c.of_4 + c.of_2;
	return c;
}

/* --- a whole board, without journal --- */

struct sum {
	unsigned units;
	atomic_uint next;
	_Atomic uint64_t all;
};

static unsigned
add_and_take(void *ctx, const struct count_unit *done)
{
	struct sum *sum = ctx;
	unsigned unit;

	atomic_fetch_add(&sum->all, done->count);
	unit = atomic_fetch_add(&sum->next, 1);
	return unit < sum->units ? unit : NO_UNIT;
}

int
count_solutions(int n, int threads, const struct kernel *kernel,
                struct count *count)
{
	struct sum sum = { .units = count_units(n) };
	struct count_board board;
	int error = count_board_make(&board, n, 0, threads);

	if (!error)
		error = count_run(&board, threads, kernel, add_and_take, &sum);
	count_board_free(&board);
	*count = count_groups(n, sum.all);
	return error;
}
