/* schedule.c -- what there is to do; one lock for all that workers share */
#include "run/schedule.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The first failure is told. */
__attribute__((format(printf, 3, 4))) static void
fail(struct schedule *s, int status, const char *format, ...)
{
	va_list args;

	if (s->status || !status)
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
numbers(const struct schedule *s)
{
	return s->options->board.units << s->options->is_checked;
}

static unsigned
unit_of(const struct schedule *s, unsigned number)
{
	unsigned units = s->options->board.units;

	return number < units ? number : number - units;
}

static const struct layer *
layer_of(const struct schedule *s, unsigned number)
{
	const struct layer *c = s->options->board.layer;

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
	const struct layer *c = layer_of(s, unit);
	uint64_t at = unit - c->first;

	return o->from <= unit && unit < o->to &&
	       at * o->shares / c->units + 1 == o->share;
}

static int
is_to_do(const struct schedule *s, unsigned number)
{
	return !s->journal.entry[number].line && is_wanted(s, number);
}

/* Fails if a unit was counted twice, with different results. */
static void
compare(struct schedule *s, unsigned number)
{
	unsigned unit = unit_of(s, number);
	const struct entry *once = &s->journal.entry[unit],
			   *again = once + s->options->board.units;

	if (once->line && again->line && once->count != again->count)
		fail(s, EXIT_FAILURE,
		     "unit %u has %" PRIu64 " solutions, but %" PRIu64
		     " when they are counted again",
		     unit, once->count, again->count);
}

/* --- the beginning --- */

static void
look_at(struct schedule *s, unsigned number)
{
	double cost = layer_of(s, number)->cost;

	if (!is_wanted(s, number))
		return;
	s->progress.all += cost;
	if (!s->journal.entry[number].line)
		return;
	s->progress.before += cost;
	s->resumed += number < s->options->board.units;
	compare(s, number);
}

/* Fails if nobody could keep the units. */
static void
hand_out(struct schedule *s)
{
	const struct options *o = s->options;

	fail(s, journal_check(&s->journal), "%s", s->journal.message);
	s->range = calloc((size_t)s->threads, sizeof *s->range);
	if (!s->range)
		fail(s, EXIT_FAILURE, "%s", strerror(ENOMEM));
	if (s->status)
		return;
	s->range[0].end = numbers(s);
	progress_explain_signals(o->program, o->journal != NULL);
	progress_begin(&s->progress, &s->lock);
}

int
schedule_begin(struct schedule *s)
{
	const struct options *o = s->options;
	unsigned number, to_do = 0;

	s->start = now();
	pthread_mutex_init(&s->lock, NULL);
	fail(s,
	     journal_open(&s->journal, o->journal, o->n, 2 * o->board.units,
	                  o->is_missing ? JOURNAL_READ : JOURNAL_WRITE),
	     "%s", s->journal.message);
	for (number = 0; !s->status && number < numbers(s); number++) {
		look_at(s, number);
		to_do += (unsigned)is_to_do(s, number);
	}
	if (!s->status && to_do && !o->is_missing)
		hand_out(s);
	return s->range && !s->status;
}

/* --- what workers do --- */

/* Take the second half of the largest range, which may have no units. */
static void
take_half(struct schedule *s, struct range *own)
{
	struct range *most = s->range;

	for (int i = 1; i < s->threads; i++)
		if (s->range[i].end - s->range[i].next > most->end - most->next)
			most = &s->range[i];
	own->end = most->end;
	own->next = most->end = most->next + (most->end - most->next) / 2;
}

static unsigned
next_unit(struct schedule *s, struct range *own)
{
	do {
		if (own->next == own->end)
			take_half(s, own);
		if (own->next == own->end)
			return NO_UNIT;
	} while (!is_to_do(s, own->next++));
	return own->next - 1;
}

static void
take_in(struct schedule *s, const struct entry *done)
{
	fail(s, journal_add(&s->journal, done), "%s", s->journal.message);
	compare(s, done->unit);
	progress_add(&s->progress, layer_of(s, done->unit)->cost, done->count);
}

void
schedule_exchange(void *ctx, struct work *work)
{
	struct schedule *s = ctx;
	struct entry *e = &work->entry;

	pthread_mutex_lock(&s->lock);
	if (e->unit != NO_UNIT && !s->status)
		take_in(s, e);
	e->unit = s->status || !s->range
	                  ? NO_UNIT
	                  : next_unit(s, &s->range[work->worker]);
	pthread_mutex_unlock(&s->lock);
}

/* --- the end --- */

/* Fails if the sum has no room, as in a forged journal of a board that nobody
   has published; or if a unit was left out. */
static void
add_up(struct schedule *s)
{
	for (unsigned i = 0; !s->status && i < numbers(s); i++) {
		const struct entry *e = &s->journal.entry[i];

		if (is_to_do(s, i))
			fail(s, EXIT_FAILURE, "unit %u was not counted", i);
		if (i < s->options->board.units && is_wanted(s, i) &&
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
	fail(s, journal_close(&s->journal), "%s", s->journal.message);
	if (!s->options->is_missing)
		add_up(s);
	s->seconds = now() - s->start;
}

void
schedule_free(struct schedule *s)
{
	free(s->journal.entry);
	free(s->range);
}

static int
lacks(const struct schedule *s, unsigned unit)
{
	return is_to_do(s, unit) ||
	       (s->options->is_checked &&
	        is_to_do(s, unit + s->options->board.units));
}

void
schedule_print_missing(const struct schedule *s)
{
	unsigned units = s->options->board.units;

	for (unsigned i = 0; i < units; i++) {
		unsigned first = i;

		if (!lacks(s, i))
			continue;
		while (i + 1 < units && lacks(s, i + 1))
			i++;
		printf("%u-%u\n", first, i);
	}
}
