/* schedule.c -- the order of the units; one lock for all that workers share */
#include "run/schedule.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

enum {
	/* progress tells how long the count will take after so many units */
	AWAITED = 5,
	SAMPLES = 256, /* at most, of an estimate */
	/* A smaller board is finished before anyone looks at the progress:
	   there, all units cost the same. */
	COSTED_N_MIN = 17,
	/* In a journal, unit u of a recount has number RECOUNTS * units + u.
	   Numbers from 1 * units on were recounts of earlier programs, which
	   had other units.  Their entries are never touched, so they take no
	   memory. */
	RECOUNTS = 2
};

__attribute__((format(printf, 3, 4))) static void
fail(struct schedule *s, int status, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(s->message, sizeof s->message, format, args);
	va_end(args);
	s->status = status;
}

static double
cost_of(const struct schedule *s, unsigned unit)
{
	return s->board.n < COSTED_N_MIN && !s->options->is_estimated
	               ? 1
	               : tiles_cost(&s->board, unit);
}

/* The number of a unit of this pass in the journal. */
static unsigned
entry_of(const struct schedule *s, unsigned unit)
{
	return unit + (s->board.work.is_recount
	                       ? RECOUNTS * count_units(s->board.n)
	                       : 0);
}

/* Fails if the sum has no room, as in a forged journal of a board that nobody
   has published; or if a recount of the unit has another count. */
static void
add(struct schedule *s, unsigned unit, uint64_t count)
{
	if (__builtin_add_overflow(s->sum, count, &s->sum))
		fail(s, EXIT_FAILURE, "the counts come to 2^64 or more");
	if (!s->board.work.is_recount)
		s->counts[unit] = count;
	if (s->counts[unit] != count)
		fail(s, EXIT_FAILURE,
		     "unit %u has %" PRIu64 " solutions, but %" PRIu64
		     " by their mirror images",
		     unit, s->counts[unit], count);
}

/* --- what there is to do --- */

static void
list_task(struct schedule *s, unsigned unit)
{
	const struct entry *known =
		s->journal.file ? &s->journal.entry[entry_of(s, unit)] : NULL;
	double cost = cost_of(s, unit);

	s->progress.all += cost;
	if (!known || !known->line) {
		s->task[s->to_count++] =
			(struct task){ .cost = cost, .unit = unit };
		return;
	}
	s->progress.before += cost;
	s->resumed++;
	if (!s->status && !count_is_credible(&s->board, unit, known->count))
		fail(s, EXIT_FAILURE,
		     "line %u of the journal: unit %u of board %d does not "
		     "have %" PRIu64 " solutions",
		     known->line, unit, s->board.n, known->count);
	if (!s->status)
		add(s, unit, known->count);
}

/* Put the tasks into tiles.  Fails if these cannot be small enough. */
static void
fit_tasks(struct schedule *s)
{
	const struct options *o = s->options;
	uint64_t needed = tiles_fit(&s->board, s->task, s->to_count, o->threads,
	                            o->memory);

	s->estimate.needed = needed;
	if (s->to_count && needed > o->memory)
		fail(s, EXIT_USAGE,
		     "board %d on %d threads needs %.1f MB of memory; %.1f MB "
		     "are available",
		     o->n, o->threads, (double)needed / 1e6,
		     (double)o->memory / 1e6);
}

/* Note how a count of all units would be, whose tasks these are; then have only
   samples to count, which need no more memory. */
static void
list_samples(struct schedule *s)
{
	const struct options *o = s->options;
	/* a set of the next board takes about three times as long */
	unsigned samples = (unsigned)SAMPLES >> (o->n < 22 ? 0 : o->n - 22);
	double all = s->progress.all, largest = 0;

	for (unsigned i = 0; i < s->to_count; i++)
		largest = fmax(largest, s->task[i].cost);
	s->estimate.largest = largest / all;
	s->estimate.tiles = s->task[s->to_count - 1].tile + 1;
	s->to_count = tiles_sample(&s->board, s->task, samples, all);
	tiles_fit(&s->board, s->task, s->to_count, o->threads, o->memory);
}

static void
begin(struct schedule *s, int is_recount)
{
	const struct options *o = s->options;

	count_board_make(&s->board, o->n, o->kernel, is_recount);
	s->progress =
		(struct progress){ .is_shown = o->is_followed,
		                   .workers = s->processes * o->threads,
		                   .awaited = o->is_estimated ? 0 : AWAITED };
	s->next = s->end = 0;
	s->sum = 0;
	s->to_count = 0;
	for (unsigned unit = o->from; unit < o->to; unit++)
		list_task(s, unit);
	if (!s->status)
		fit_tasks(s);
	if (!s->status && o->is_estimated)
		list_samples(s);
	s->unfinished = s->to_count;
}

/* --- what workers do --- */

static void
take_in(struct schedule *s, const struct entry *done)
{
	struct entry noted = *done;

	noted.unit = entry_of(s, done->unit);
	if (s->journal.file &&
	    journal_add(&s->journal, &noted, clock_seconds(CLOCK_MONOTONIC))) {
		fail(s, EXIT_FAILURE, "%s", s->journal.message);
		return;
	}
	s->unfinished--;
	if (!s->options->is_estimated)
		add(s, done->unit, done->count);
	progress_add(&s->progress, cost_of(s, done->unit),
	             1e-6 * (double)done->microseconds, done->count);
}

unsigned
schedule_exchange(void *ctx, const struct entry *done)
{
	struct schedule *s = ctx;
	unsigned unit = NO_UNIT;

	pthread_mutex_lock(&s->lock);
	if (!s->next) /* the tables are made */
		progress_begin(&s->progress);
	if (done->unit != NO_UNIT && !s->status)
		take_in(s, done);
	if (!s->status && s->next < s->end)
		unit = s->task[s->next++].unit;
	pthread_mutex_unlock(&s->lock);
	return unit;
}

/* --- the run --- */

/* Want the sets of the next tile.  Returns 0 if there is none, or if a unit of
   the tiles before was not counted. */
static int
next_tile(struct schedule *s)
{
	unsigned left = s->to_count - s->end;

	if (!left || s->status || s->unfinished != left)
		return 0;
	s->end += tiles_want(&s->board, s->task + s->end, left,
	                     s->options->threads, s->options->memory);
	return 1;
}

static void
run_pass(struct schedule *s, int is_recount, schedule_tile_fn *count_tile)
{
	int error = 0;

	begin(s, is_recount);
	while (!error && next_tile(s))
		error = count_tile(s);
	if (!error && !s->status && s->unfinished)
		error = ENOMEM;
	if (error)
		fail(s, EXIT_FAILURE, "%s", count_why(error));
	progress_end(&s->progress);
}

static void
open_journal(struct schedule *s)
{
	const struct options *o = s->options;
	int status = journal_open(&s->journal, o->journal, o->n,
	                          (RECOUNTS + 1) * count_units(o->n));

	if (status)
		fail(s, status, "%s", s->journal.message);
	else
		progress_explain_signals(o->program);
}

int
schedule_run(struct schedule *s, schedule_tile_fn *count_tile)
{
	double start = clock_seconds(CLOCK_MONOTONIC);
	unsigned units = count_units(s->options->n);

	pthread_mutex_init(&s->lock, NULL);
	s->counts = calloc(units, sizeof *s->counts);
	s->task = calloc(units + SAMPLES, sizeof *s->task);
	if (!s->counts || !s->task)
		fail(s, EXIT_FAILURE, "%s", strerror(ENOMEM));
	else if (s->options->journal)
		open_journal(s);
	if (!s->status)
		run_pass(s, 0, count_tile);
	if (!s->status && s->options->is_checked)
		run_pass(s, 1, count_tile);
	if (!s->status && s->journal.file && journal_sync(&s->journal))
		fail(s, EXIT_FAILURE, "%s", s->journal.message);
	journal_close(&s->journal);
	free(s->counts);
	free(s->task);
	s->seconds = clock_seconds(CLOCK_MONOTONIC) - start;
	return s->status;
}
