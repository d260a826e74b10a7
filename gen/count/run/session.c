/* session.c -- one count, or two that must agree */
#include "run/session.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "run/clock.h"
#include "run/report.h"

/* In a journal, unit u of a recount has number RECOUNTS * units + u.  Numbers
   from 1 * units on were recounts of earlier programs, which had other units.
 */
enum { RECOUNTS = 2 };

struct session {
	const char *program;
	const struct options *options;
	int processes;
	session_run_fn *run;
	struct journal *journal; /* NULL if there is none */
};

static int
fail(const char *program, const char *why)
{
	fprintf(stderr, "%s: %s\n", program, why);
	return EXIT_FAILURE;
}

/* Returns 0, or an errno value. */
static int
run_tiles(const struct session *s, struct schedule *schedule)
{
	int error = 0;

	while (!error && schedule_next_tile(schedule))
		error = s->run(s->options, schedule->board, schedule);
	if (!error && !schedule->has_failed && schedule->unfinished)
		return ENOMEM;
	return error;
}

/* A set of the next board takes about three times as long. */
static unsigned
samples_of(int n)
{
	return n <= 22 ? 256 : 256U >> (n - 22);
}

/* An estimate notes how a count would begin, and then counts only samples. */
static int
begin(const struct options *o, struct schedule *s, struct report *result)
{
	int status = schedule_begin(s, o->from, o->to);

	if (status || !o->is_estimated)
		return status;
	result->largest = s->largest / s->progress.all;
	result->tiles = s->task[s->to_count - 1].tile + 1;
	result->needed = s->needed;
	count_board_thin(s->board);
	return schedule_samples(s, samples_of(o->n));
}

/* Returns an exit status. */
static int
count_once(const struct session *s, int is_recount, uint64_t *counts,
           struct report *result)
{
	const struct options *o = s->options;
	static struct count_board board; /* large */
	struct schedule schedule = {
		.board = &board,
		.threads = o->threads,
		.memory = o->memory,
		.counts = counts,
		.journal = s->journal,
		.is_estimate = o->is_estimated,
		.first_entry = is_recount ? RECOUNTS * count_units(o->n) : 0,
		.progress = { .is_shown = o->is_followed,
		              .workers = s->processes * o->threads },
	};
	int status, error = 0;

	count_board_make(&board, o->n, o->kernel, is_recount);
	status = begin(o, &schedule, result);
	if (!status) {
		error = run_tiles(s, &schedule);
		result->all = schedule.sum;
		result->core_seconds =
			progress_core_seconds(&schedule.progress);
		result->resumed += schedule.resumed;
	}
	schedule_end(&schedule);
	if (error)
		return fail(s->program, count_why(error));
	if (status || schedule.has_failed)
		fail(s->program, schedule.message);
	return status ? status : schedule.has_failed ? EXIT_FAILURE : 0;
}

static int
count_all(const struct session *s)
{
	double start = clock_seconds(CLOCK_MONOTONIC);
	struct report result = { .processes = s->processes };
	uint64_t *counts = calloc(count_units(s->options->n), sizeof *counts);
	int status;

	if (!counts)
		return fail(s->program, count_why(ENOMEM));
	status = count_once(s, 0, counts, &result);
	if (!status && s->options->is_checked)
		status = count_once(s, 1, counts, &result);
	if (!status && s->journal && journal_sync(s->journal))
		status = fail(s->program, s->journal->message);
	free(counts);
	if (status)
		return status;
	result.unbelieved = s->journal ? s->journal->unbelieved : 0;
	result.seconds = clock_seconds(CLOCK_MONOTONIC) - start;
	return report_print(s->program, s->options, &result);
}

static char stopped[120]; /* what explain() says */

/* The signal then kills the program as it would have done without this. */
static void
explain(int number)
{
	if (write(STDERR_FILENO, stopped, strlen(stopped)) < 0) {
		/* there is nobody to tell */
	}
	raise(number);
}

/* A signal that was ignored when the program began stays ignored.  A terminal
   shows the line of progress, which stays as it is. */
static void
explain_signals(const char *program)
{
	static const int signals[] = { SIGINT, SIGTERM };
	struct sigaction action = { .sa_handler = explain,
		                    .sa_flags = (int)SA_RESETHAND };
	struct sigaction before;

	snprintf(stopped, sizeof stopped,
	         "%s%s: stopped; to go on, run the same command again\n",
	         isatty(STDERR_FILENO) ? "\n" : "", program);
	for (int i = 0; i < 2; i++)
		if (!sigaction(signals[i], NULL, &before) &&
		    before.sa_handler != SIG_IGN)
			sigaction(signals[i], &action, NULL);
}

static int
count_with_journal(const struct session *s)
{
	const struct options *o = s->options;
	struct journal *j = s->journal;
	int status;

	/* a limit of the file size is then an error of write */
	signal(SIGXFSZ, SIG_IGN);
	status = journal_open(j, o->journal, o->n,
	                      (RECOUNTS + 1) * count_units(o->n));
	if (status) {
		fail(s->program, j->message);
	} else {
		explain_signals(s->program);
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
