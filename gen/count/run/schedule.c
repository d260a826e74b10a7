/* schedule.c -- what there is to do; one lock for all that workers share */
#include "run/schedule.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- units, by their numbers; a second count has units + that --- */

static const struct layer *
layer_of(const struct schedule *s, unsigned number)
{
	const struct board *b = &s->options->board;
	const struct layer *c = b->layer;

	while (number % b->units - c->first >= c->units)
		c++;
	return c;
}

/* Add the count of a unit, now or from the journal.  Fails if the unit was counted
   twice, with different results; or if the sum has no room, as in a forged
   journal of a board that nobody has published. */
static void
add(struct schedule *s, unsigned number)
{
	unsigned units = s->options->board.units, unit = number % units;
	const struct entry *once = &s->journal.entry[unit],
			   *again = once + units;

	if (once->line && again->line && once->count != again->count)
		message_set(&s->why, EXIT_FAILURE,
		            "unit %u has %" PRIu64 " solutions, but %" PRIu64
		            " when they are counted again",
		            unit, once->count, again->count);
	if (number == unit &&
	    __builtin_add_overflow(s->sum, once->count, &s->sum))
		message_set(&s->why, EXIT_FAILURE,
		            "the counts come to 2^64 or more");
}

/* --- the beginning --- */

/* A share is an equal part of each layer, so shares take about the same time.
 */
static void
look_at(struct schedule *s, unsigned number)
{
	const struct options *o = s->options;
	const struct layer *c = layer_of(s, number);
	unsigned unit = number % o->board.units;
	uint64_t at = unit - c->first;

	if (unit < o->from || o->to <= unit ||
	    at * o->shares / c->units + 1 != o->share)
		return;
	s->progress.all += c->cost;
	if (s->journal.entry[number].line) {
		s->progress.before += c->cost;
		s->resumed += number == unit;
		add(s, number);
	} else {
		s->state[number] = OPEN;
	}
}

static void
find_units(struct schedule *s)
{
	unsigned numbers = s->options->board.units << s->options->is_checked;

	s->state = calloc(numbers + 1, sizeof *s->state);
	if (!s->state)
		message_set(&s->why, EXIT_FAILURE, "%s", strerror(ENOMEM));
	while (s->numbers < numbers && !s->why.status)
		look_at(s, s->numbers++);
}

int
schedule_begin(struct schedule *s)
{
	const struct options *o = s->options;

	s->progress.start = clock_seconds(CLOCK_MONOTONIC);
	pthread_mutex_init(&s->lock, NULL);
	journal_open(&s->journal, o->journal, o->n, 2 * o->board.units,
	             o->is_missing, &s->why);
	find_units(s);
	if (o->is_missing || !s->numbers || !memchr(s->state, OPEN, s->numbers))
		return 0;
	journal_check(&s->journal);
	if (s->why.status)
		return 0;
	progress_explain_signals(o->program, o->journal != NULL);
	progress_begin(&s->progress, &s->lock);
	return 1;
}

/* --- what workers do --- */

static void
take_in(struct schedule *s, const struct entry *e)
{
	s->state[e->unit] = CLOSED;
	s->progress.done += layer_of(s, e->unit)->cost;
	s->progress.sum += e->count;
	journal_add(&s->journal, e);
	add(s, e->unit);
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
	unsigned *unit = &work->entry.unit;

	pthread_mutex_lock(&s->lock);
	if (work->error)
		s->error = work->error;
	else if (*unit != NO_UNIT && !s->why.status)
		take_in(s, &work->entry);
	if (s->why.status || s->error)
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

	for (unsigned i = 0, first; i < units && !s->why.status; i++) {
		first = i;
		while (i < units &&
		       (s->state[i] == OPEN || s->state[again + i] == OPEN))
			i++;
		if (first < i)
			printf("%u-%u\n", first, i - 1);
	}
}

void
schedule_end(struct schedule *s)
{
	progress_end(&s->progress);
	journal_close(&s->journal);
	if (s->error)
		message_set(&s->why, EXIT_FAILURE, "%s",
		            s->error == EAGAIN
		                    ? "the system cannot start so many threads"
		                    : strerror(s->error));
	for (unsigned i = 0; i < s->numbers && !s->options->is_missing; i++)
		if (s->state[i] != CLOSED)
			message_set(&s->why, EXIT_FAILURE,
			            "unit %u was not counted", i);
	free(s->journal.entry);
	free(s->state);
	s->seconds = clock_seconds(CLOCK_MONOTONIC) - s->progress.start;
}
