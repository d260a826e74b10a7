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
	double all;             /* likely time of all units */
	double ratios, squares; /* of CPU time and likely time: sums */
	double largest;         /* CPU time of a unit */
};

/* Seconds, or NAN if there is no memory.  A unit after another one has its trees,
   so a short one is counted again. */
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

/* The same, of one set of even rows, with first queens only in this column (of a
   narrow quarter, another one), or in none: -1. */
static double
time_column(const struct board *b, const struct kernel *k, const struct unit *u,
            int column)
{
	struct board thin = *b;
	int row[QUARTER_MAX];

	for (int p = 0; p < 2; p++) { /* the parity of columns */
		struct quarter *q = &thin.quarter[EVEN][p];
		unsigned black = u->even[0], all = (1U << q->height) - 1;

		if (quarter_rows(q, p == EVEN ? black : black ^ all, row))
			q->open[row[0]] =
				column < 0 ? 0 : 1U << column % q->width;
	}
	return time_part(&thin, k, u);
}

/* Seconds of a unit, by a part of it.  Each column takes time, and the lists of
   odd rows take some once. */
static double
time_unit(const struct board *b, const struct kernel *k, struct unit u,
          unsigned which)
{
	double parts = u.odds, lists, column;

	u.odd += which % u.odds;
	u.odds = 1;
	if (b->n < LARGE)
		return parts * time_part(b, k, &u);
	parts *= u.evens;
	u.even += which % u.evens;
	u.evens = 1;
	lists = time_column(b, k, &u, -1);
	column = time_column(b, k, &u, (int)which) - lists;
	return parts * (lists + b->n / 2. * column);
}

/* Multiples of the golden ratio are evenly spaced, however many there are
   (Knuth, "Sorting and Searching", 6.4). */
static void
add_sample(struct estimate *e, const struct board *b, const struct kernel *k)
{
	const struct layer *c = b->layer;
	double at = e->all * fmod(.5 + .6180339887 * e->samples, 1);
	double seconds, ratio;
	unsigned unit;

	for (; at >= c->cost * c->units; c++)
		at -= c->cost * c->units;
	unit = c->first + (unsigned)(at / c->cost);
	seconds = time_unit(b, k, board_unit(b, unit), e->samples);
	ratio = seconds / c->cost;
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

void
estimate_print(struct options *o)
{
	const struct board *b = &o->board;
	struct estimate e = { .samples = 0 };
	double start = clock_seconds(CLOCK_MONOTONIC), now = start, longest = 0;

	fprintf(stderr,
	        "%s: counts up to %d samples, for less than a minute, to "
	        "estimate how long all %u units take\n",
	        o->program, SAMPLES_MAX, b->units);
	for (int i = 0; i < b->layers; i++)
		e.all += b->layer[i].cost * b->layer[i].units;
	while (e.samples < SAMPLES_MAX && !isnan(e.ratios) &&
	       now - start + longest < seconds_max) {
		double before = now;

		add_sample(&e, b, o->kernel);
		now = clock_seconds(CLOCK_MONOTONIC);
		longest = fmax(longest, now - before);
	}
	if (isnan(e.ratios)) {
		options_fail(o, EXIT_FAILURE, "--estimate: %s",
		             strerror(ENOMEM));
		return;
	}
	printf("board %d\ncore-seconds %.3g\n", o->n,
	       e.all * e.ratios / e.samples);
	if (e.samples > 1)
		printf("spread %.2g %%\n", spread(&e));
	printf("units %u\nlargest-unit %.3g\nsamples %u\n", b->units, e.largest,
	       e.samples);
	printf("megabytes %.1f\nkernel %s\nthreads %d\n", o->needed / 1e6,
	       o->kernel->name, o->all_threads);
	if (o->ranks > 1)
		printf("ranks %d\n", o->ranks);
}
