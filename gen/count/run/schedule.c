/* schedule.c -- what there is to do; one lock for all that workers share */
#include "run/schedule.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

/* An estimate takes no more samples after so many seconds. */
static const double budget = 20;

enum {
	SECOND = 1000000, /* microseconds */
	SAMPLES_MAX = ESTIMATE_EACH * (QUARTER_MAX + 1),
	PROGRAM = 4 << 20, /* bytes: code, stack, libraries */
	THREAD = 64 << 10  /* stack, and gaps that the allocator leaves */
};

/* The first failure is told. */
__attribute__((format(printf, 3, 4))) static void
fail(struct schedule *s, int status, const char *format, ...)
{
	va_list args;

	if (s->status)
		return;
	va_start(args, format);
	vsnprintf(s->message, sizeof s->message, format, args);
	va_end(args);
	s->status = status;
}

static double
now(void)
{
	return clock_seconds(CLOCK_MONOTONIC);
}

/* --- units and their numbers --- */

/* A number is that of a unit, or units + that for its second count. */
static unsigned
unit_of(const struct schedule *s, unsigned number)
{
	return number < s->board.units ? number : number - s->board.units;
}

static const struct layer *
layer_of(const struct schedule *s, unsigned number)
{
	const struct layer *c = s->board.layer;

	while (unit_of(s, number) - c->first >= c->units)
		c++;
	return c;
}

/* A share is an equal part of each layer, so shares take about the same time.
 */
static int
is_wanted(const struct schedule *s, unsigned number)
{
	const struct options *o = s->options;
	unsigned unit = unit_of(s, number);
	const struct layer *c = layer_of(s, number);
	uint64_t at = unit - c->first;

	return o->from <= unit && unit < o->to &&
	       at * o->shares / c->units + 1 == o->share;
}

static unsigned
numbers(const struct schedule *s)
{
	return s->options->is_checked ? 2 * s->board.units : s->board.units;
}

/* Fails if a unit was counted twice, with different results. */
static void
compare(struct schedule *s, unsigned number)
{
	unsigned unit = unit_of(s, number);
	const struct entry *once = &s->journal.entry[unit];
	const struct entry *again = once + s->board.units;

	if (once->line && again->line && once->count != again->count)
		fail(s, EXIT_FAILURE,
		     "unit %u has %" PRIu64 " solutions, but %" PRIu64
		     " when they are counted again",
		     unit, once->count, again->count);
}

/* --- what there is to do --- */

static void
list(struct schedule *s, unsigned number, double cost)
{
	s->progress.all += cost;
	if (!s->journal.entry[number].line) {
		s->to_do[s->to_count++] = number;
		return;
	}
	s->progress.before += cost;
	s->resumed++;
	compare(s, number);
}

/* The units of a layer, from number on. */
static void
list_layer(struct schedule *s, const struct layer *c, unsigned number)
{
	unsigned before = s->to_count;

	for (unsigned end = number + c->units; number < end; number++)
		if (is_wanted(s, number))
			list(s, number, c->cost);
	ranges_add(&s->ranges, before, s->to_count, c->cost);
}

static void
list_all(struct schedule *s)
{
	const struct board *b = &s->board;

	for (unsigned i = 0; i < numbers(s); i += b->units)
		for (int c = 0; c < b->layers; c++)
			list_layer(s, &b->layer[c], b->layer[c].first + i);
}

/* A sample comes after the unit before it, as in a whole count. */
static void
list_samples(struct schedule *s)
{
	unsigned sample[SAMPLES_MAX];
	unsigned samples = estimate_choose(&s->board, sample);

	s->ranges.are_whole = 1;
	for (unsigned i = 0; i < samples; i++) {
		const struct layer *c = layer_of(s, sample[i]);
		unsigned before = s->to_count;

		if (sample[i] > c->first)
			s->to_do[s->to_count++] = sample[i] - 1;
		s->to_do[s->to_count++] = sample[i];
		ranges_add(&s->ranges, before, s->to_count, c->cost);
		s->progress.all += c->cost;
	}
}

static void
say_samples(const struct schedule *s)
{
	fprintf(stderr,
	        "%s: counts up to %u of %u units, for about %.0f s, to "
	        "estimate how long all take\n",
	        s->options->program, s->ranges.count, s->board.units, budget);
}

/* A thread without a unit takes nothing. */
static uint64_t
bytes_needed(const struct schedule *s)
{
	const struct options *o = s->options;
	uint64_t busy = s->board.units < (unsigned)o->threads
	                        ? s->board.units
	                        : (unsigned)o->threads;
	uint64_t unit = 2 * (sizeof *s->to_do + sizeof(struct entry));
	uint64_t bytes =
		o->n < UNITS_N_MIN ? 0 : THREAD + board_bytes(&s->board);

	return PROGRAM + busy * bytes + s->board.units * unit;
}

/* Fails if the board does not fit, or nobody could keep its units. */
static void
begin_counting(struct schedule *s)
{
	const struct options *o = s->options;

	s->needed = bytes_needed(s);
	if (s->needed > o->memory)
		fail(s, EXIT_USAGE,
		     "board %d on %d threads needs %.1f MB of memory; %.1f MB "
		     "are available",
		     o->n, o->threads, (double)s->needed / 1e6,
		     (double)o->memory / 1e6);
	if (journal_check(&s->journal))
		fail(s, EXIT_FAILURE, "%s", s->journal.message);
	if (s->status)
		return;
	s->is_begun = 1;
	if (o->is_estimated)
		say_samples(s);
	else
		progress_explain_signals(o->program, o->journal != NULL);
	progress_begin(&s->progress, &s->lock);
}

/* Returns 0 or ENOMEM. */
static int
make(struct schedule *s)
{
	unsigned threads = (unsigned)s->threads;

	if (count_board_make(&s->board, s->options->n))
		return ENOMEM;
	s->to_do = calloc(s->board.units + SAMPLES_MAX, 2 * sizeof *s->to_do);
	return s->to_do ? ranges_make(&s->ranges, s->to_do,
	                              SAMPLES_MAX + threads)
	                : ENOMEM;
}

int
schedule_begin(struct schedule *s)
{
	const struct options *o = s->options;
	int status;

	s->start = now();
	pthread_mutex_init(&s->lock, NULL);
	progress_ignore_signal();
	if (make(s)) {
		fail(s, EXIT_FAILURE, "%s", strerror(ENOMEM));
		return 0;
	}
	status = journal_open(&s->journal, o->journal, o->n, 2 * s->board.units,
	                      o->is_missing ? JOURNAL_READ : JOURNAL_WRITE);
	if (status)
		fail(s, status, "%s", s->journal.message);
	else if (o->is_estimated)
		list_samples(s);
	else
		list_all(s);
	if (!s->status && s->to_count && !o->is_missing)
		begin_counting(s);
	return s->is_begun;
}

/* --- what workers do --- */

/* Making lists is a small part of a unit that takes a second: it need not come
   after another one. */
static int
is_sample(struct schedule *s, const struct entry *done)
{
	if (done->microseconds >= SECOND)
		ranges_end(&s->ranges, done->unit);
	return ranges_is_last(&s->ranges, done->unit);
}

static void
take_in(struct schedule *s, const struct entry *done)
{
	if (s->options->is_estimated && !is_sample(s, done))
		return;
	if (journal_add(&s->journal, done, now()))
		fail(s, EXIT_FAILURE, "%s", s->journal.message);
	else
		compare(s, done->unit);
	progress_add(&s->progress, layer_of(s, done->unit)->cost, done->count);
}

static int
is_over(const struct schedule *s)
{
	return !s->is_begun || s->status ||
	       (s->options->is_estimated && s->progress.done > 0 &&
	        now() - s->start > budget);
}

unsigned
schedule_exchange(void *ctx, const struct entry *done)
{
	struct schedule *s = ctx;
	unsigned unit;

	pthread_mutex_lock(&s->lock);
	if (done->unit != NO_UNIT && !s->status)
		take_in(s, done);
	unit = is_over(s) ? NO_UNIT : ranges_next(&s->ranges, done->unit);
	pthread_mutex_unlock(&s->lock);
	return unit;
}

/* --- the end --- */

/* Fails if the sum has no room, as in a forged journal of a board that nobody
   has published; or if a unit was left out. */
static void
add_up(struct schedule *s)
{
	for (unsigned i = 0; i < numbers(s); i++) {
		const struct entry *e = &s->journal.entry[i];

		if (!is_wanted(s, i))
			continue;
		if (!e->line)
			fail(s, EXIT_FAILURE, "unit %u was not counted", i);
		if (i < s->board.units &&
		    __builtin_add_overflow(s->sum, e->count, &s->sum))
			fail(s, EXIT_FAILURE,
			     "the counts come to 2^64 or more");
	}
}

void
schedule_end(struct schedule *s, int error)
{
	progress_end(&s->progress);
	if (error)
		fail(s, EXIT_FAILURE, "%s", count_why(error));
	if (!s->status && journal_sync(&s->journal))
		fail(s, EXIT_FAILURE, "%s", s->journal.message);
	if (s->status)
		return;
	if (s->options->is_estimated)
		s->estimate = estimate_make(&s->board, s->journal.entry);
	else if (!s->options->is_missing)
		add_up(s);
	s->seconds = now() - s->start;
}

void
schedule_free(struct schedule *s)
{
	journal_close(&s->journal);
	ranges_free(&s->ranges);
	free(s->to_do);
	board_free(&s->board);
}
