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

static int
refuse(const char *program, int n, const struct count *c)
{
	fprintf(stderr,
	        "%s: counted %" PRIu64 " solutions and %" PRIu64
	        " fundamental ones; board %d ",
	        program, c->all, c->fundamental, n);
	if (n <= PUBLISHED_N_MAX)
		fprintf(stderr, "has %" PRIu64 " and %" PRIu64 "\n",
		        published[n].all, published[n].fundamental);
	else
		fputs("cannot have these\n", stderr);
	return EXIT_FAILURE;
}

/* With --units, no published number says whether the count is right. */
static void
print_count(const struct schedule *s, const struct count *c)
{
	const struct options *o = s->options;
	struct rusage usage;

	getrusage(RUSAGE_SELF, &usage);
	if (o->units) {
		printf("units %s\n", o->units);
		printf("solutions %" PRIu64 "\n", s->sum);
	} else {
		printf("all %" PRIu64 "\n", c->all);
		printf("fundamental %" PRIu64 "\n", c->fundamental);
		printf("groups-of-8 %" PRIu64 "\n", c->of_8);
		printf("groups-of-4 %" PRIu64 "\n", c->of_4);
		printf("groups-of-2 %" PRIu64 "\n", c->of_2);
		printf("groups-of-1 %" PRIu64 "\n", c->of_1);
	}
	if (o->is_checked)
		printf("recount %" PRIu64 "\n", s->sum);
	if (s->resumed)
		printf("resumed %u units\n", s->resumed);
	if (s->journal.rejected)
		printf("rejected %u lines\n", s->journal.rejected);
	printf("seconds %.3f\nmegabytes %.1f\n", s->seconds,
	       (double)usage.ru_maxrss * maxrss_unit / 1e6);
}

/* The groups follow from the total, which must be possible. */
static int
report_count(const struct schedule *s)
{
	const struct options *o = s->options;
	struct count c = { .all = s->sum };

	if (!o->units) {
		c = count_groups(s->sum, symmetric_count(o->n));
		if (!count_is_possible(o->n, &c))
			return refuse(o->program, o->n, &c);
	}
	printf("board %d\n", o->n);
	print_count(s, &c);
	return 0;
}

static int
report(const struct schedule *s)
{
	const struct options *o = s->options;

	if (s->why.status) {
		fprintf(stderr, "%s: %s\n", o->program, s->why.text);
		return s->why.status;
	}
	if (o->is_missing) {
		schedule_print_missing(s);
		return cli_finish(o->program);
	}
	if (report_count(s))
		return EXIT_FAILURE;
	printf("kernel %s\nthreads %d\n", o->kernel->name, s->threads);
	if (s->processes > 1)
		printf("ranks %d\n", s->processes);
	return cli_finish(o->program);
}

int
report_run(const struct options *o, int processes, int threads,
           int (*count)(struct schedule *s))
{
	static struct schedule s; /* large */
	int error = 0, status;

	if (o->is_help || o->is_version)
		return options_print(o);
	if (o->is_estimated)
		return estimate_print(o);
	s.options = o;
	s.processes = processes;
	s.threads = threads;
	if (schedule_begin(&s) || processes > 1)
		error = count(&s);
	schedule_end(&s, error);
	status = report(&s);
	schedule_free(&s);
	return status;
}
