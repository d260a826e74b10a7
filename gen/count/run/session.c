/* session.c -- one count, or two that must agree */
#include "run/session.h"

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "cli.h"
#include "run/agree.h"
#include "run/clock.h"
#include "run/interrupt.h"

struct session {
	const char *program;
	const struct options *options;
	int processes;
	session_run_fn *run;
	struct journal *journal; /* NULL if there is none */
};

struct result {
	uint64_t all;
	double core_seconds; /* for all units */
	unsigned resumed;    /* units that the journal had */
};

static int
fail(const char *program, const char *why)
{
	fprintf(stderr, "%s: %s\n", program, why);
	return EXIT_FAILURE;
}

static int
run_schedule(const struct session *s, const struct count_board *board,
             struct schedule *schedule)
{
	const struct options *o = s->options;
	unsigned first_entry = board->work.is_recount ? board->units : 0;
	int error;

	if (schedule_begin(schedule, board, s->processes * o->threads,
	                   o->is_followed, s->journal, first_entry))
		return ENOMEM;
	if (o->is_estimated)
		schedule_samples_only(schedule);
	error = s->run(o, board, schedule);
	if (!error && !schedule->has_failed && schedule->unfinished)
		return ENOMEM;
	return error;
}

/* Returns an exit status. */
static int
count_once(const struct session *s, int is_recount, struct result *result)
{
	const struct options *o = s->options;
	struct schedule schedule = { 0 };
	struct count_board board;
	int error = count_board_make(&board, o->n, is_recount, o->threads);

	if (!error) {
		error = run_schedule(s, &board, &schedule);
		result->all = schedule.sum;
		result->core_seconds =
			progress_core_seconds(&schedule.progress);
		result->resumed = schedule.units - schedule.to_count;
		schedule_end(&schedule);
	}
	count_board_free(&board);
	if (error)
		return fail(s->program, count_why(error));
	return schedule.has_failed ? fail(s->program, s->journal->message) : 0;
}

static int
recount(const struct session *s, uint64_t all)
{
	char text[120];
	struct result again = { 0 };
	int status = count_once(s, 1, &again);

	if (status || again.all == all)
		return status;
	snprintf(text, sizeof text,
	         "counted %" PRIu64 " solutions, but %" PRIu64
	         " by their mirror images",
	         all, again.all);
	return fail(s->program, text);
}

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

static int
print_result(const struct session *s, const struct result *result, double start)
{
	const struct options *o = s->options;
	struct count count = symmetric_groups(o->n, result->all);
	char why[AGREE_ROOM];

	if (agree_count(o->n, &count, why))
		return fail(s->program, why);
	print_count(o->n, &count);
	if (o->is_checked)
		printf("recount %" PRIu64 "\n", result->all);
	if (result->resumed)
		printf("resumed %u units\n", result->resumed);
	printf("seconds %.3f\nmegabytes %.1f\nkernel %s\nthreads %d\n",
	       clock_seconds(CLOCK_MONOTONIC) - start, megabytes(),
	       o->kernel->name, o->threads);
	if (s->processes > 1)
		printf("ranks %d\n", s->processes);
	return cli_finish(s->program);
}

static int
print_estimate(const struct session *s, double core_seconds)
{
	printf("board %d\ncore-seconds %.3g\nmegabytes %.1f\nkernel %s\n",
	       s->options->n, core_seconds, megabytes(),
	       s->options->kernel->name);
	return cli_finish(s->program);
}

static int
count_all(const struct session *s)
{
	double start = clock_seconds(CLOCK_MONOTONIC);
	struct result result = { 0 };
	int status = count_once(s, 0, &result);

	if (!status && s->options->is_checked)
		status = recount(s, result.all);
	if (!status && s->journal && journal_sync(s->journal))
		status = fail(s->program, s->journal->message);
	if (status)
		return status;
	return s->options->is_estimated ? print_estimate(s, result.core_seconds)
	                                : print_result(s, &result, start);
}

static int
count_with_journal(const struct session *s)
{
	const struct options *o = s->options;
	unsigned entries = 2 * count_units(o->n); /* of a recount too */
	struct journal *j = s->journal;
	int status;

	/* a limit of the file size is then an error of write */
	signal(SIGXFSZ, SIG_IGN);
	status = journal_open(j, o->journal, o->n, entries);
	if (!status)
		status = agree_entries(o->n, j->entry, entries, j->message);
	if (status) {
		fail(s->program, j->message);
	} else {
		interrupt_explain(s->program,
		                  s->processes > 1 ? NULL : o->argv);
		status = count_all(s);
	}
	journal_close(j);
	return status;
}

int
session_run(const char *program, const struct options *options, int processes,
            session_run_fn *run)
{
	struct journal journal;
	struct session s = { program, options, processes, run,
		             options->journal ? &journal : NULL };

	return s.journal ? count_with_journal(&s) : count_all(&s);
}
