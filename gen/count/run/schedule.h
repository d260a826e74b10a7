/* schedule.h -- a whole run: hand out units, take in their counts, add up */
#ifndef SCHEDULE_H
#define SCHEDULE_H

#include <pthread.h>

#include "run/count.h"
#include "run/journal.h"
#include "run/options.h"
#include "run/progress.h"

/*
 * With --check, each unit comes a second time, as unit units + u: both counts
 * must be the same.
 *
 * A unit takes less time after the one before it, because they share lists.  So
 * a worker has a range of units for itself.  At first the range of worker 0 has
 * them all.  A worker that has none takes the second half of the largest range
 * that is left.  So all end at about the same time, and few units come alone.
 */
struct range {
	unsigned next, end;
};

struct schedule {
	/* set by the caller, the rest at first 0: */
	const struct options *options;
	int processes, threads; /* threads: of all processes together */
	/* the rest is set here: */
	struct journal journal; /* finished units, in a file or in memory */
	struct progress progress;
	unsigned *unit, units; /* [units]: those that the journal lacks */
	struct range *range;   /* [threads]: places in unit[] */
	unsigned workers;      /* that have come: at most as many as threads */
	unsigned resumed;      /* units that the journal had */
	uint64_t sum;          /* of the counts of all units of the options */
	double seconds;        /* how long it took */
	struct message why;    /* of a failure */
	pthread_mutex_t lock;
};

/* Read the journal, and find out what there is to do.  Returns whether there are
   units to count. */
int schedule_begin(struct schedule *s);

/* A count_exchange_fn; the context is a struct schedule.  After a failure there
   are no more units. */
void schedule_exchange(void *ctx, struct work *work);

/* Add up.  error: 0, or an errno value that count_why explains.  Call it in any
   case, and schedule_free last. */
void schedule_end(struct schedule *s, int error);
void schedule_free(struct schedule *s);

/* Print the units that are to do, a line FROM-TO for each run of them. */
void schedule_print_missing(struct schedule *s);

#endif
