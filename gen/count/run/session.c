/* session.c -- one count, or two that must agree */
#include "run/session.h"

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "cli.h"
#include "run/clock.h"

struct session {
	const char *program;
	const struct request *request;
	int processes;
	answer_run_fn *run;
	struct journal *journal; /* NULL if there is none */
};

/* The most that this process has had. */
static double
megabytes(void)
{
	struct rusage usage;

	getrusage(RUSAGE_SELF, &usage);
	return (double)usage.ru_maxrss * 1024 / 1e6;
}

static int
fail(const char *program, const char *why)
{
	fprintf(stderr, "%s: %s\n", program, why);
	return EXIT_FAILURE;
}

static int
run_deal(const struct session *s, const struct count_board *board,
         struct deal *deal)
{
	int workers = s->processes * s->request->threads;
	int error;

	if (deal_begin(deal, board, workers, s->request->is_followed,
	               s->journal, board->work.is_recount ? board->units : 0))
		return ENOMEM;
	if (s->request->is_estimated)
		deal_samples_only(deal);
	error = s->run(s->request, board, deal);
	return !error && !deal->has_failed && deal->left ? ENOMEM : error;
}

struct tally {
	uint64_t all;
	double core_seconds; /* that all of it takes */
	unsigned resumed;    /* units that the journal had */
};

/* Returns an exit status. */
static int
count_once(const struct session *s, int is_recount, struct tally *tally)
{
	struct count_board board;
	struct deal deal = { 0 };
	int error = count_board_make(&board, s->request->n, is_recount,
	                             s->request->threads);

	if (!error) {
		error = run_deal(s, &board, &deal);
		tally->all = deal.sum;
		tally->core_seconds = progress_core_seconds(&deal.progress);
		tally->resumed = deal.units - deal.to_deal;
		deal_end(&deal);
	}
	count_board_free(&board);
	if (error)
		return fail(s->program, count_why(error));
	return deal.has_failed ? fail(s->program, s->journal->message) : 0;
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
recount(const struct session *s, uint64_t all)
{
	char text[120];
	struct tally again = { 0 };
	int status = count_once(s, 1, &again);

	if (status || again.all == all)
		return status;
	snprintf(text, sizeof text,
	         "counted %" PRIu64 " solutions, but %" PRIu64
	         " by their mirror images",
	         all, again.all);
	return fail(s->program, text);
}

static int
print_answer(const struct session *s, const struct tally *tally, double start)
{
	const struct request *r = s->request;
	struct count count = count_groups(r->n, tally->all);

	if (8 * count.of_8 + 4 * count.of_4 + 2 * count.of_2 + count.of_1 !=
	    tally->all)
		return fail(s->program,
		            "the units add up to what no board has");
	print_count(r->n, &count);
	if (r->is_checked)
		printf("recount %" PRIu64 "\n", tally->all);
	if (tally->resumed)
		printf("resumed %u units\n", tally->resumed);
	printf("seconds %.3f\nmegabytes %.1f\nkernel %s\nthreads %d\n",
	       clock_seconds(CLOCK_MONOTONIC) - start, megabytes(),
	       r->kernel->name, r->threads);
	if (s->processes > 1)
		printf("ranks %d\n", s->processes);
	return cli_finish(s->program);
}

static int
print_estimate(const struct session *s, double core_seconds)
{
	printf("board %d\ncore-seconds %.3g\nmegabytes %.1f\nkernel %s\n",
	       s->request->n, core_seconds, megabytes(),
	       s->request->kernel->name);
	return cli_finish(s->program);
}

static int
count_all(const struct session *s)
{
	const struct request *r = s->request;
	double start = clock_seconds(CLOCK_MONOTONIC);
	struct tally tally = { 0 };
	int status = count_once(s, 0, &tally);

	if (!status && r->is_checked)
		status = recount(s, tally.all);
	if (!status && s->journal && journal_sync(s->journal))
		status = fail(s->program, s->journal->message);
	if (status)
		return status;
	return r->is_estimated ? print_estimate(s, tally.core_seconds)
	                       : print_answer(s, &tally, start);
}

int
answer(const char *program, const struct request *r, int processes,
       answer_run_fn *run)
{
	struct session s = { program, r, processes, run, NULL };
	struct journal journal;
	int status;

	if (!r->journal)
		return count_all(&s);
	/* a limit of the file size is then an error of write */
	signal(SIGXFSZ, SIG_IGN);
	status =
		journal_open(&journal, r->journal, r->n, 2 * count_units(r->n));
	s.journal = &journal;
	if (status) {
		fail(program, journal.message);
	} else {
		status = count_all(&s);
	}
	journal_close(&journal);
	return status;
}
