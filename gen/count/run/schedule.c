/* schedule.c -- what there is to do; one lock for all that workers share */
#include "run/schedule.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- the beginning --- */

/* A unit and, with --check, its second count. */
static void
want(struct schedule *s, const struct layer *layer, unsigned unit)
{
	unsigned units = s->options->board.units;

	for (unsigned i = unit; i < s->numbers; i += units) {
		int is_there = s->journal.entry[i].line != 0;

		s->state[i] = is_there ? COUNTED : OPEN;
		s->progress.all += layer->cost;
		s->progress.before += is_there ? layer->cost : 0;
		s->resumed += is_there && i == unit;
	}
}

/* A share is an equal part of each layer, so shares take about the same time. */
static void
want_units(struct schedule *s, const struct layer *layer)
{
	const struct options *o = s->options;

	for (unsigned at = 0; at < layer->units; at++) {
		unsigned unit = layer->first + at;
		uint64_t share = (uint64_t)at * o->shares / layer->units + 1;

		if (o->from <= unit && unit < o->to && share == o->share)
			want(s, layer, unit);
	}
}

void
schedule_begin(struct schedule *s)
{
	struct options *o = s->options;

	s->progress.start = clock_seconds(CLOCK_MONOTONIC);
	pthread_mutex_init(&s->lock, NULL);
	journal_open(&s->journal, o);
	s->numbers = o->board.units << o->is_checked;
	s->state = calloc(s->numbers + 1, sizeof *s->state);
	if (!s->state)
		message_set(&o->why, EXIT_FAILURE, "%s", strerror(ENOMEM));
	for (int i = 0; i < o->board.layers && !o->why.status; i++)
		want_units(s, &o->board.layer[i]);
	if (o->why.status || o->is_missing ||
	    !memchr(s->state, OPEN, s->numbers))
		return;
	journal_check(&s->journal);
	progress_explain_signals(o->program, o->journal != NULL);
	progress_begin(&s->progress, &s->lock);
}

/* --- what workers do --- */

static void
take_in(struct schedule *s, struct entry *e)
{
	const struct board *b = &s->options->board;

	s->state[e->unit] = COUNTED;
	s->progress.done += board_unit(b, e->unit % b->units).layer->cost;
	s->progress.sum += e->count;
	journal_add(&s->journal, e);
}

/* Of the most open units in a row, the middle one; or the first one, if nobody
   counts the unit before it. */
static unsigned
unit_apart(const struct schedule *s)
{
	unsigned first = 0, most = 0;

	for (unsigned i = 0, run = 0; i < s->numbers; i++) {
		run = s->state[i] == OPEN ? run + 1 : 0;
		if (run > most) {
			most = run;
			first = i + 1 - run;
		}
	}
	if (!most)
		return NO_UNIT;
	return first && s->state[first - 1] == TAKEN ? first + most / 2 : first;
}

void
schedule_exchange(void *ctx, struct work *work)
{
	struct schedule *s = ctx;
	struct message *why = &s->options->why;
	unsigned *unit = &work->entry.unit;

	pthread_mutex_lock(&s->lock);
	if (work->error == EAGAIN)
		message_set(why, EXIT_FAILURE,
		            "the system cannot start so many threads");
	else if (work->error)
		message_set(why, EXIT_FAILURE, "%s", strerror(work->error));
	else if (*unit != NO_UNIT)
		take_in(s, &work->entry);
	if (why->status)
		*unit = NO_UNIT;
	else if (s->state[++*unit] != OPEN) /* NO_UNIT + 1 is 0 */
		*unit = unit_apart(s);
	if (*unit != NO_UNIT)
		s->state[*unit] = TAKEN;
	pthread_mutex_unlock(&s->lock);
}

/* --- the end --- */

void
schedule_print_missing(const struct schedule *s)
{
	unsigned units = s->options->board.units,
		 again = s->options->is_checked ? units : 0;

	for (unsigned i = 0, first; i < units && !s->options->why.status; i++) {
		first = i;
		while (i < units &&
		       (s->state[i] == OPEN || s->state[again + i] == OPEN))
			i++;
		if (first < i)
			printf("%u-%u\n", first, i - 1);
	}
}

/* The sum may have no room, as in a forged journal of a board that nobody has
   published. */
static void
add_up(struct schedule *s)
{
	struct message *why = &s->options->why;

	for (unsigned i = 0; i < s->numbers; i++) {
		uint64_t count = s->journal.entry[i].count;

		if (s->state[i] == OPEN || s->state[i] == TAKEN)
			message_set(why, EXIT_FAILURE,
			            "unit %u was not counted", i);
		if (s->state[i] == COUNTED && i < s->options->board.units &&
		    __builtin_add_overflow(s->sum, count, &s->sum))
			message_set(why, EXIT_FAILURE,
			            "the counts come to 2^64 or more");
	}
}

void
schedule_end(struct schedule *s)
{
	progress_end(&s->progress);
	journal_close(&s->journal);
	if (s->state && s->journal.entry && !s->options->is_missing)
		add_up(s);
	free(s->journal.entry);
	free(s->state);
	s->seconds = clock_seconds(CLOCK_MONOTONIC) - s->progress.start;
}
