/* schedule.c -- the order of the units; one lock for all that workers share */
#include "run/schedule.h"

#include <stdlib.h>
#include <string.h>

#include "run/cost.h"

/* The middle unit of each fifth of the total cost. */
enum { SAMPLES = 5 };

/* A smaller board is finished before anyone looks at the progress: there, all
   units cost the same. */
enum { COSTED_N_MIN = 17 };

/* The entry that the journal has for a unit, or NULL. */
static const struct entry *
known_entry(const struct schedule *s, unsigned unit)
{
	const struct entry *known;

	if (!s->journal)
		return NULL;
	known = &s->journal->entry[s->first_entry + unit];
	return known->line ? known : NULL;
}

/* Returns the cost of all units. */
static double
set_costs(struct schedule *s, const struct count_board *board)
{
	double all = 0;

	for (unsigned unit = 0; unit < s->units; unit++) {
		s->cost[unit] = board->n < COSTED_N_MIN
		                        ? 1
		                        : cost_of_unit(&board->work, unit);
		all += s->cost[unit];
	}
	return all;
}

static int
by_cost(const void *a, const void *b, void *ctx)
{
	const double *cost = ctx;
	unsigned x = *(const unsigned *)a, y = *(const unsigned *)b;

	if (cost[x] != cost[y])
		return cost[x] < cost[y] ? 1 : -1;
	return x < y ? -1 : x > y;
}

static void
sort_units(struct schedule *s)
{
	for (unsigned unit = 0; unit < s->units; unit++)
		s->order[unit] = unit;
	qsort_r(s->order, s->units, sizeof *s->order, by_cost, s->cost);
}

/* Move the unit at place `from` to place `to`, in front of those between. */
static void
move_up(struct schedule *s, unsigned from, unsigned to)
{
	unsigned unit = s->order[from];

	memmove(s->order + to + 1, s->order + to,
	        (from - to) * sizeof *s->order);
	s->order[to] = unit;
}

static void
put_samples_first(struct schedule *s, double all)
{
	double sum = 0;
	unsigned samples = 0;

	for (unsigned i = 0; i < s->units && samples < SAMPLES; i++) {
		sum += s->cost[s->order[i]];
		if (sum > (samples + .5) / SAMPLES * all)
			move_up(s, i, samples++);
	}
}

/* Leave out finished units.  Returns their cost; adds the seconds that they
   took to *seconds. */
static double
skip_finished(struct schedule *s, double *seconds)
{
	double finished = 0;

	for (unsigned i = 0; i < s->units; i++) {
		unsigned unit = s->order[i];
		const struct entry *known = known_entry(s, unit);

		if (!known) {
			s->order[s->to_count++] = unit;
			continue;
		}
		finished += s->cost[unit];
		s->sum += known->count;
		*seconds += 1e-6 * (double)known->microseconds;
	}
	s->unfinished = s->to_count;
	return finished;
}

int
schedule_begin(struct schedule *s, const struct count_board *board, int workers,
               int is_followed, struct journal *journal, unsigned first_entry)
{
	double all, before, seconds_before = 0;

	*s = (struct schedule){ .units = board->units,
		                .journal = journal,
		                .first_entry = first_entry };
	pthread_mutex_init(&s->lock, NULL);
	s->order = calloc(s->units, sizeof *s->order);
	s->cost = calloc(s->units, sizeof *s->cost);
	if (!s->order || !s->cost)
		return -1;
	all = set_costs(s, board);
	sort_units(s);
	put_samples_first(s, all);
	before = skip_finished(s, &seconds_before);
	progress_begin(&s->progress, is_followed, workers, SAMPLES, all,
	               before);
	s->progress.seconds_before = seconds_before;
	return 0;
}

void
schedule_samples_only(struct schedule *s)
{
	if (s->to_count > SAMPLES)
		s->unfinished = s->to_count = SAMPLES;
	s->progress.samples = 0;
}

static void
take_in(struct schedule *s, const struct entry *done)
{
	struct entry noted = *done;

	noted.unit += s->first_entry;
	if (s->journal && journal_add(s->journal, &noted)) {
		s->has_failed = 1;
		return;
	}
	s->sum += done->count;
	s->unfinished--;
	progress_add(&s->progress, s->cost[done->unit],
	             1e-6 * (double)done->microseconds, done->count);
}

unsigned
schedule_exchange(void *ctx, const struct entry *done)
{
	struct schedule *s = ctx;
	unsigned unit = NO_UNIT;

	pthread_mutex_lock(&s->lock);
	if (done->unit != NO_UNIT && !s->has_failed)
		take_in(s, done);
	if (!s->has_failed && s->next < s->to_count)
		unit = s->order[s->next++];
	pthread_mutex_unlock(&s->lock);
	return unit;
}

void
schedule_end(struct schedule *s)
{
	progress_end(&s->progress);
	pthread_mutex_destroy(&s->lock);
	free(s->order);
	free(s->cost);
}
