/* schedule.h -- a whole run: hand out units, take in their counts, add up */
#ifndef SCHEDULE_H
#define SCHEDULE_H

#include <pthread.h>

#include "run/count.h"
#include "run/journal.h"
#include "run/options.h"
#include "run/progress.h"

/*
 * A unit takes less time after the one before it, because they share trees.  So
 * a worker goes on with the unit behind its last one.  If that is not open, it
 * begins in the middle of the most open units in a row: the first half is left
 * to the worker that counts the unit before them.  So all end at about the same
 * time, and few units come alone.
 */
struct schedule {
	struct options *options; /* set by the caller, the rest here: */
	struct journal journal;  /* finished units, in a file or in memory */
	struct progress progress;
	unsigned numbers; /* of units, with --check twice as many */
	unsigned left;    /* those open or taken */
	unsigned resumed; /* units that the journal had */
	uint64_t sum;     /* of the counts of all units of the options */
	double seconds;   /* how long it took */
	pthread_mutex_t lock;
};

/*
 * Read the journal.  Count the units of the options that it lacks, and add up;
 * with another task than COUNT, leave these units open.  Free s->journal.entry
 * in any case.
 *
 * `serve` is NULL if this process counts alone.  Else it gets the schedule,
 * takes in what threads of the other processes have counted, and hands out
 * their units.
 *
 * If this fails, no more units are handed out.
 */
void schedule_run(struct schedule *s, void (*serve)(void *));

/* A count_exchange_fn; the context is a struct schedule. */
void schedule_exchange(void *ctx, struct entry *e);

#endif
