/* count.c -- threads that take units until there are no more */
#include "run/count.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#include "run/clock.h"

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
	board->work.part_bits = 0;
	board->work.has_small_words = 0;
	quadrants_cut(&board->work.quadrants, n, quadrants_mask_bits(n));
	quadrants_want(&board->work.quadrants, 1);
}

/* Of k right columns, from 10 on, at most 2^(k - 2) sets have the same size: so
   a slice has one of them. */
void
count_board_thin(struct count_board *board)
{
	const struct quadrants *q = &board->work.quadrants;

	if (board->n < COUNT_UNITS_N_MIN)
		return;
	board->work.slices = 1U << (q->right - 2);
	board->units = board->work.slices << q->left;
}

struct crew {
	const struct count_board *board;
	count_exchange_fn *exchange;
	void *ctx;
	pthread_mutex_t start; /* held until all threads are there */
	int is_called_off;
	atomic_int has_failed;
};

struct worker {
	const struct crew *crew;
	double seconds_before;
	unsigned unit;
	unsigned left; /* of the kernel's units of a small board */
	uint64_t sum;  /* of those that it has counted */
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

/* A small board is one unit here, but several of the kernel. */
static unsigned
next_of_small(void *ctx, uint64_t count)
{
	struct worker *w = ctx;

	w->sum += count;
	return w->left > 0 ? --w->left : NO_UNIT;
}

/* Boards 1, 2 and 3, which have 1, 0 and 0 solutions, have no quadrants. */
static int
count_small(struct worker *w)
{
	const struct count_board *board = w->crew->board;
	int failed = 0;

	if (next_unit(w, 0) == NO_UNIT)
		return 0;
	w->left = 1U << board->n / 2;
	w->sum = board->n == 1;
	if (board->n >= QUADRANT_N_MIN)
		failed = kernel_count(board->kernel, &board->work,
		                      next_of_small, w);
	next_unit(w, w->sum);
	return failed;
}

static void *
work(void *ctx)
{
	struct crew *crew = ctx;
	struct worker w = { .crew = crew, .unit = NO_UNIT };
	int failed;

	pthread_mutex_lock(&crew->start);
	pthread_mutex_unlock(&crew->start);
	if (crew->is_called_off)
		return NULL;
	failed = crew->board->n < COUNT_UNITS_N_MIN
	                 ? count_small(&w)
	                 : kernel_count(crew->board->kernel, &crew->board->work,
	                                next_unit, &w);
	if (failed)
		atomic_store(&crew->has_failed, 1);
	return NULL;
}

static int
run_crew(struct crew *crew, int threads)
{
	pthread_t helper[COUNT_THREADS_MAX];
	int started = 0, error = 0;

	pthread_mutex_lock(&crew->start);
	while (!error && started < threads - 1) {
		error = pthread_create(&helper[started], NULL, work, crew);
		started += !error;
	}
	crew->is_called_off = error;
	pthread_mutex_unlock(&crew->start);
	work(crew);
	while (started > 0)
		pthread_join(helper[--started], NULL);
	return error ? error : atomic_load(&crew->has_failed) ? ENOMEM : 0;
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
	int error = 0;

	if (board->n >= QUADRANT_N_MIN && quadrants_make(q, threads))
		error = ENOMEM;
	if (!error)
		error = run_crew(&crew, threads);
	quadrants_free(q);
	return error;
}

const char *
count_why(int error)
{
	return error == EAGAIN ? "so many threads cannot be started"
	                       : strerror(error);
}
