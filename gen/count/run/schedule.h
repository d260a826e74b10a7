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
 * a worker goes on with the unit behind its last one.  If that is not open, it
 * begins in the middle of the most open units in a row: the worker before them
 * has the first half, and it has the second one.  So all end at about the same
 * time, and few units come alone.
 */
enum state {
	UNWANTED,
	OPEN,
	TAKEN, /* by a worker, who counts it */
	COUNTED
};

struct schedule {
	/* set by the caller, the rest at first 0: */
	struct options *options;
	int threads; /* of all processes together */
	/* the rest is set here: */
	struct journal journal; /* finished units, in a file or in memory */
	struct progress progress;
	unsigned numbers;     /* of units, with --check twice as many */
	unsigned char *state; /* [numbers + 1] */
	unsigned resumed;     /* units that the journal had */
	uint64_t sum;         /* of the counts of all units of the options */
	double seconds;       /* how long it took */
	pthread_mutex_t lock;
};

/* Read the journal, and find out what there is to do.  options->why says why this
   fails, or later a function below; then no units are handed out. */
void schedule_begin(struct schedule *s);

/* A count_exchange_fn; the context is a struct schedule. */
void schedule_exchange(void *ctx, struct work *work);

/* Print the units that are to do, a line FROM-TO for each run of them. */
void schedule_print_missing(const struct schedule *s);

/* Add up, and free what schedule_begin has made. */
void schedule_end(struct schedule *s);

#endif
