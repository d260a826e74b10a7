/* estimate.c -- sampling with probability proportional to the likely time */
#include "run/estimate.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>

#include "cli.h"
#include "run/count.h"

enum { SAMPLES_MAX = 128 };

static const double seconds_max = 45; /* of all samples together */

/* --- likely times --- */

static int
is_thin(const struct board *b)
{
	return b->n >= 25;
}

/* Of one set of odd rows with the sets of even ones that count with it: in
   proportion to the cells that count. */
static double
likely_time(const struct board *b, const struct unit *u)
{
	const struct layer *c = u->layer;
	double cells = 0, all = (double)c->positions[EVEN] * c->positions[ODD];
	unsigned first = (unsigned)(u->even - c->even);

	for (unsigned i = first; i < first + u->evens; i++) {
		struct share s = board_share(b, c, c->even[i], c->odd[0]);

		if (u->odd < c->odd + board_odds(b, c, i, i + 1))
			cells += (double)s.limit[EVEN] * s.limit[ODD];
	}
	return c->cost * c->units / c->evens / c->positions[ODD] * cells / all;
}

/* Of a set of even rows, with all sets of odd ones: each takes as long. */
static double
row_time(const struct board *b, const struct layer *c, unsigned even)
{
	struct unit u = { c, c->even + even, c->odd, 1, 1 };

	return likely_time(b, &u) * board_odds(b, c, even, even + 1);
}

/* The sample in which this likely time of all is over. */
static struct unit
sample_at(const struct board *b, double time)
{
	const struct layer *c = b->layer;
	unsigned even = 0, odds, each, rest;
	double row;

	while ((row = row_time(b, c, even)) <= time) {
		time -= row;
		if (++even == c->evens) {
			even = 0;
			c++;
		}
	}
	odds = board_odds(b, c, even, even + 1);
	each = is_thin(b) ? 1 : c->evens_each;
	even -= even % each;
	rest = c->evens - even;
	return (struct unit){ .layer = c,
		              .even = c->even + even,
		              .odd = c->odd + (unsigned)(time / row * odds),
		              .evens = rest < each ? rest : each,
		              .odds = 1 };
}

/* --- samples --- */

/* Seconds, or NAN if there is no memory.  A unit after another one has its trees,
   so a short one is counted again. */
static double
time_unit(const struct board *b, const struct kernel *k, const struct unit *u)
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

/* Squares that attack all others have no queen, where there is another one.
   column: -1 for none. */
static void
keep_column(struct quarter *q, unsigned rows, int column)
{
	int row[QUARTER_MAX];

	if (!quarter_rows(q, rows, row))
		return;
	for (int i = 0; i < q->width; i++)
		if (i != column % q->width)
			q->diagonals[row[0] * q->width + i] = UINT64_MAX;
}

/* First queens only in this column (of a narrow quarter, another one), or in
   none: -1. */
static double
time_thin(const struct board *b, const struct kernel *kernel,
          const struct unit *u, int column)
{
	struct board thin = *b;
	struct quarter *black = &thin.quarter[EVEN][EVEN],
		       *white = &thin.quarter[EVEN][ODD];
	unsigned even = u->even[0], all = (1U << black->height) - 1;

	keep_column(black, even, column);
	keep_column(white, even ^ all, column);
	return time_unit(&thin, kernel, u);
}

/* Of a thin sample, the lists of odd rows are counted once. */
static double
time_sample(const struct board *b, const struct kernel *kernel,
            const struct unit *u, int which)
{
	double lists, columns = b->n / 2.;

	if (!is_thin(b))
		return time_unit(b, kernel, u);
	lists = time_thin(b, kernel, u, -1);
	return lists + columns * (time_thin(b, kernel, u, which) - lists);
}

struct estimate {
	unsigned samples;
	double all;             /* likely time */
	double ratios, squares; /* of CPU time and likely time: sums */
	double largest;         /* CPU time of a unit of the count */
};

/* Multiples of the golden ratio are evenly spaced, however many there are
   (Knuth, "Sorting and Searching", 6.4). */
static void
add_sample(struct estimate *e, const struct board *b,
           const struct kernel *kernel)
{
	double at = fmod(.5 + .6180339887 * e->samples, 1);
	struct unit u = sample_at(b, at * e->all);
	double seconds = time_sample(b, kernel, &u, (int)e->samples);
	double ratio = seconds / likely_time(b, &u);

	e->samples++;
	e->ratios += ratio;
	e->squares += ratio * ratio;
	e->largest = fmax(e->largest, seconds / u.evens * u.layer->evens_each *
	                                      u.layer->odds_each);
}

static void
add_samples(struct estimate *e, const struct options *o)
{
	double start = clock_seconds(CLOCK_MONOTONIC), now = start, longest = 0;
	const struct board *b = &o->board;

	for (const struct layer *c = b->layer; c < b->layer + b->layers; c++)
		for (unsigned i = 0; i < c->evens; i++)
			e->all += row_time(b, c, i);
	while (e->samples < SAMPLES_MAX &&
	       now - start + longest < seconds_max) {
		double before = now;

		add_sample(e, b, o->kernel);
		now = clock_seconds(CLOCK_MONOTONIC);
		longest = fmax(longest, now - before);
	}
}

/* The standard error of the mean, in percent of it. */
static double
spread(const struct estimate *e)
{
	double mean = e->ratios / e->samples,
	       variance = e->squares / e->samples - mean * mean;

	return 100 * sqrt(fmax(variance, 0) / (e->samples - 1)) / mean;
}

int
estimate_print(const struct options *o)
{
	struct estimate e = { .samples = 0 };

	fprintf(stderr,
	        "%s: counts up to %d samples, for less than a minute, to "
	        "estimate how long all %u units take\n",
	        o->program, SAMPLES_MAX, o->board.units);
	add_samples(&e, o);
	if (isnan(e.ratios)) {
		errno = ENOMEM;
		return cli_failure(o->program, "--estimate");
	}
	printf("board %d\ncore-seconds %.3g\n", o->n,
	       e.all * e.ratios / e.samples);
	if (e.samples > 1)
		printf("spread %.2g %%\n", spread(&e));
	printf("units %u\nlargest-unit %.3g\nsamples %u\n", o->board.units,
	       e.largest, e.samples);
	printf("megabytes %.1f\nkernel %s\nthreads %d\n", o->needed / 1e6,
	       o->kernel->name, o->threads);
	return cli_finish(o->program);
}
