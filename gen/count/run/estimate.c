/* estimate.c -- sampling with probability proportional to the likely time */
#include "run/estimate.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SAMPLES_MAX = 128, LARGE = 25 /* boards */ };

static const double seconds_max = 45; /* of all samples together */

/* Let the first queen of each tree stand only in this column; of a narrow
   quarter, in another one.  With 0 in place of 1 it stands nowhere. */
static void
open_column(struct board *b, unsigned column, unsigned one)
{
	for (int p = 0; p < 2; p++) { /* the parity of columns */
		struct quarter *q = &b->quarter[EVEN][p];

		q->open = one << column % (unsigned)q->width;
	}
}

/* Seconds, or NAN if there is no memory.  A unit after another one has its
   trees, so a short one is counted again. */
static double
time_part(const struct options *o, unsigned number)
{
	struct entry e = { .unit = number };
	struct counter *c = NULL;

	count_entry(o, &c, &e);
	if (e.unit == number && e.microseconds < 1000000)
		count_entry(o, &c, &e);
	o->kernel->end(c);
	return e.unit == number ? 1e-6 * (double)e.microseconds : NAN;
}

/* Seconds of a unit; of a large board, by a part of it.  Each column takes
   time, and the list of odd rows takes some once. */
static double
time_unit(const struct options *o, unsigned number, unsigned sample)
{
	struct options part = *o;
	double list, column;

	if (o->n < LARGE)
		return time_part(o, number);
	open_column(&part.board, 0, 0);
	list = time_part(&part, number);
	open_column(&part.board, 5 * sample, 1);
	column = time_part(&part, number);
	return list + o->n / 2. * (column - list);
}

/* The likely time of all open units up to each one. */
static void
add_costs(const struct schedule *s, double *until)
{
	const struct board *b = &s->options->board;
	double all = 0;

	for (unsigned i = 0; i < s->numbers; i++) {
		struct unit u = board_unit(b, i % b->units);

		if (s->journal.entry[i].state == OPEN)
			all += unit_cost(&u);
		until[i] = all;
	}
}

/* Multiples of the golden ratio are evenly spaced, however many there are
   (Knuth, "Sorting and Searching", 6.4). */
static void
add_sample(struct estimate *e, const struct schedule *s, const double *until)
{
	double part = fmod(.5 + .6180339887 * e->samples, 1), before = 0;
	double seconds, ratio;
	unsigned number = 0;

	while (until[number] <= part * until[s->numbers - 1])
		before = until[number++];
	seconds = time_unit(s->options, number, e->samples);
	ratio = seconds / (until[number] - before);
	e->samples++;
	e->ratios += ratio;
	e->squares += ratio * ratio;
	e->largest = fmax(e->largest, seconds);
}

/* As many samples as there is time for. */
static void
add_samples(struct estimate *e, const struct schedule *s, const double *until)
{
	double start = clock_seconds(CLOCK_MONOTONIC), now = start, longest = 0;

	while (s->left && e->samples < SAMPLES_MAX && !isnan(e->ratios) &&
	       now - start + longest < seconds_max) {
		double before = now;

		add_sample(e, s, until);
		now = clock_seconds(CLOCK_MONOTONIC);
		longest = fmax(longest, now - before);
	}
}

/* From the mean of the ratios, and its standard error. */
static void
finish(struct estimate *e, double all)
{
	double mean = e->ratios / e->samples,
	       variance = e->squares / e->samples - mean * mean;

	e->seconds = all * mean;
	e->spread = 100 * sqrt(fmax(variance, 0) / (e->samples - 1)) / mean;
}

struct estimate
estimate_run(const struct schedule *s)
{
	struct estimate e = { 0 };
	double *until = calloc(s->numbers, sizeof *until);

	if (until) {
		add_costs(s, until);
		add_samples(&e, s, until);
	}
	if (!until || isnan(e.ratios))
		options_fail(s->options, EXIT_FAILURE, "%s", strerror(ENOMEM));
	else if (e.samples)
		finish(&e, until[s->numbers - 1]);
	free(until);
	return e;
}
