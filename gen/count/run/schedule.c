/* schedule.c -- what there is to do; one lock for all that workers share */
#include "run/schedule.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- units, by their numbers; a second count has units + that --- */

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
	const struct layer *c = layer_of(s, number);
	unsigned unit = unit_of(s, number);
	uint64_t at = unit - c->first;

	return o->from <= unit && unit < o->to &&
	       at * o->shares / c->units + 1 == o->share;
}

/* Fails if a unit was counted twice, with different results. */
static void
compare(struct schedule *s, unsigned number)
{
	unsigned unit = unit_of(s, number);
	const struct entry *once = &s->journal.entry[unit],
			   *again = once + s->options->board.units;

	if (once->line && again->line && once->count != again->count)
		message_set(&s->why, EXIT_FAILURE,
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
	if (!s->journal.entry[number].line) {
		s->unit[s->units++] = number;
		return;
	}
	s->progress.before += cost;
	s->resumed += number < s->options->board.units;
	compare(s, number);
}

static void
find_units(struct schedule *s)
{
	unsigned numbers = s->options->board.units << s->options->is_checked;

	s->unit = calloc(numbers, sizeof *s->unit);
	s->range = calloc((size_t)s->threads, sizeof *s->range);
	if (!s->unit || !s->range)
		message_set(&s->why, EXIT_FAILURE, "%s", strerror(ENOMEM));
	for (unsigned i = 0; i < numbers && !s->why.status; i++)
		look_at(s, i);
	if (!s->why.status)
		s->range[0].end = s->units;
}

int
schedule_begin(struct schedule *s)
{
	const struct options *o = s->options;

	s->progress.start = clock_seconds(CLOCK_MONOTONIC);
	pthread_mutex_init(&s->lock, NULL);
	if (!journal_open(&s->journal, o->journal, o->n, 2 * o->board.units,
	                  o->is_missing ? JOURNAL_READ : JOURNAL_WRITE,
	                  &s->why))
		find_units(s);
	if (s->why.status || !s->units || o->is_missing ||
	    journal_check(&s->journal))
		return 0;
	progress_explain_signals(o->program, o->journal != NULL);
	progress_begin(&s->progress, &s->lock);
	return 1;
}

/* --- what workers do --- */

static void
take_in(struct schedule *s, const struct entry *done)
{
	journal_add(&s->journal, done);
	compare(s, done->unit);
	s->progress.done += layer_of(s, done->unit)->cost;
	s->progress.sum += done->count;
}

/* Take the second half of the largest range, which may have no units. */
static void
take_half(struct schedule *s, struct range *own)
{
	struct range *most = s->range;

	for (int i = 1; i < s->threads; i++)
		if (s->range[i].end - s->range[i].next > most->end - most->next)
			most = &s->range[i];
	own->end = most->end;
	own->next = most->end -= (most->end - most->next + 1) / 2;
}

static unsigned
next_unit(struct schedule *s, unsigned worker)
{
	struct range *own = &s->range[worker];

	if (own->next == own->end)
		take_half(s, own);
	return own->next == own->end ? NO_UNIT : s->unit[own->next++];
}

void
schedule_exchange(void *ctx, struct work *work)
{
	struct schedule *s = ctx;
	struct entry *e = &work->entry;

	pthread_mutex_lock(&s->lock);
	if (e->unit == NO_UNIT)
		work->worker = s->workers++;
	else if (!s->why.status)
		take_in(s, e);
	e->unit = s->why.status || s->options->is_missing
	                  ? NO_UNIT
	                  : next_unit(s, work->worker);
	pthread_mutex_unlock(&s->lock);
}

/* --- the end --- */

/* Fails if a unit was left out; or if the sum has no room, as in a forged
   journal of a board that nobody has published. */
static void
add_up(struct schedule *s)
{
	const struct entry *entry = s->journal.entry;

	for (unsigned i = 0; i < s->units; i++)
		if (!entry[s->unit[i]].line)
			message_set(&s->why, EXIT_FAILURE,
			            "unit %u was not counted", s->unit[i]);
	for (unsigned i = 0; i < s->options->board.units; i++)
		if (is_wanted(s, i) &&
		    __builtin_add_overflow(s->sum, entry[i].count, &s->sum))
			message_set(&s->why, EXIT_FAILURE,
			            "the counts come to 2^64 or more");
}

void
schedule_end(struct schedule *s, int error)
{
	progress_end(&s->progress);
	if (error)
		message_set(&s->why, EXIT_FAILURE, "%s", count_why(error));
	journal_close(&s->journal);
	if (!s->why.status && !s->options->is_missing)
		add_up(s);
	s->seconds = clock_seconds(CLOCK_MONOTONIC) - s->progress.start;
}

void
schedule_free(struct schedule *s)
{
	free(s->journal.entry);
	free(s->unit);
	free(s->range);
}

static int
lacks(const struct schedule *s, unsigned unit)
{
	const struct options *o = s->options;
	const struct entry *e = &s->journal.entry[unit];

	return is_wanted(s, unit) &&
	       !(e->line && (!o->is_checked || e[o->board.units].line));
}

void
schedule_print_missing(struct schedule *s)
{
	unsigned units = s->options->board.units;

	for (unsigned i = 0, first; i < units; i++) {
		for (first = i; i < units && lacks(s, i);)
			i++;
		if (first < i)
			printf("%u-%u\n", first, i - 1);
	}
}
