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
#include "run/cost.h"
#include "run/memory.h"
#include "run/tiles.h"

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

/* Of boards that nobody has published, the solutions must come in groups. */
static int
is_possible(int n, const struct count *c)
{
	struct count known;

	if (n > PUBLISHED_N_MAX)
		return c->all == 8 * c->of_8 + 4 * c->of_4 + 2 * c->of_2;
	known = count_groups(n, published[n].all, published[n].half_turn,
	                     published[n].quarter_turn);
	return memcmp(c, &known, sizeof known) == 0 &&
	       c->fundamental == published[n].fundamental;
}

static int
refuse(const char *program, int n, const struct count *c)
{
	int is_same;

	if (n > PUBLISHED_N_MAX) {
		fprintf(stderr, "%s: the units add up to what no board has\n",
		        program);
		return EXIT_FAILURE;
	}
	is_same = c->all == published[n].all &&
	          c->fundamental == published[n].fundamental;
	fprintf(stderr,
	        "%s: counted %" PRIu64 " solutions and %" PRIu64
	        " fundamental ones; board %d has %" PRIu64 " and %" PRIu64
	        "%s\n",
	        program, c->all, c->fundamental, n, published[n].all,
	        published[n].fundamental, is_same ? ", in other groups" : "");
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

/* List all units of a board.  Returns the share of the most expensive one in
   the cost of all. */
static double
list_units(const struct count_board *board, struct task *task)
{
	double all = 0, most = 0;

	for (unsigned unit = 0; unit < board->units; unit++) {
		double cost = board->n < COUNT_UNITS_N_MIN
		                      ? 1
		                      : cost_of_unit(&board->work, unit);

		task[unit] = (struct task){ .unit = unit };
		all += cost;
		most = cost > most ? cost : most;
	}
	return most / all;
}

/* Tiles and memory are those of a count of all units with these options. */
static int
print_estimate(const char *program, const struct options *o,
               double core_seconds)
{
	static struct count_board board; /* large */
	char message[MEMORY_MESSAGE_ROOM];
	struct task *task;
	double largest;
	uint64_t needed;

	count_board_make(&board, o->n, o->kernel, 0);
	task = calloc(board.units, sizeof *task);
	if (!task)
		return cli_failure(program, "--estimate");
	largest = list_units(&board, task);
	needed = tiles_fit(&board, task, board.units, o->threads, o->memory);
	if (memory_check(&board, o->threads, needed, o->memory, message)) {
		free(task);
		return cli_usage(program, message);
	}
	printf("board %d\ncore-seconds %.3g\nunits %u\nlargest-unit %.3g\n",
	       o->n, core_seconds, board.units, core_seconds * largest);
	printf("tiles %u\nmegabytes %.1f\nkernel %s\nthreads %d\n",
	       task[board.units - 1].tile + 1, (double)needed / 1e6,
	       o->kernel->name, o->threads);
	free(task);
	return cli_finish(program);
}

int
report_print(const char *program, const struct options *o,
             const struct report *r)
{
	if (o->is_estimated)
		return print_estimate(program, o, r->core_seconds);
	if (o->to - o->from < count_units(o->n)) {
		print_part(o, r->all);
	} else {
		struct count c = symmetric_groups(o->n, r->all);

		if (!is_possible(o->n, &c))
			return refuse(program, o->n, &c);
		print_count(o->n, &c);
	}
	print_rest(o, r);
	return cli_finish(program);
}
