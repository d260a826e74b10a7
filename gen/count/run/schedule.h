/* schedule.h -- hand out units, and take in their counts */
#ifndef SCHEDULE_H
#define SCHEDULE_H

#include <pthread.h>
#include <stdint.h>

#include "journal/journal.h"
#include "run/count.h"
#include "run/progress.h"

/*
 * List scheduling: each worker that is free takes the most expensive unit that
 * is left (Graham, "Bounds on Multiprocessing Timing Anomalies", 1969).  So no
 * worker is left with a long unit at the end.  A few samples go first: they
 * tell how long the count will take.
 */
struct schedule {
	unsigned units, to_count, next;
	unsigned *order; /* [units], of which the first to_count are left */
	double *cost;    /* [units] */
	uint64_t sum;    /* of the counts of finished units */
	unsigned unfinished;
	struct journal *journal; /* NULL if there is none */
	unsigned first_entry;    /* of the journal: that of unit 0 */
	struct progress progress;
	pthread_mutex_t lock;
	int has_failed; /* the journal's message says how */
};

/*
 * Begin the count of a board by so many workers.  Units that the journal has
 * from first_entry on are finished.  is_followed: see progress_begin.  Returns
 * 0, or -1 with errno ENOMEM.  Call schedule_end in either case.
 */
int schedule_begin(struct schedule *s, const struct count_board *board,
                   int workers, int is_followed, struct journal *journal,
                   unsigned first_entry);

/* Before any exchange: count nothing but the samples.  sum is then their
   sum. */
void schedule_samples_only(struct schedule *s);

/* A count_exchange_fn; the context is a struct schedule. */
unsigned schedule_exchange(void *ctx, const struct entry *done);

void schedule_end(struct schedule *s);

#endif
