/* report.c -- lines of a name and a value */
#include "run/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "cli.h"
#include "run/estimate.h"
#include "run/symmetric.h"

/* Bytes of a unit of ru_maxrss. */
#ifdef __APPLE__
static const double maxrss_unit = 1;
#else
static const double maxrss_unit = 1024;
#endif

/* A line FROM-TO for each run of units that lack a count. */
static void
print_missing(const struct schedule *s)
{
	const struct entry *entry = s->journal.entry;
	unsigned units = s->options->board.units;
	int before = 0;

	for (unsigned i = 0; i <= units; i++) {
		int is_open = i < units && (entry[i].state == OPEN ||
		                            entry[units + i].state == OPEN);

		if (is_open && !before)
			printf("%u-", i);
		if (!is_open && before)
			printf("%u\n", i - 1);
		before = is_open;
	}
}

/* What counts and estimates have in common. */
static void
print_how(const struct schedule *s)
{
	const struct options *o = s->options;

	if (s->resumed)
		printf("resumed %u units\n", s->resumed);
	if (s->journal.rejected)
		printf("rejected %u lines\n", s->journal.rejected);
	printf("kernel %s\nthreads %d\n", o->kernel->name, o->all_threads);
	if (o->ranks > 1)
		printf("ranks %d\n", o->ranks);
}

static void
print_estimate(const struct schedule *s)
{
	const struct options *o = s->options;
	struct estimate e;

	fprintf(stderr, "%s: a minute at most, to estimate %u units\n",
	        o->program, s->left);
	e = estimate_run(s);
	if (o->status)
		return;
	printf("board %d\ncore-seconds %.3g\n", o->n, e.seconds);
	if (e.samples > 1 && e.seconds > 0)
		printf("spread %.2g %%\n", e.spread);
	printf("units %u\nlargest-unit %.3g\nsamples %u\nmegabytes %.1f\n",
	       o->board.units, e.largest, e.samples, o->needed / 1e6);
	print_how(s);
}

/* With --units, no published number says whether the count is right. */
static void
print_count(const struct schedule *s)
{
	struct options *o = s->options;
	struct count c = { 0 };
	struct rusage usage;

	if (!o->units)
		c = count_groups(o, s->sum, symmetric_count(o->n));
	if (o->status)
		return;
	getrusage(RUSAGE_SELF, &usage);
	printf("board %d\n", o->n);
	if (o->units)
		printf("units %s\nsolutions %" PRIu64 "\n", o->units, s->sum);
	else
		printf("all %" PRIu64 "\nfundamental %" PRIu64
		       "\ngroups-of-8 %" PRIu64 "\ngroups-of-4 %" PRIu64
		       "\ngroups-of-2 %" PRIu64 "\ngroups-of-1 %" PRIu64 "\n",
		       c.all, c.fundamental, c.of_8, c.of_4, c.of_2, c.of_1);
	if (o->is_checked)
		printf("recount %" PRIu64 "\n", s->sum);
	printf("seconds %.3f\nmegabytes %.1f\n", s->seconds,
	       (double)usage.ru_maxrss * maxrss_unit / 1e6);
	print_how(s);
}

static void
answer(struct options *o, void (*serve)(void *))
{
	static void (*const print[])(const struct schedule *) = {
		[COUNT] = print_count,
		[ESTIMATE] = print_estimate,
		[MISSING] = print_missing,
	};
	struct schedule s = { .options = o };

	schedule_run(&s, serve);
	if (!o->status)
		print[o->task](&s);
	free(s.journal.entry);
}

int
report_run(struct options *o, void (*serve)(void *))
{
	if (!o->status && o->task < HELP)
		answer(o, serve);
	else if (!o->status)
		options_print(o);
	if (!o->status)
		return cli_finish(o->program);
	cli_mask(o->why);
	fprintf(stderr, "%s: %s\n", o->program, o->why);
	return o->status;
}
