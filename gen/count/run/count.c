/* count.c -- threads that take units until there are no more */
#include "run/count.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

/* --- boards --- */

unsigned
count_units(int n)
{
	return n < UNITS_N_MIN ? 1 : board_units(n);
}

int
count_board_make(struct board *board, int n)
{
	if (n >= UNITS_N_MIN)
		return board_make(board, n);
	*board = (struct board){ .n = n, .units = 1, .layers = 1 };
	board->layer[0].units = 1;
	board->layer[0].cost = 1;
	return 0;
}

/* The solutions whose upper rows attack these columns of the next row, and by
   diagonals these. */
static uint64_t
backtrack(int n, unsigned columns, unsigned falling, unsigned rising)
{
	unsigned all = (1U << n) - 1,
		 open = all & ~(columns | falling | rising);
	uint64_t found = columns == all;

	for (; open; open &= open - 1) {
		unsigned queen = open & -open;

		found += backtrack(n, columns | queen, (falling | queen) << 1,
		                   (rising | queen) >> 1);
	}
	return found;
}

/* --- threads --- */

struct crew {
	const struct board *board;
	const struct kernel *kernel;
	count_exchange_fn *exchange;
	void *ctx;
	pthread_mutex_t start; /* held until all threads are there */
	atomic_int error;
};

struct worker {
	const struct crew *crew;
	struct counter *counter; /* NULL at first */
	int is_recount;
};

/* Returns 0 or ENOMEM. */
static int
begin_counter(struct worker *w, int is_recount)
{
	const struct crew *crew = w->crew;

	if (w->counter)
		crew->kernel->end(w->counter);
	w->counter = crew->kernel->begin(crew->board, is_recount);
	w->is_recount = is_recount;
	return w->counter ? 0 : ENOMEM;
}

static int
count_unit(struct worker *w, unsigned unit, uint64_t *count)
{
	const struct crew *crew = w->crew;
	int is_recount = unit >= crew->board->units;

	if (crew->board->n < UNITS_N_MIN) {
		*count = backtrack(crew->board->n, 0, 0, 0);
		return 0;
	}
	if ((!w->counter || w->is_recount != is_recount) &&
	    begin_counter(w, is_recount))
		return ENOMEM;
	return crew->kernel->count(
		w->counter, is_recount ? unit - crew->board->units : unit,
		count);
}

/* Stops early if there is no memory, here or in another thread. */
static void
count_units_of(struct crew *crew)
{
	struct worker w = { .crew = crew };
	struct entry done = { .unit = NO_UNIT };
	double before = clock_seconds(CLOCK_THREAD_CPUTIME_ID);

	while (!crew->error &&
	       (done.unit = crew->exchange(crew->ctx, &done)) != NO_UNIT) {
		double seconds = -before;

		if (count_unit(&w, done.unit, &done.count))
			crew->error = ENOMEM;
		before = clock_seconds(CLOCK_THREAD_CPUTIME_ID);
		seconds += before;
		done.microseconds = (uint64_t)(1e6 * seconds);
	}
	if (w.counter)
		crew->kernel->end(w.counter);
}

static void *
take_units(void *ctx)
{
	struct crew *crew = ctx;

	pthread_mutex_lock(&crew->start);
	pthread_mutex_unlock(&crew->start);
	count_units_of(crew);
	return NULL;
}

int
count_run(const struct board *board, const struct kernel *kernel, int threads,
          count_exchange_fn *exchange, void *ctx)
{
	struct crew crew = { .board = board,
		             .kernel = kernel,
		             .exchange = exchange,
		             .ctx = ctx,
		             .start = PTHREAD_MUTEX_INITIALIZER };
	pthread_t helper[COUNT_THREADS_MAX];
	int started = 0;

	pthread_mutex_lock(&crew.start);
	while (started < threads - 1 &&
	       !pthread_create(&helper[started], NULL, take_units, &crew))
		started++;
	if (started < threads - 1)
		crew.error = EAGAIN;
	pthread_mutex_unlock(&crew.start);
	count_units_of(&crew);
	while (started > 0)
		pthread_join(helper[--started], NULL);
	return crew.error;
}

const char *
count_why(int error)
{
	return error == EAGAIN ? "so many threads cannot be started"
	                       : strerror(error);
}
