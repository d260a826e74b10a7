/* schedule.c -- one lock around all that workers share */
#include "run/schedule.h"

#include <stdlib.h>
#include <string.h>

#include "run/cost.h"

/* Their work stands for all of it: every share of the weight has one. */
enum { SAMPLES = 5 };

/* A smaller board is counted before anyone would look at its progress. */
enum { WEIGHED_N_MIN = 17 };

/* What the journal has, or NULL. */
static const struct journal_unit *
known_unit(const struct deal *d, unsigned unit)
{
	const struct journal_unit *known;

	if (!d->journal)
		return NULL;
	known = &d->journal->unit[d->first_record + unit];
	return known->line ? known : NULL;
}

static void
weigh(struct deal *d, const struct count_board *board)
{
	for (unsigned unit = 0; unit < d->units; unit++)
		d->weight[unit] = board->n < WEIGHED_N_MIN
		                          ? 1
		                          : cost_of_unit(&board->work, unit);
}

struct weighed {
	double weight;
	unsigned unit;
};

static int
by_weight(const void *a, const void *b)
{
	const struct weighed *x = a, *y = b;

	if (x->weight != y->weight)
		return x->weight < y->weight ? 1 : -1;
	return x->unit < y->unit ? -1 : x->unit > y->unit;
}

/* Heaviest first: then no worker is left with a heavy one at the end. */
static int
sort_units(struct deal *d)
{
	struct weighed *all = calloc(d->units, sizeof *all);

	if (!all)
		return -1;
	for (unsigned unit = 0; unit < d->units; unit++)
		all[unit] = (struct weighed){ d->weight[unit], unit };
	qsort(all, d->units, sizeof *all, by_weight);
	for (unsigned unit = 0; unit < d->units; unit++)
		d->order[unit] = all[unit].unit;
	free(all);
	return 0;
}

/* Move the unit at `at` to the place `to`, those between down. */
static void
move_up(struct deal *d, unsigned at, unsigned to)
{
	unsigned unit = d->order[at];

	memmove(d->order + to + 1, d->order + to, (at - to) * sizeof *d->order);
	d->order[to] = unit;
}

/* The unit in the middle of each share of the weight goes first. */
static void
sample_units(struct deal *d, double all)
{
	double sum = 0;
	unsigned samples = 0;

	for (unsigned at = 0; at < d->units && samples < SAMPLES; at++) {
		sum += d->weight[d->order[at]];
		if (sum > (samples + .5) / SAMPLES * all)
			move_up(d, at, samples++);
	}
}

/* Leave out what is done.  Returns its weight, and the seconds it took. */
static double
skip_done(struct deal *d, double *seconds)
{
	unsigned left = 0;
	double done = 0;

	for (unsigned i = 0; i < d->units; i++) {
		unsigned unit = d->order[i];
		const struct journal_unit *known = known_unit(d, unit);

		if (!known) {
			d->order[left++] = unit;
			continue;
		}
		done += d->weight[unit];
		d->sum += known->count;
		*seconds += 1e-6 * (double)known->microseconds;
	}
	d->left = left;
	return done;
}

int
deal_begin(struct deal *d, const struct count_board *board, int workers,
           int is_followed, struct journal *journal, unsigned first_record)
{
	double all = 0, before, seconds_before = 0;

	*d = (struct deal){ .units = board->units,
		            .journal = journal,
		            .first_record = first_record };
	pthread_mutex_init(&d->lock, NULL);
	d->order = calloc(d->units, sizeof *d->order);
	d->weight = calloc(d->units, sizeof *d->weight);
	if (!d->order || !d->weight)
		return -1;
	weigh(d, board);
	if (sort_units(d))
		return -1;
	for (unsigned unit = 0; unit < d->units; unit++)
		all += d->weight[unit];
	sample_units(d, all);
	before = skip_done(d, &seconds_before);
	d->to_deal = d->left;
	progress_begin(&d->progress, is_followed, workers, SAMPLES, all,
	               before);
	d->progress.seconds_before = seconds_before;
	return 0;
}

void
deal_samples_only(struct deal *d)
{
	if (d->to_deal > SAMPLES)
		d->left = d->to_deal = SAMPLES;
	d->progress.samples = 0;
}

static void
take_in(struct deal *d, const struct count_unit *done)
{
	if (d->journal &&
	    journal_add(d->journal, d->first_record + done->unit, done->count,
	                (uint64_t)(1e6 * done->seconds))) {
		d->has_failed = 1;
		return;
	}
	d->sum += done->count;
	d->left--;
	progress_add(&d->progress, d->weight[done->unit], done->seconds,
	             done->count);
}

unsigned
deal_exchange(void *ctx, const struct count_unit *done)
{
	struct deal *d = ctx;
	unsigned unit = NO_UNIT;

	pthread_mutex_lock(&d->lock);
	if (done->unit != NO_UNIT && !d->has_failed)
		take_in(d, done);
	if (!d->has_failed && d->next < d->to_deal)
		unit = d->order[d->next++];
	pthread_mutex_unlock(&d->lock);
	return unit;
}

void
deal_end(struct deal *d)
{
	progress_end(&d->progress);
	pthread_mutex_destroy(&d->lock);
	free(d->order);
	free(d->weight);
}
