/* report.c -- lines of a name and a value */
#include "run/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "cli.h"
#include "groups/symmetric.h"
#include "published.h"

/* The most memory that this process has had. */
static double
megabytes(void)
{
	struct rusage usage;

	getrusage(RUSAGE_SELF, &usage);
	return (double)usage.ru_maxrss * 1024 / 1e6;
}

static void
print_count(int n, const struct count *c)
{
	printf("board %d\n", n);
	printf("all %" PRIu64 "\n", c->all);
	printf("fundamental %" PRIu64 "\n", c->fundamental);
	printf("groups-of-8 %" PRIu64 "\n", c->of_8);
	printf("groups-of-4 %" PRIu64 "\n", c->of_4);
	printf("groups-of-2 %" PRIu64 "\n", c->of_2);
	printf("groups-of-1 %" PRIu64 "\n", c->of_1);
}

/* Compare with the published numbers.  Of a larger board it is only known that
   solutions come in groups.  Returns an exit status. */
static int
check(const char *program, int n, const struct count *c)
{
	struct count known;
	int is_same;

	if (n > PUBLISHED_N_MAX && !count_is_possible(c))
		fprintf(stderr,
		        "%s: the units add up to %" PRIu64
		        " solutions; board %d cannot have so many\n",
		        program, c->all, n);
	if (n > PUBLISHED_N_MAX)
		return count_is_possible(c) ? 0 : EXIT_FAILURE;
	known = count_groups(n, published[n].all, published[n].half_turn,
	                     published[n].quarter_turn);
	known.fundamental = published[n].fundamental;
	if (memcmp(c, &known, sizeof known) == 0)
		return 0;
	is_same = c->all == known.all && c->fundamental == known.fundamental;
	fprintf(stderr,
	        "%s: counted %" PRIu64 " solutions and %" PRIu64
	        " fundamental ones; board %d has %" PRIu64 " and %" PRIu64
	        "%s\n",
	        program, c->all, c->fundamental, n, known.all,
	        known.fundamental, is_same ? ", in other groups" : "");
	return EXIT_FAILURE;
}

static void
print_means(const struct options *o)
{
	printf("kernel %s\nthreads %d\n", o->kernel->name, o->threads);
}

/* Tiles and memory are those of a count of all units with these options. */
static int
print_estimate(const char *program, const struct schedule *s)
{
	const struct options *o = s->options;
	double seconds = progress_core_seconds(&s->progress);

	printf("board %d\ncore-seconds %.3g\nunits %u\nlargest-unit %.3g\n",
	       o->n, seconds, count_units(o->n), seconds * s->estimate.largest);
	printf("tiles %u\nmegabytes %.1f\n", s->estimate.tiles,
	       (double)s->estimate.needed / 1e6);
	print_means(o);
	return cli_finish(program);
}

int
report_print(const char *program, const struct schedule *s)
{
	const struct options *o = s->options;

	if (s->status) {
		fprintf(stderr, "%s: %s\n", program, s->message);
		return s->status;
	}
	if (o->is_estimated)
		return print_estimate(program, s);
	if (o->to - o->from < count_units(o->n)) {
		/* nobody knows how many solutions a part should have */
		printf("board %d\nunits %u-%u\nsolutions %" PRIu64 "\n", o->n,
		       o->from, o->to - 1, s->sum);
	} else {
		struct count c = symmetric_groups(o->n, s->sum);

		if (check(program, o->n, &c))
			return EXIT_FAILURE;
		print_count(o->n, &c);
	}
	if (o->is_checked)
		printf("recount %" PRIu64 "\n", s->sum);
	if (s->resumed)
		printf("resumed %u units\n", s->resumed);
	if (s->unbelieved)
		printf("unbelieved %u lines\n", s->unbelieved);
	printf("seconds %.3f\nmegabytes %.1f\n", s->seconds, megabytes());
	print_means(o);
	if (s->processes > 1)
		printf("ranks %d\n", s->processes);
	return cli_finish(program);
}
