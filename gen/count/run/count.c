/* count.c -- threads that take units until there are no more */
#include "run/count.h"

#include <pthread.h>

struct crew {
	const struct options *options;
	count_exchange_fn *exchange;
	void *ctx;
};

void
count_entry(const struct options *o, struct counter **c, struct entry *e)
{
	unsigned units = o->board.units;
	struct unit u = board_unit(&o->board, e->unit % units);
	double start = clock_seconds(CLOCK_THREAD_CPUTIME_ID), seconds;

	if (!*c)
		*c = o->kernel->begin(&o->board);
	if (!*c || o->kernel->count(*c, &u, e->unit >= units, &e->count))
		e->unit = NO_ROOM;
	seconds = clock_seconds(CLOCK_THREAD_CPUTIME_ID) - start;
	e->microseconds = (uint64_t)(1e6 * seconds);
}

static void *
take_units(void *ctx)
{
	struct crew *crew = ctx;
	const struct options *o = crew->options;
	struct counter *c = NULL;
	struct entry e = { .unit = NO_UNIT };

	while (crew->exchange(crew->ctx, &e), e.unit != NO_UNIT)
		count_entry(o, &c, &e);
	o->kernel->end(c);
	return NULL;
}

void
count_run(const struct options *o, count_exchange_fn *exchange,
          void (*serve)(void *), void *ctx)
{
	struct crew crew = { o, exchange, ctx };
	pthread_t helper[COUNT_THREADS_MAX];
	int started = 0;

	for (int i = serve ? 0 : 1; i < o->threads; i++) {
		struct entry none = { .unit = NO_ROOM };

		if (pthread_create(&helper[started], NULL, take_units, &crew))
			exchange(ctx, &none);
		else
			started++;
	}
	if (serve)
		serve(ctx);
	else
		take_units(&crew);
	while (started > 0)
		pthread_join(helper[--started], NULL);
}
