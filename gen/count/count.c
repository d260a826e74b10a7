/* count.c -- deal units to threads */
#include "count.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>

#include "invariant.h"
#include "queens.h"

struct deal {
	const struct quadrants *quadrants;
	const struct match_kernel *kernel;
	atomic_uint next;
	_Atomic uint64_t all;
	atomic_int failed;
};

static unsigned
next_unit(void *ctx)
{
	struct deal *deal = ctx;

	return atomic_fetch_add(&deal->next, 1);
}

static void *
work(void *ctx)
{
	struct deal *deal = ctx;
	match_units_fn *count_units =
		deal->quadrants->n <= QUADRANT_MASK32_N_MAX
			? deal->kernel->count_narrow
			: deal->kernel->count_wide;
	uint64_t mine = 0;

	if (count_units(deal->quadrants, next_unit, deal, &mine))
		atomic_store(&deal->failed, 1);
	atomic_fetch_add(&deal->all, mine);
	return NULL;
}

/* The caller works too. */
static int
run_threads(struct deal *deal, int threads)
{
	pthread_t helper[COUNT_THREADS_MAX];
	int started = 0, error = 0;

	while (!error && started < threads - 1) {
		error = pthread_create(&helper[started], NULL, work, deal);
		started += !error;
	}
	work(deal);
	while (started > 0)
		pthread_join(helper[--started], NULL);
	return error ? error : atomic_load(&deal->failed) ? ENOMEM : 0;
}

static int
count_by_quadrants(int n, int threads, const struct match_kernel *kernel,
                   uint64_t *all)
{
	struct quadrants q;
	struct deal deal = { .quadrants = &q, .kernel = kernel };
	int error = quadrants_make(&q, n) ? ENOMEM : 0;

	if (!error)
		error = run_threads(&deal, threads);
	*all = atomic_load(&deal.all);
	quadrants_free(&q);
	return error;
}

static int
count_one(const struct board *b, void *ctx)
{
	(void)b;
	++*(uint64_t *)ctx;
	return 0;
}

static void
count_groups(int n, struct count *c)
{
	uint64_t half = invariant_half_turn(n);
	uint64_t quarter = invariant_quarter_turn(n);

	if (n == 1) {
		c->of_1 = c->fundamental = 1;
		return;
	}
	c->of_8 = (c->all - half) / 8;
	c->of_4 = (half - quarter) / 4;
	c->of_2 = quarter / 2;
	c->fundamental = c->of_8 + c->of_4 + c->of_2;
}

int
count_solutions(int n, int threads, const struct match_kernel *kernel,
                struct count *count)
{
	int error = 0;

	*count = (struct count){ 0 };
	if (n < QUADRANT_N_MIN)
		queens_visit(n, count_one, &count->all);
	else
		error = count_by_quadrants(n, threads, kernel, &count->all);
	if (!error)
		count_groups(n, count);
	return error;
}
