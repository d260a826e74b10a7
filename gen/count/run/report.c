/* report.c -- lines of a name and a value */
#include "run/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <sys/resource.h>

#include "cli.h"
#include "run/symmetric.h"
#include "published.h"

/* Bytes of a unit of ru_maxrss. */
#ifdef __APPLE__
static const double maxrss_unit = 1;
#else
static const double maxrss_unit = 1024;
#endif

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
	if (s->resumed)
		printf("resumed %u units\n", s->resumed);
	if (s->journal.rejected)
		printf("rejected %u lines\n", s->journal.rejected);
	printf("seconds %.3f\nmegabytes %.1f\n", s->seconds,
	       (double)usage.ru_maxrss * maxrss_unit / 1e6);
}

static void
print_threads(const struct options *o)
{
	printf("kernel %s\nthreads %d\n", o->kernel->name, o->all_threads);
	if (o->ranks > 1)
		printf("ranks %d\n", o->ranks);
}

static void
answer(struct options *o, void (*serve)(void *))
{
	struct schedule s = { .options = o };

	if (o->is_help || o->is_version) {
		options_print(o);
	} else {
		schedule_run(&s, serve);
		if (options_count(o) && !o->status)
			print_count(&s);
		if (!o->is_missing && !o->status)
			print_threads(o);
	}
}

int
report_run(struct options *o, void (*serve)(void *))
{
	if (!o->status)
		answer(o, serve);
	if (!o->status)
		return cli_finish(o->program);
	cli_mask(o->why);
	fprintf(stderr, "%s: %s\n", o->program, o->why);
	return o->status;
}
