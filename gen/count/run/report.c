/* report.c -- lines of a name and a value */
#include "run/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "cli.h"
#include "run/estimate.h"
#include "run/symmetric.h"
#include "published.h"

/* Bytes of a unit of ru_maxrss. */
#ifdef __APPLE__
static const double maxrss_unit = 1;
#else
static const double maxrss_unit = 1024;
#endif

/* The groups follow from the total, which must be possible. */
static struct count
groups_of(struct schedule *s)
{
	int n = s->options->n;
	struct count c = count_groups(s->sum, symmetric_count(n));
	char has[60] = "cannot have these";

	if (n <= PUBLISHED_N_MAX)
		snprintf(has, sizeof has, "has %" PRIu64 " and %" PRIu64,
		         published[n].all, published[n].fundamental);
	if (!count_is_possible(n, &c))
		message_set(&s->why, EXIT_FAILURE,
		            "counted %" PRIu64 " solutions and %" PRIu64
		            " fundamental ones; board %d %s",
		            c.all, c.fundamental, n, has);
	return c;
}

static void
print_groups(const struct count *c)
{
	printf("all %" PRIu64 "\n", c->all);
	printf("fundamental %" PRIu64 "\n", c->fundamental);
	printf("groups-of-8 %" PRIu64 "\n", c->of_8);
	printf("groups-of-4 %" PRIu64 "\n", c->of_4);
	printf("groups-of-2 %" PRIu64 "\n", c->of_2);
	printf("groups-of-1 %" PRIu64 "\n", c->of_1);
}

/* With --units, no published number says whether the count is right. */
static void
print_count(struct schedule *s)
{
	const struct options *o = s->options;
	struct count c = { 0 };
	struct rusage usage;

	if (!o->units)
		c = groups_of(s);
	if (s->why.status)
		return;
	getrusage(RUSAGE_SELF, &usage);
	printf("board %d\n", o->n);
	if (o->units)
		printf("units %s\nsolutions %" PRIu64 "\n", o->units, s->sum);
	else
		print_groups(&c);
	if (o->is_checked)
		printf("recount %" PRIu64 "\n", s->sum);
	if (s->resumed)
		printf("resumed %u units\n", s->resumed);
	if (s->journal.rejected)
		printf("rejected %u lines\n", s->journal.rejected);
	printf("seconds %.3f\nmegabytes %.1f\nkernel %s\nthreads %d\n",
	       s->seconds, (double)usage.ru_maxrss * maxrss_unit / 1e6,
	       o->kernel->name, s->threads);
	if (s->processes > 1)
		printf("ranks %d\n", s->processes);
}

int
report_run(const struct options *o, int processes, int threads,
           void (*count)(struct schedule *s))
{
	static struct schedule s; /* large */
	int has_units;

	if (o->is_help || o->is_version)
		return options_print(o);
	if (o->is_estimated)
		return estimate_print(o);
	s.options = o;
	s.processes = processes;
	s.threads = threads;
	has_units = schedule_begin(&s);
	if (o->is_missing && !s.why.status)
		schedule_print_missing(&s);
	else if (has_units || processes > 1)
		count(&s);
	schedule_end(&s);
	if (!o->is_missing && !s.why.status)
		print_count(&s);
	if (!s.why.status)
		return cli_finish(o->program);
	fprintf(stderr, "%s: %s\n", o->program, s.why.text);
	return s.why.status;
}
