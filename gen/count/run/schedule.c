/* schedule.c -- the order of the units; one lock for all that workers share */
#include "run/schedule.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "published.h"
#include "run/clock.h"
#include "run/cost.h"
#include "run/memory.h"

/* The progress tells how long the count will take after so many units. */
enum { AWAITED = 5 };

/* A smaller board is finished before anyone looks at the progress: there, all
   units cost the same. */
enum { COSTED_N_MIN = 17 };

static double
cost_of(const struct schedule *s, unsigned unit)
{
	return s->is_costed ? cost_of_unit(&s->board->work, unit) : 1;
}

/* --- what there is to do --- */

/* What a unit of the journal cannot count, whatever its CRC says. */
static int
check_known(struct schedule *s, const struct entry *known, unsigned unit)
{
	const struct count_board *board = s->board;
	uint64_t most = board->n > PUBLISHED_N_MAX ? UINT64_MAX
	                                           : published[board->n].all;
	uint64_t divisor = board->units == 1
	                           ? 1 + (board->n > 1)
	                           : columns_divisor(&board->work, unit);

	if (known->count <= most &&
	    (divisor ? known->count % divisor : known->count) == 0)
		return 0;
	s->has_failed = 1;
	snprintf(s->message, sizeof s->message,
	         "line %u of the journal: unit %u of board %d does not have "
	         "%" PRIu64 " solutions",
	         known->line, unit, board->n, known->count);
	return -1;
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
	const struct entry *known =
		s->journal ? &s->journal->entry[s->first_entry + unit] : NULL;
	struct progress *p = &s->progress;
	double cost = cost_of(s, unit);

	p->all += cost;
	s->largest = cost > s->largest ? cost : s->largest;
	if (!known || !known->line) {
		s->task[s->to_count++] =
			(struct task){ .cost = cost, .unit = unit };
		return;
	}
	p->before += cost;
	p->seconds_before += 1e-6 * (double)known->microseconds;
	if (!s->has_failed && !check_known(s, known, unit))
		compare(s, unit, known->count);
	s->resumed++;
}

/* Want the sets of the next tile.  A tile that needs more memory than those
   that tiles_fit() tried is cut finer. */
int
schedule_next_tile(struct schedule *s)
{
	struct task *task = s->task + s->end;
	unsigned left = s->to_count - s->end, tasks = tiles_first(task, left);

	if (!tasks || s->has_failed || s->unfinished != left)
		return 0;
	tiles_want(s->board, task, tasks, task->tile);
	while (tasks > 1 && memory_needed(s->board, s->threads) > s->memory) {
		tiles_halve(task, tasks, UINT_MAX - s->halved++);
		tasks = tiles_first(task, left);
		tiles_want(s->board, task, tasks, task->tile);
	}
	s->end += tasks;
	return 1;
}

static int
make_tasks(struct schedule *s, unsigned most)
{
	s->task = calloc(most, sizeof *s->task);
	if (s->task)
		return 0;
	strcpy(s->message, strerror(ENOMEM));
	return EXIT_FAILURE;
}

static int
fit_tasks(struct schedule *s)
{
	s->unfinished = s->to_count;
	if (s->has_failed)
		return EXIT_FAILURE;
	s->needed = tiles_fit(s->board, s->task, s->to_count, s->threads,
	                      s->memory);
	if (!s->to_count || s->needed <= s->memory)
		return 0;
	snprintf(s->message, sizeof s->message,
	         "board %d on %d threads needs %.1f MB of memory; %.1f MB are "
	         "available",
	         s->board->n, s->threads, (double)s->needed / 1e6,
	         (double)s->memory / 1e6);
	return EXIT_USAGE;
}

int
schedule_begin(struct schedule *s, unsigned from, unsigned to)
{
	int status = make_tasks(s, to - from);

	pthread_mutex_init(&s->lock, NULL);
	progress_begin(&s->progress);
	s->is_costed = s->board->n >=
	               (s->is_estimate ? COUNT_UNITS_N_MIN : COSTED_N_MIN);
	for (unsigned unit = from; !status && unit < to; unit++)
		list_task(s, unit);
	s->progress.awaited = s->is_estimate ? 0 : AWAITED;
	return status ? status : fit_tasks(s);
}

/* The units in the middle of equal parts of the cost. */
int
schedule_samples(struct schedule *s, unsigned samples)
{
	double sum = 0;

	free(s->task);
	if (make_tasks(s, samples))
		return EXIT_FAILURE;
	s->to_count = 0;
	for (unsigned unit = 0; unit < s->board->units; unit++) {
		double cost = cost_of(s, unit);

		sum += cost;
		if (sum > (s->to_count + .5) / samples * s->progress.all)
			s->task[s->to_count++] =
				(struct task){ .cost = cost, .unit = unit };
	}
	return fit_tasks(s);
}

static void
take_in(struct schedule *s, const struct entry *done)
{
	struct entry noted = *done;

	noted.unit += s->first_entry;
	if (s->journal &&
	    journal_add(s->journal, &noted, clock_seconds(CLOCK_MONOTONIC))) {
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
