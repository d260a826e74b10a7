/* schedule.c -- the order of the units; one lock for all that workers share */
#include "run/schedule.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"
#include "published.h"
#include "run/memory.h"

enum {
	/* the progress tells how long the count will take after so many units */
	AWAITED = 5,
	/* A smaller board is finished before anyone looks at the progress:
	   there, all units cost the same. */
	COSTED_N_MIN = 17,
	/* In a journal, unit u of a recount has number RECOUNTS * units + u.
	   Numbers from 1 * units on were recounts of earlier programs, which
	   had other units. */
	RECOUNTS = 2
};

__attribute__((format(printf, 3, 4))) static int
fail(struct schedule *s, int status, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(s->message, sizeof s->message, format, args);
	va_end(args);
	return s->status = status;
}

static double
cost_of(const struct schedule *s, unsigned unit)
{
	int least = s->options->is_estimated ? COUNT_UNITS_N_MIN : COSTED_N_MIN;

	return s->board.n < least ? 1 : tiles_cost(&s->board.work, unit);
}

/* The number of a unit of this pass in the journal. */
static unsigned
entry_of(const struct schedule *s, unsigned unit)
{
	return s->board.work.is_recount
	               ? RECOUNTS * count_units(s->board.n) + unit
	               : unit;
}

/* --- what there is to do --- */

/* What a unit of the journal cannot count, whatever its CRC says. */
static int
check_known(struct schedule *s, const struct entry *known, unsigned unit)
{
	const struct count_board *board = &s->board;
	uint64_t most = board->n > PUBLISHED_N_MAX ? UINT64_MAX
	                                           : published[board->n].all;
	uint64_t divisor = board->n < COUNT_UNITS_N_MIN
	                           ? 1 + (board->n > 1)
	                           : columns_divisor(&board->work, unit);

	if (known->count <= most &&
	    (divisor ? known->count % divisor : known->count) == 0)
		return 0;
	return fail(s, EXIT_FAILURE,
	            "line %u of the journal: unit %u of board %d does not have "
	            "%" PRIu64 " solutions",
	            known->line, unit, board->n, known->count);
}

/* Fails if a recount of the unit has another count. */
static int
add(struct schedule *s, unsigned unit, uint64_t count)
{
	s->sum += count;
	if (!s->board.work.is_recount)
		s->counts[unit] = count;
	if (s->counts[unit] == count)
		return 0;
	return fail(s, EXIT_FAILURE,
	            "unit %u has %" PRIu64 " solutions, but %" PRIu64
	            " by their mirror images",
	            unit, s->counts[unit], count);
}

static void
list_task(struct schedule *s, unsigned unit)
{
	const struct entry *known =
		s->journal ? &s->journal->entry[entry_of(s, unit)] : NULL;
	struct progress *p = &s->progress;
	double cost = cost_of(s, unit);

	p->all += cost;
	if (!known || !known->line) {
		s->task[s->to_count++] =
			(struct task){ .cost = cost, .unit = unit };
		return;
	}
	p->before += cost;
	p->seconds_before += 1e-6 * (double)known->microseconds;
	s->resumed++;
	if (!s->status && !check_known(s, known, unit))
		add(s, unit, known->count);
}

/* Want the sets of the next tile.  A tile that needs more memory than those
   that tiles_fit() tried is cut finer. */
int
schedule_next_tile(struct schedule *s)
{
	struct task *task = s->task + s->end;
	unsigned left = s->to_count - s->end, tasks = tiles_first(task, left);

	if (!tasks || s->status || s->unfinished != left)
		return 0;
	tiles_want(&s->board, task, tasks, task->tile);
	while (tasks > 1 && memory_needed(&s->board, s->options->threads) >
	                            s->options->memory) {
		tiles_halve(task, tasks, UINT_MAX - s->halved++);
		tasks = tiles_first(task, left);
		tiles_want(&s->board, task, tasks, task->tile);
	}
	s->end += tasks;
	return 1;
}

/* Room for so many tasks. */
static int
make_tasks(struct schedule *s, unsigned most)
{
	free(s->task);
	s->to_count = 0;
	s->task = calloc(most, sizeof *s->task);
	return s->task ? 0 : fail(s, EXIT_FAILURE, "%s", strerror(ENOMEM));
}

static int
fit_tasks(struct schedule *s)
{
	const struct options *o = s->options;

	s->unfinished = s->to_count;
	if (s->status)
		return s->status;
	s->needed = tiles_fit(&s->board, s->task, s->to_count, o->threads,
	                      o->memory);
	if (!s->to_count || s->needed <= o->memory)
		return 0;
	return fail(s, EXIT_USAGE,
	            "board %d on %d threads needs %.1f MB of memory; %.1f MB "
	            "are available",
	            o->n, o->threads, (double)s->needed / 1e6,
	            (double)o->memory / 1e6);
}

/* A set of the next board takes about three times as long. */
static unsigned
samples_of(int n)
{
	return n <= 22 ? 256 : 256U >> (n - 22);
}

/* The units in the middle of equal parts of the cost.  Slices are thin, so that
   a unit is one set. */
static int
list_samples(struct schedule *s)
{
	unsigned samples = samples_of(s->board.n);
	double sum = 0;

	count_board_thin(&s->board);
	if (make_tasks(s, samples))
		return s->status;
	for (unsigned unit = 0; unit < s->board.units; unit++) {
		double cost = cost_of(s, unit);

		sum += cost;
		if (sum > (s->to_count + .5) / samples * s->progress.all)
			s->task[s->to_count++] =
				(struct task){ .cost = cost, .unit = unit };
	}
	return fit_tasks(s);
}

static void
note_estimate(struct schedule *s)
{
	double largest = 0;

	for (unsigned i = 0; i < s->to_count; i++)
		if (s->task[i].cost > largest)
			largest = s->task[i].cost;
	s->estimate.largest = largest / s->progress.all;
	s->estimate.tiles = s->task[s->to_count - 1].tile + 1;
	s->estimate.needed = s->needed;
}

int
schedule_begin(struct schedule *s, int is_recount)
{
	const struct options *o = s->options;

	count_board_make(&s->board, o->n, o->kernel, is_recount);
	s->progress =
		(struct progress){ .is_shown = o->is_followed,
		                   .workers = s->processes * o->threads,
		                   .awaited = o->is_estimated ? 0 : AWAITED };
	s->next = s->end = 0;
	s->sum = 0;
	pthread_mutex_init(&s->lock, NULL);
	progress_begin(&s->progress);
	if (make_tasks(s, o->to - o->from))
		return s->status;
	for (unsigned unit = o->from; unit < o->to; unit++)
		list_task(s, unit);
	if (fit_tasks(s) || !o->is_estimated)
		return s->status;
	note_estimate(s);
	return list_samples(s);
}

void
schedule_end(struct schedule *s)
{
	progress_end(&s->progress);
	pthread_mutex_destroy(&s->lock);
	free(s->task);
	s->task = NULL;
}

/* --- what workers do --- */

static void
take_in(struct schedule *s, const struct entry *done)
{
	struct entry noted = *done;

	noted.unit = entry_of(s, done->unit);
	if (s->journal &&
	    journal_add(s->journal, &noted, clock_seconds(CLOCK_MONOTONIC))) {
		fail(s, EXIT_FAILURE, "%s", s->journal->message);
		return;
	}
	s->unfinished--;
	if (s->options->is_estimated || !add(s, done->unit, done->count))
		progress_add(&s->progress, cost_of(s, done->unit),
		             1e-6 * (double)done->microseconds, done->count);
}

unsigned
schedule_exchange(void *ctx, const struct entry *done)
{
	struct schedule *s = ctx;
	unsigned unit = NO_UNIT;

	pthread_mutex_lock(&s->lock);
	if (done->unit != NO_UNIT && !s->status)
		take_in(s, done);
	if (!s->status && s->next < s->end)
		unit = s->task[s->next++].unit;
	pthread_mutex_unlock(&s->lock);
	return unit;
}

/* --- the run --- */

/* Returns an exit status. */
static int
run_pass(struct schedule *s, int is_recount, schedule_run_fn *run)
{
	int error = 0;

	schedule_begin(s, is_recount);
	while (!error && !s->status && schedule_next_tile(s))
		error = run(s);
	if (!error && !s->status && s->unfinished)
		error = ENOMEM;
	schedule_end(s);
	return error ? fail(s, EXIT_FAILURE, "%s", count_why(error))
	             : s->status;
}

static int
run_passes(struct schedule *s, schedule_run_fn *run)
{
	double start = clock_seconds(CLOCK_MONOTONIC);

	s->counts = calloc(count_units(s->options->n), sizeof *s->counts);
	if (!s->counts)
		return fail(s, EXIT_FAILURE, "%s", strerror(ENOMEM));
	if (!run_pass(s, 0, run) && s->options->is_checked)
		run_pass(s, 1, run);
	if (!s->status && s->journal && journal_sync(s->journal))
		fail(s, EXIT_FAILURE, "%s", s->journal->message);
	free(s->counts);
	s->seconds = clock_seconds(CLOCK_MONOTONIC) - start;
	return s->status;
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
run_with_journal(struct schedule *s, const char *program, schedule_run_fn *run)
{
	const struct options *o = s->options;
	int status;

	/* a limit of the file size is then an error of write */
	signal(SIGXFSZ, SIG_IGN);
	status = journal_open(s->journal, o->journal, o->n,
	                      (RECOUNTS + 1) * count_units(o->n));
	if (status)
		return fail(s, status, "%s", s->journal->message);
	explain_signals(program);
	return run_passes(s, run);
}

int
schedule_run(struct schedule *s, const char *program, schedule_run_fn *run)
{
	struct journal journal = { 0 };

	if (s->options->journal) {
		s->journal = &journal;
		run_with_journal(s, program, run);
		s->unbelieved = journal.unbelieved;
		journal_close(&journal);
		s->journal = NULL;
	} else {
		run_passes(s, run);
	}
	return s->status;
}
