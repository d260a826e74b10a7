/* estimate.c -- sampling with probability proportional to the likely time */
#include "run/estimate.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SAMPLES_MAX = 128, LARGE = 25 /* boards */ };

static const double seconds_max = 45; /* of all samples together */

struct estimate {
	const struct options *options;
	unsigned samples;
	double *until; /* likely time of all open units up to each number */
	double all;    /* of all of them */
	double ratios, squares; /* of CPU time and likely time: sums */
	double largest;         /* CPU time of a unit */
};

enum { ALL_COLUMNS = -2, NO_COLUMN = -1 };

/* Let the first queen of each tree stand only in this column; of a narrow
   quarter, in another one. */
static void
close_columns(struct board *b, int column)
{
	for (int p = 0; p < 2; p++) { /* the parity of columns */
		struct quarter *q = &b->quarter[EVEN][p];

		q->open = column == NO_COLUMN ? 0 : 1U << column % q->width;
	}
}

/* Seconds, or NAN if there is no memory.  A unit after another one has its
   trees, so a short one is counted again. */
static double
time_part(const struct options *o, const struct unit *u, int is_recount,
          int column)
{
	struct board b = o->board;
	struct counter *c;
	double seconds;

	if (column != ALL_COLUMNS)
		close_columns(&b, column);
	c = o->kernel->begin(&b);
	seconds = c ? 0 : NAN;
	for (int i = 0; i < 2 && seconds < 1; i++) {
		double start = clock_seconds(CLOCK_THREAD_CPUTIME_ID);
		uint64_t count;
		int error = o->kernel->count(c, u, is_recount, &count);

		seconds = clock_seconds(CLOCK_THREAD_CPUTIME_ID) - start;
		seconds = error ? NAN : seconds;
	}
	o->kernel->end(c);
	return seconds;
}

/* Seconds of a unit; of a large board, by a part of it.  Each column takes
   time, and the list of odd rows takes some once. */
static double
time_unit(const struct estimate *e, const struct unit *u, int is_recount)
{
	const struct options *o = e->options;
	double list, column;

	if (o->n < LARGE)
		return time_part(o, u, is_recount, ALL_COLUMNS);
	list = time_part(o, u, is_recount, NO_COLUMN);
	column = time_part(o, u, is_recount, 5 * (int)e->samples);
	return list + o->n / 2. * (column - list);
}

static void
add_costs(struct estimate *e, const struct schedule *s)
{
	const struct board *b = &e->options->board;

	for (unsigned i = 0; i < s->numbers; i++) {
		struct unit u = board_unit(b, i % b->units);

		if (s->journal.entry[i].state == OPEN)
			e->all += unit_cost(&u);
		e->until[i] = e->all;
	}
}

/* Multiples of the golden ratio are evenly spaced, however many there are
   (Knuth, "Sorting and Searching", 6.4). */
static void
add_sample(struct estimate *e)
{
	const struct board *b = &e->options->board;
	double at = e->all * fmod(.5 + .6180339887 * e->samples, 1);
	double seconds, ratio;
	unsigned number = 0;
	struct unit u;

	while (e->until[number] <= at)
		number++;
	u = board_unit(b, number % b->units);
	seconds = time_unit(e, &u, number >= b->units);
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
add_samples(struct estimate *e, const struct schedule *s)
{
	double start = clock_seconds(CLOCK_MONOTONIC), now = start, longest = 0;

	while (s->left && e->samples < SAMPLES_MAX && !isnan(e->ratios) &&
	       now - start + longest < seconds_max) {
		double before = now;

		add_sample(e);
		now = clock_seconds(CLOCK_MONOTONIC);
		longest = fmax(longest, now - before);
	}
}

static void
print_estimate(const struct estimate *e, const struct schedule *s)
{
	const struct options *o = e->options;

	printf("board %d\ncore-seconds %.3g\n", o->n,
	       s->left ? e->all * e->ratios / e->samples : 0);
	if (e->samples > 1)
		printf("spread %.2g %%\n", spread(e));
	if (s->resumed)
		printf("resumed %u units\n", s->resumed);
	printf("units %u\nlargest-unit %.3g\nsamples %u\nmegabytes %.1f\n",
	       o->board.units, e->largest, e->samples, o->needed / 1e6);
}

void
estimate_print(struct schedule *s)
{
	struct options *o = s->options;
	struct estimate e = { .options = o,
		              .until = calloc(s->numbers, sizeof *e.until) };

	fprintf(stderr,
	        "%s: counts up to %d samples, for less than a minute, to "
	        "estimate how long %u units take\n",
	        o->program, SAMPLES_MAX, s->left);
	if (e.until) {
		add_costs(&e, s);
		add_samples(&e, s);
	}
	if (!e.until || isnan(e.ratios))
		options_fail(o, EXIT_FAILURE, "--estimate: %s",
		             strerror(ENOMEM));
	else
		print_estimate(&e, s);
	free(e.until);
}
