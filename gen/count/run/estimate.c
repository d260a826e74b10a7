/* estimate.c -- sampling with probability proportional to the likely time */
#include "run/estimate.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>

#include "cli.h"
#include "run/count.h"

enum { SAMPLES_MAX = 128, SECONDS_MAX = 45 }; /* of all samples together */

/* --- units of one set of odd rows --- */

static int
is_thin(const struct board *b)
{
	return b->n >= 25;
}

/* Of a pair of placements in the colour that has more queens: the share that is
   not dropped early, about.  Fitted to layers of N=25 and 26. */
static double
likely_part(const struct board *b, const struct layer *c)
{
	double pairs = 1;

	for (int p = 0; p < 2; p++)
		pairs *= fmax(c->queens[p],
		              b->quarter[p][p].height - c->queens[p]);
	return exp(-1.25 * pairs / b->n);
}

/* The cost of a layer is then that of a cell. */
static void
divide(struct board *b)
{
	b->units = 0;
	for (struct layer *c = b->layer; c < b->layer + b->layers; c++) {
		c->cost *= likely_part(b, c) * c->units / c->evens / c->odds /
		           c->positions[EVEN] / c->positions[ODD];
		c->odd_parts = c->odds;
		if (is_thin(b))
			c->even_parts = c->evens;
		c->first = b->units;
		c->units = c->even_parts * c->odd_parts;
		b->units += c->units;
	}
}

/* By the cells that count for these rows, if any do. */
static double
likely_time(const struct board *b, unsigned unit)
{
	struct unit u = board_unit(b, unit);
	double cells = 0;

	for (unsigned i = 0; i < u.evens; i++) {
		struct share s = board_share(b, u.layer, u.even[i], u.odd[0]);

		if (s.weight)
			cells += (double)s.limit[EVEN] * s.limit[ODD];
	}
	return u.layer->cost * cells;
}

/* The unit in which this likely time of all is over. */
static unsigned
unit_at(const struct board *b, const double *of_layer, double time)
{
	const struct layer *c = b->layer;
	unsigned unit;

	for (; time >= *of_layer && c < b->layer + b->layers - 1; c++)
		time -= *of_layer++;
	for (unit = c->first; unit < c->first + c->units - 1; unit++) {
		time -= likely_time(b, unit);
		if (time < 0)
			break;
	}
	return unit;
}

/* --- samples --- */

/* Seconds, or NAN if there is no memory.  A unit after another one has its trees,
   so a short one is counted again. */
static double
time_unit(const struct board *b, const struct kernel *k, unsigned unit)
{
	struct counter *c = k->begin(b, 0);
	double seconds = c ? 0 : NAN;

	for (int i = 0; i < 2 && seconds < 1; i++) {
		double start = clock_seconds(CLOCK_THREAD_CPUTIME_ID);
		uint64_t count;
		int error = k->count(c, unit, &count);

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
		if (i != column)
			q->diagonals[row[0] * q->width + i] = UINT64_MAX;
}

/* First queens only in a column that depends on `which`, or in none. */
static double
time_thin(const struct board *b, const struct kernel *kernel, unsigned unit,
          int which)
{
	struct board thin = *b;
	struct quarter *black = &thin.quarter[EVEN][EVEN],
		       *white = &thin.quarter[EVEN][ODD];
	unsigned even = board_unit(b, unit).even[0],
		 all = (1U << black->height) - 1;

	keep_column(black, even, which < 0 ? -1 : which % black->width);
	keep_column(white, even ^ all, which < 0 ? -1 : which % white->width);
	return time_unit(&thin, kernel, unit);
}

/* Of a thin sample, the lists of odd rows are counted once. */
static double
time_sample(const struct board *b, const struct kernel *kernel, unsigned unit,
            int which)
{
	double lists, columns = b->n / 2.;

	if (!is_thin(b))
		return time_unit(b, kernel, unit);
	lists = time_thin(b, kernel, unit, -1);
	return lists + columns * (time_thin(b, kernel, unit, which) - lists);
}

struct estimate {
	unsigned samples;
	double all; /* likely time */
	double of_layer[QUARTER_MAX + 1];
	double ratios, squares; /* of CPU time and likely time: sums */
	double largest;         /* CPU time of a unit of the count */
};

/* Multiples of the golden ratio are evenly spaced, however many there are
   (Knuth, "Sorting and Searching", 6.4). */
static void
add_sample(struct estimate *e, const struct board *b, const struct options *o)
{
	double at = fmod(.5 + .6180339887 * e->samples, 1), seconds, ratio;
	unsigned unit = unit_at(b, e->of_layer, at * e->all);
	ptrdiff_t layer = board_unit(b, unit).layer - b->layer;

	seconds = time_sample(b, o->kernel, unit, (int)e->samples);
	ratio = seconds / likely_time(b, unit);
	e->samples++;
	e->ratios += ratio;
	e->squares += ratio * ratio;
	e->largest = fmax(e->largest, seconds * b->layer[layer].units /
	                                      o->board.layer[layer].units);
}

static void
add_samples(struct estimate *e, const struct options *o)
{
	double start = clock_seconds(CLOCK_MONOTONIC), now = start, longest = 0;
	struct board b = o->board;

	divide(&b);
	for (int i = 0; i < b.layers; i++) {
		for (unsigned unit = 0; unit < b.layer[i].units; unit++)
			e->of_layer[i] +=
				likely_time(&b, b.layer[i].first + unit);
		e->all += e->of_layer[i];
	}
	while (e->samples < SAMPLES_MAX &&
	       now - start + longest < SECONDS_MAX) {
		double before = now;

		add_sample(e, &b, o);
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
	if (o->n >= UNITS_N_MIN)
		add_samples(&e, o);
	if (isnan(e.ratios)) {
		errno = ENOMEM;
		return cli_failure(o->program, "--estimate");
	}
	printf("board %d\ncore-seconds %.3g\n", o->n,
	       e.samples ? e.all * e.ratios / e.samples : 0);
	if (e.samples > 1)
		printf("spread %.2g %%\n", spread(&e));
	printf("units %u\nlargest-unit %.3g\nsamples %u\n", o->board.units,
	       e.largest, e.samples);
	printf("megabytes %.1f\nkernel %s\nthreads %d\n", o->needed / 1e6,
	       o->kernel->name, o->threads);
	return cli_finish(o->program);
}
