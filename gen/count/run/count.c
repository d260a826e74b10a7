/* count.c -- threads that take units until there are no more */
#include "run/count.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#include "published.h"

/* --- units --- */

/* With so many slices, a thousand machines do not wait long for the largest
   unit (make speedup shows it), and a unit needs little memory.  Fewer units
   cost less to hand out. */
static unsigned
slices_of(int n)
{
	return n < 19 ? 1 : n < 21 ? 8 : n < 27 ? 64 : 256;
}

unsigned
count_units(int n)
{
	return n < COUNT_UNITS_N_MIN ? 1 : slices_of(n) << n / 2;
}

void
count_board_make(struct count_board *board, int n, const struct kernel *kernel,
                 int is_recount)
{
	board->n = n;
	board->kernel = kernel;
	board->units = count_units(n);
	board->work.slices = slices_of(n);
	board->work.is_recount = is_recount;
	quadrants_cut(&board->work.quadrants, n, quadrants_mask_bits(n));
	quadrants_want(&board->work.quadrants, 1);
}

int
count_is_credible(const struct count_board *board, unsigned unit,
                  uint64_t count)
{
	int n = board->n;
	uint64_t most = n > PUBLISHED_N_MAX ? UINT64_MAX : published[n].all;
	uint64_t divisor =
		n < COUNT_UNITS_N_MIN ? 1 : columns_divisor(&board->work, unit);

	return divisor ? count <= most && count % divisor == 0 : count == 0;
}

/* --- threads --- */

struct crew {
	const struct count_board *board;
	count_exchange_fn *exchange;
	void *ctx;
	pthread_mutex_t start; /* held until all threads are there */
	atomic_int error;
};

struct worker {
	const struct crew *crew;
	double seconds_before;
	unsigned unit;
};

static unsigned
next_unit(void *ctx, uint64_t count)
{
	struct worker *w = ctx;
	double seconds = clock_seconds(CLOCK_THREAD_CPUTIME_ID);
	struct entry done = {
		.unit = w->unit,
		.count = count,
		.microseconds = (uint64_t)(1e6 * (seconds - w->seconds_before)),
	};

	w->unit = w->crew->exchange(w->crew->ctx, &done);
	w->seconds_before = seconds;
	return w->unit;
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

static void *
take_units(void *ctx)
{
	struct crew *crew = ctx;
	const struct count_board *board = crew->board;
	struct worker w = { .crew = crew, .unit = NO_UNIT };

	pthread_mutex_lock(&crew->start);
	pthread_mutex_unlock(&crew->start);
	if (atomic_load(&crew->error))
		return NULL;
	if (board->n < COUNT_UNITS_N_MIN) {
		if (next_unit(&w, 0) != NO_UNIT)
			next_unit(&w, backtrack(board->n, 0, 0, 0));
	} else if (kernel_count(board->kernel, &board->work, next_unit, &w)) {
		atomic_store(&crew->error, ENOMEM);
	}
	return NULL;
}

static void
run_crew(struct crew *crew, int threads)
{
	pthread_t helper[COUNT_THREADS_MAX];
	int started = 0;

	pthread_mutex_lock(&crew->start);
	while (started < threads - 1 &&
	       !pthread_create(&helper[started], NULL, take_units, crew))
		started++;
	if (started < threads - 1)
		atomic_store(&crew->error, EAGAIN);
	pthread_mutex_unlock(&crew->start);
	take_units(crew);
	while (started > 0)
		pthread_join(helper[--started], NULL);
}

int
count_run(struct count_board *board, int threads, count_exchange_fn *exchange,
          void *ctx)
{
	struct quadrants *q = &board->work.quadrants;
	struct crew crew = { .board = board,
		             .exchange = exchange,
		             .ctx = ctx,
		             .start = PTHREAD_MUTEX_INITIALIZER };

	if (board->n >= COUNT_UNITS_N_MIN && quadrants_make(q, threads))
		crew.error = ENOMEM;
	else
		run_crew(&crew, threads);
	quadrants_free(q);
	return crew.error;
}

const char *
count_why(int error)
{
	return error == EAGAIN ? "so many threads cannot be started"
	                       : strerror(error);
}
