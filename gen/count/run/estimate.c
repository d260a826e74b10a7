/* estimate.c -- sampling with probability proportional to the likely time */
#include "run/estimate.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run/count.h"

enum { SAMPLES_MAX = 128, LARGE = 25 /* boards */ };

static const double seconds_max = 45; /* of all samples together */

struct estimate {
	unsigned samples;
	double *until; /* likely time of all units up to each of them */
	double all;    /* of all units */
	double ratios, squares; /* of CPU time and likely time: sums */
	double largest;         /* CPU time of a unit */
};

/* Seconds, or NAN if there is no memory.  A unit after another one has its
   trees, so a short one is counted again. */
static double
time_part(const struct board *b, const struct kernel *k, const struct unit *u)
{
	struct counter *c = k->begin(b);
	double seconds = c ? 0 : NAN;

	for (int i = 0; i < 2 && seconds < 1; i++) {
		double start = clock_seconds(CLOCK_THREAD_CPUTIME_ID);
		uint64_t count;
		int error = k->count(c, u, 0, &count);

		seconds = clock_seconds(CLOCK_THREAD_CPUTIME_ID) - start;
		seconds = error ? NAN : seconds;
	}
	k->end(c);
	return seconds;
}

/* The same, with the first queen of each tree only in this column (of a narrow
   quarter, another one), or with empty trees: -1. */
static double
time_column(const struct board *b, const struct kernel *k, const struct unit *u,
            int column)
{
	struct board thin = *b;

	for (int p = 0; p < 2; p++) { /* the parity of columns */
		struct quarter *q = &thin.quarter[EVEN][p];

		q->open = column < 0 ? 0 : 1U << column % q->width;
	}
	return time_part(&thin, k, u);
}

/* Seconds of a unit; of a large board, by a part of it.  Each column takes
   time, and the list of odd rows takes some once. */
static double
time_unit(const struct board *b, const struct kernel *k, const struct unit *u,
          unsigned which)
{
	double list, column;

	if (b->n < LARGE)
		return time_part(b, k, u);
	list = time_column(b, k, u, -1);
	column = time_column(b, k, u, (int)which) - list;
	return list + b->n / 2. * column;
}

static void
add_costs(struct estimate *e, const struct board *b)
{
	for (unsigned i = 0; i < b->units; i++) {
		struct unit u = board_unit(b, i);

		e->all += unit_cost(&u);
		e->until[i] = e->all;
	}
}

/* The unit at this part of the likely time. */
static unsigned
find_unit(const struct estimate *e, unsigned units, double at)
{
	unsigned first = 0, last = units - 1;

	while (first < last) {
		unsigned middle = (first + last) / 2;

		if (at < e->until[middle])
			last = middle;
		else
			first = middle + 1;
	}
	return first;
}

/* Multiples of the golden ratio are evenly spaced, however many there are
   (Knuth, "Sorting and Searching", 6.4). */
static void
add_sample(struct estimate *e, const struct board *b, const struct kernel *k)
{
	double at = e->all * fmod(.5 + .6180339887 * e->samples, 1);
	struct unit u = board_unit(b, find_unit(e, b->units, at));
	double seconds = time_unit(b, k, &u, e->samples),
	       ratio = seconds / unit_cost(&u);

	e->samples++;
	e->ratios += ratio;
	e->squares += ratio * ratio;
	e->largest = fmax(e->largest, seconds);
}

/* The standard error of the mean, in percent of it. */
static double
spread(const struct estimate *e)
{
	double mean = e->ratios / e->samples,
	       variance = e->squares / e->samples - mean * mean;

	return 100 * sqrt(fmax(variance, 0) / (e->samples - 1)) / mean;
}

/* As many samples as there is time for. */
static void
add_samples(struct estimate *e, const struct board *b, const struct kernel *k)
{
	double start = clock_seconds(CLOCK_MONOTONIC), now = start, longest = 0;

	while (e->samples < SAMPLES_MAX && !isnan(e->ratios) &&
	       now - start + longest < seconds_max) {
		double before = now;

		add_sample(e, b, k);
		now = clock_seconds(CLOCK_MONOTONIC);
		longest = fmax(longest, now - before);
	}
}

static void
print(const struct estimate *e, const struct options *o)
{
	printf("board %d\ncore-seconds %.3g\n", o->n,
	       e->all * e->ratios / e->samples);
	if (e->samples > 1)
		printf("spread %.2g %%\n", spread(e));
	printf("units %u\nlargest-unit %.3g\nsamples %u\n", o->board.units,
	       e->largest, e->samples);
	printf("megabytes %.1f\nkernel %s\nthreads %d\n", o->needed / 1e6,
	       o->kernel->name, o->all_threads);
	if (o->ranks > 1)
		printf("ranks %d\n", o->ranks);
}

void
estimate_print(struct options *o)
{
	const struct board *b = &o->board;
	struct estimate e = { .until = calloc(b->units, sizeof *e.until) };

	fprintf(stderr,
	        "%s: counts up to %d samples, for less than a minute, to "
	        "estimate how long all %u units take\n",
	        o->program, SAMPLES_MAX, b->units);
	if (e.until) {
		add_costs(&e, b);
		add_samples(&e, b, o->kernel);
	}
	if (!e.until || isnan(e.ratios))
		options_fail(o, EXIT_FAILURE, "--estimate: %s",
		             strerror(ENOMEM));
	else
		print(&e, o);
	free(e.until);
}
