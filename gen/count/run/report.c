/* report.c -- lines of a name and a value */
#include "run/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "cli.h"
#include "exact/symmetric.h"
#include "run/agree.h"
#include "run/cost.h"
#include "run/count.h"
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

/* Returns an exit status. */
static int
print_all(const char *program, int n, uint64_t all)
{
	struct count c = symmetric_groups(n, all);
	char why[AGREE_ROOM];
	int status = agree_count(n, &c, why);

	if (status)
		fprintf(stderr, "%s: %s\n", program, why);
	else
		print_count(n, &c);
	return status;
}

static void
print_rest(const struct options *o, const struct report *r)
{
	if (o->is_checked)
		printf("recount %" PRIu64 "\n", r->all);
	if (r->resumed)
		printf("resumed %u units\n", r->resumed);
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
		double cost = board->n < QUADRANT_N_MIN
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
	struct count_board board;
	struct task *task;
	double largest;
	uint64_t needed;

	count_board_make(&board, o->n, o->kernel, 0);
	task = calloc(board.units, sizeof *task);
	if (!task)
		return cli_failure(program, "--estimate");
	largest = list_units(&board, task);
	needed = tiles_fit(&board, task, board.units, o->threads, o->memory);
	tasks_sort(task, board.units); /* the last tile comes last */
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
	int is_part = o->to - o->from < count_units(o->n);

	if (o->is_estimated)
		return print_estimate(program, o, r->core_seconds);
	if (is_part)
		print_part(o, r->all);
	else if (print_all(program, o->n, r->all))
		return EXIT_FAILURE;
	print_rest(o, r);
	return cli_finish(program);
}
