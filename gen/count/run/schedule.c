/* schedule.c -- the order of the units; one lock for all that workers share */
#include "run/schedule.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "run/cost.h"

/* The middle unit of each fifth of the cost of the first tile. */
enum { SAMPLES = 5 };

/* A smaller board is finished before anyone looks at the progress: there, all
   units cost the same. */
enum { COSTED_N_MIN = 17 };

static double
cost_of(const struct schedule *s, unsigned unit)
{
	return s->is_costed ? cost_of_unit(&s->board->work, unit) : 1;
}

/* --- what there is to do --- */

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

/* Returns 0, or -1 if a recount of the unit has another count. */
static int
compare(struct schedule *s, unsigned unit, uint64_t count)
{
	s->sum += count;
	if (!s->board->work.is_recount)
		s->counts[unit] = count;
	if (s->counts[unit] == count)
		return 0;
	s->has_failed = 1;
	snprintf(s->message, sizeof s->message,
	         "unit %u has %" PRIu64 " solutions, but %" PRIu64
	         " by their mirror images",
	         unit, s->counts[unit], count);
	return -1;
}

static void
list_task(struct schedule *s, unsigned unit)
{
	const struct entry *known = known_entry(s, unit);
	struct progress *p = &s->progress;
	double cost = cost_of(s, unit);

	p->all += cost;
	if (!known) {
		s->task[s->to_count++] =
			(struct task){ .cost = cost, .unit = unit };
		return;
	}
	p->before += cost;
	p->seconds_before += 1e-6 * (double)known->microseconds;
	compare(s, unit, known->count);
	s->resumed++;
}

int
schedule_next_tile(struct schedule *s)
{
	unsigned begin = s->end;

	if (s->has_failed || s->unfinished != s->to_count - begin)
		return 0;
	s->end += tasks_of_tile(s->task + begin, s->to_count - begin);
	tiles_want(s->board, s->task + begin, s->end - begin);
	return begin < s->end;
}

static int
begin_tasks(struct schedule *s, unsigned most)
{
	pthread_mutex_init(&s->lock, NULL);
	progress_begin(&s->progress);
	s->task = calloc(most, sizeof *s->task);
	if (s->task)
		return 0;
	strcpy(s->message, strerror(ENOMEM));
	return EXIT_FAILURE;
}

static int
end_tasks(struct schedule *s)
{
	uint64_t needed;

	s->unfinished = s->to_count;
	if (s->has_failed)
		return EXIT_FAILURE;
	needed = tiles_fit(s->board, s->task, s->to_count, s->threads,
	                   s->memory);
	tasks_sort(s->task, s->to_count);
	if (!s->to_count || needed <= s->memory)
		return 0;
	snprintf(s->message, sizeof s->message,
	         "board %d on %d threads needs %.1f MB of memory; %.1f MB are "
	         "available",
	         s->board->n, s->threads, (double)needed / 1e6,
	         (double)s->memory / 1e6);
	return EXIT_USAGE;
}

int
schedule_begin(struct schedule *s, unsigned from, unsigned to)
{
	int status = begin_tasks(s, to - from);

	s->is_costed = s->board->n >= COSTED_N_MIN;
	for (unsigned unit = from; !status && unit < to; unit++)
		list_task(s, unit);
	status = status ? status : end_tasks(s);
	tasks_put_first(s->task, tasks_of_tile(s->task, s->to_count), SAMPLES);
	s->progress.samples = SAMPLES;
	return status;
}

/* Those in the middle of each part of the cost. */
static void
list_samples(struct schedule *s, unsigned samples)
{
	double sum = 0;

	for (unsigned unit = 0; unit < s->board->units; unit++) {
		double cost = cost_of(s, unit);

		sum += cost;
		if (sum > (s->to_count + .5) / samples * s->progress.all)
			s->task[s->to_count++] =
				(struct task){ .cost = cost, .unit = unit };
	}
}

int
schedule_samples(struct schedule *s, unsigned samples)
{
	int status = begin_tasks(s, samples);

	s->is_estimate = 1;
	s->is_costed = s->board->n >= QUADRANT_N_MIN;
	for (unsigned unit = 0; !status && unit < s->board->units; unit++)
		s->progress.all += cost_of(s, unit);
	if (!status)
		list_samples(s, samples);
	return status ? status : end_tasks(s);
}

static void
take_in(struct schedule *s, const struct entry *done)
{
	struct entry noted = *done;

	noted.unit += s->first_entry;
	if (s->journal && journal_add(s->journal, &noted)) {
		s->has_failed = 1;
		snprintf(s->message, sizeof s->message, "%s",
		         s->journal->message);
		return;
	}
	s->unfinished--;
	if (!s->is_estimate && compare(s, done->unit, done->count))
		return;
	progress_add(&s->progress, cost_of(s, done->unit),
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
	if (!s->has_failed && s->next < s->end)
		unit = s->task[s->next++].unit;
	pthread_mutex_unlock(&s->lock);
	return unit;
}

void
schedule_end(struct schedule *s)
{
	progress_end(&s->progress);
	pthread_mutex_destroy(&s->lock);
	free(s->task);
}
