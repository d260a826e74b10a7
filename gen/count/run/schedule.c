/* schedule.c -- what there is to do; one lock for all that workers share */
#include "run/schedule.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

/* Second counts are not added. */
static void
add_up(struct schedule *s, const struct entry *e)
{
	if (e->unit < s->options->board.units)
		s->sum += e->count;
}

/* --- the beginning --- */

/* A unit and, with --check, its second count. */
static void
want(struct schedule *s, unsigned unit, double cost)
{
	unsigned units = s->options->board.units;

	for (unsigned i = unit; i < s->numbers; i += units) {
		struct entry *e = &s->journal.entry[i];

		s->progress.all += cost;
		if (e->state == DONE) {
			s->progress.before += cost;
			s->resumed += i == unit;
			add_up(s, e);
		} else {
			e->state = OPEN;
			s->left++;
		}
	}
}

/* Each layer is cut into twice as many parts as there are shares.  A share gets
   a part, and the part that is as far from the other end: where the parts are
   not equal, these two together are like others. */
static unsigned
share_of(double part, unsigned shares)
{
	unsigned number = (unsigned)(2 * shares * part);

	return number < shares ? number + 1 : 2 * shares - number;
}

/* The work of a unit is that of its cells, and of its lists, which are taken to
   cost a fifth of the cells of a mean unit.  Machines agree: all are integers,
   of at most 53 bits. */
static void
want_units(struct schedule *s, const struct layer *layer)
{
	const struct options *o = s->options;
	double before = 0, cells = units_cells(&o->board, layer),
	       lists = floor(cells / layer->units / 5);
	unsigned end = layer->first + layer->units;

	for (unsigned unit = layer->first; unit < end; unit++) {
		struct unit u = board_unit(&o->board, unit);
		double part = before / (cells + lists * layer->units);
		unsigned share = share_of(part, o->shares);

		before += (double)u.cells + lists;
		if (o->from <= unit && unit < o->to && share == o->share)
			want(s, unit, unit_cost(&u));
	}
}

static void
find_work(struct schedule *s)
{
	struct options *o = s->options;

	s->progress.start = clock_seconds(CLOCK_MONOTONIC);
	pthread_mutex_init(&s->lock, NULL);
	journal_open(&s->journal, o);
	s->numbers = o->board.units << o->is_checked;
	for (int i = 0; i < o->board.layers && !o->status; i++)
		want_units(s, &o->board.layer[i]);
	if (!s->left || o->task != COUNT)
		return;
	journal_check(&s->journal);
	progress_explain_signals(o);
	progress_begin(&s->progress, &s->lock);
}

/* --- what workers do --- */

static void
close_unit(struct schedule *s, struct entry *e)
{
	const struct board *b = &s->options->board;
	struct unit u = board_unit(b, e->unit % b->units);

	s->left--;
	s->progress.done += unit_cost(&u);
	s->progress.sum += e->count;
	journal_add(&s->journal, e);
	add_up(s, e);
}

/* Of the most open units in a row, the middle one; or the first one, if nobody
   counts the unit before it. */
static unsigned
unit_apart(const struct schedule *s)
{
	const struct entry *entry = s->journal.entry;
	unsigned first = 0, most = 0;

	for (unsigned i = 0, run = 0; i < s->numbers; i++) {
		run = entry[i].state == OPEN ? run + 1 : 0;
		if (run > most) {
			most = run;
			first = i + 1 - run;
		}
	}
	if (!most)
		return NO_UNIT;
	return first && entry[first - 1].state == TAKEN ? first + most / 2
	                                                : first;
}

/* For the worker that has counted unit `last`, or NO_UNIT.  An entry that is
   unwanted stands behind those of all units. */
static unsigned
next_unit(const struct schedule *s, unsigned last)
{
	unsigned next = last == NO_UNIT ? 0 : last + 1;

	return s->journal.entry[next].state == OPEN ? next : unit_apart(s);
}

void
schedule_exchange(void *ctx, struct entry *e)
{
	struct schedule *s = ctx;
	struct options *o = s->options;

	pthread_mutex_lock(&s->lock);
	if (e->unit == NO_ROOM)
		options_fail(o, EXIT_FAILURE,
		             "the system cannot start so many threads, or "
		             "has too little memory");
	else if (e->unit != NO_UNIT)
		close_unit(s, e);
	e->unit = o->status ? NO_UNIT : next_unit(s, e->unit);
	if (e->unit != NO_UNIT)
		s->journal.entry[e->unit].state = TAKEN;
	pthread_mutex_unlock(&s->lock);
}

/* --- all --- */

void
schedule_run(struct schedule *s, void (*serve)(void *))
{
	struct options *o = s->options;

	find_work(s);
	if (o->task == COUNT && (s->left || serve))
		count_run(o, schedule_exchange, serve, s);
	progress_end(&s->progress);
	journal_close(&s->journal);
	assert(o->task != COUNT || o->status || !s->left);
	s->seconds = clock_seconds(CLOCK_MONOTONIC) - s->progress.start;
}
