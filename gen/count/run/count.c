/* count.c -- threads that take units until there are no more */
#include "run/count.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

struct crew {
	const struct options *options;
	count_exchange_fn *exchange;
	void *ctx;
	pthread_mutex_t start; /* held until all threads are there */
	atomic_int error;
};

/* *c is NULL at first.  Returns 0 or ENOMEM. */
static int
count_unit(const struct crew *crew, struct counter **c, struct entry *e)
{
	const struct kernel *kernel = crew->options->kernel;
	const struct board *board = &crew->options->board;
	struct unit u = board_unit(board, e->unit % board->units);

	if (!*c)
		*c = kernel->begin(board);
	return *c ? kernel->count(*c, &u, e->unit >= board->units, &e->count)
	          : ENOMEM;
}

/* Stops early if there is no memory, here or in another thread. */
static void *
take_units(void *ctx)
{
	struct crew *crew = ctx;
	struct counter *c = NULL;
	struct work work = { .entry.unit = NO_UNIT };
	struct entry *e = &work.entry;
	double now = clock_seconds(CLOCK_THREAD_CPUTIME_ID);

	pthread_mutex_lock(&crew->start);
	pthread_mutex_unlock(&crew->start);
	while (!crew->error &&
	       (crew->exchange(crew->ctx, &work), e->unit != NO_UNIT)) {
		double before = now;

		if (count_unit(crew, &c, e))
			crew->error = ENOMEM;
		now = clock_seconds(CLOCK_THREAD_CPUTIME_ID);
		e->microseconds = (uint64_t)(1e6 * (now - before));
	}
	crew->options->kernel->end(c);
	return NULL;
}

int
count_run(const struct options *o, count_exchange_fn *exchange, void *ctx)
{
	struct crew crew = { o, exchange, ctx, PTHREAD_MUTEX_INITIALIZER, 0 };
	pthread_t helper[COUNT_THREADS_MAX];
	int started = 0, helpers = o->threads - 1;

	pthread_mutex_lock(&crew.start);
	while (started < helpers &&
	       !pthread_create(&helper[started], NULL, take_units, &crew))
		started++;
	if (started < helpers)
		crew.error = EAGAIN;
	pthread_mutex_unlock(&crew.start);
	take_units(&crew);
	while (started > 0)
		pthread_join(helper[--started], NULL);
	return crew.error;
}

const char *
count_why(int error)
{
	return error == EAGAIN ? "the system cannot start so many threads"
	                       : strerror(error);
}
