/* report.c -- lines of a name and a value */
#include "run/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "cli.h"
#include "groups/symmetric.h"
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
		fputs("cannot have so many\n", stderr);
	return EXIT_FAILURE;
}

/* Tiles and memory are those of a count of all units with these options. */
static void
print_estimate(const struct schedule *s)
{
	const struct progress *p = &s->progress;
	double seconds = p->seconds / p->done * p->all;

	printf("core-seconds %.3g\nunits %u\nlargest-unit %.3g\n", seconds,
	       count_units(s->options->n), seconds * s->estimate.largest);
	printf("tiles %u\nmegabytes %.1f\n", s->estimate.tiles,
	       (double)s->estimate.needed / 1e6);
}

/* Nobody knows how many solutions a part of the units should have. */
static void
print_count(const struct schedule *s, const struct count *c)
{
	const struct options *o = s->options;
	struct rusage usage;

	getrusage(RUSAGE_SELF, &usage);
	if (o->to - o->from < count_units(o->n)) {
		printf("units %u-%u\n", o->from, o->to - 1);
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
	if (s->journal.unbelieved)
		printf("unbelieved %u lines\n", s->journal.unbelieved);
	printf("seconds %.3f\nmegabytes %.1f\n", s->seconds,
	       (double)usage.ru_maxrss * maxrss_unit / 1e6);
}

int
report_print(const struct schedule *s)
{
	const struct options *o = s->options;
	struct count c = { .all = s->sum };

	if (s->status) {
		fprintf(stderr, "%s: %s\n", o->program, s->message);
		return s->status;
	}
	if (!o->is_estimated && o->to - o->from == count_units(o->n)) {
		c = count_groups(s->sum, symmetric_half_turn(o->n),
		                 symmetric_quarter_turn(o->n));
		if (!count_is_possible(o->n, &c))
			return refuse(o->program, o->n, &c);
	}
	printf("board %d\n", o->n);
	if (o->is_estimated)
		print_estimate(s);
	else
		print_count(s, &c);
	printf("kernel %s\nthreads %d\n", o->kernel->name, o->threads);
	if (!o->is_estimated && s->processes > 1)
		printf("ranks %d\n", s->processes);
	return cli_finish(o->program);
}
