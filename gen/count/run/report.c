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
#include "run/count.h"

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

/* Of a part of the units nobody knows how many solutions they should have. */
static void
print_part(const struct options *o, uint64_t all)
{
	printf("board %d\nunits %u-%u\nsolutions %" PRIu64 "\n", o->n, o->from,
	       o->to - 1, all);
}

/* Compare with the published numbers.  Of a larger board it is only known that
   solutions come in groups.  Returns an exit status. */
static int
check(const char *program, int n, const struct count *c)
{
	struct count known;
	int is_same;

	if (n > PUBLISHED_N_MAX) {
		if (count_is_possible(c))
			return 0;
		fprintf(stderr,
		        "%s: the units add up to %" PRIu64
		        " solutions; board %d cannot have so many\n",
		        program, c->all, n);
		return EXIT_FAILURE;
	}
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
print_rest(const struct options *o, const struct report *r)
{
	if (o->is_checked)
		printf("recount %" PRIu64 "\n", r->all);
	if (r->resumed)
		printf("resumed %u units\n", r->resumed);
	if (r->unbelieved)
		printf("unbelieved %u lines\n", r->unbelieved);
	printf("seconds %.3f\nmegabytes %.1f\nkernel %s\nthreads %d\n",
	       r->seconds, megabytes(), o->kernel->name, o->threads);
	if (r->processes > 1)
		printf("ranks %d\n", r->processes);
}

/* Tiles and memory are those of a count of all units with these options. */
static void
print_estimate(const struct options *o, const struct report *r)
{
	printf("board %d\ncore-seconds %.3g\nunits %u\nlargest-unit %.3g\n",
	       o->n, r->core_seconds, count_units(o->n),
	       r->core_seconds * r->largest);
	printf("tiles %u\nmegabytes %.1f\nkernel %s\nthreads %d\n", r->tiles,
	       (double)r->needed / 1e6, o->kernel->name, o->threads);
}

int
report_print(const char *program, const struct options *o,
             const struct report *r)
{
	if (o->is_estimated) {
		print_estimate(o, r);
		return cli_finish(program);
	}
	if (o->to - o->from < count_units(o->n)) {
		print_part(o, r->all);
	} else {
		struct count c = symmetric_groups(o->n, r->all);

		if (check(program, o->n, &c))
			return EXIT_FAILURE;
		print_count(o->n, &c);
	}
	print_rest(o, r);
	return cli_finish(program);
}
