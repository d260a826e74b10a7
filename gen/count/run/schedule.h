/* schedule.h -- a whole run: hand out units, take in their counts, add up */
#ifndef SCHEDULE_H
#define SCHEDULE_H

#include <pthread.h>
#include <stdint.h>

#include "run/count.h"
#include "run/estimate.h"
#include "run/journal.h"
#include "run/options.h"
#include "run/progress.h"
#include "run/ranges.h"

/*
 * Each layer of units is a range (see ranges.h), the most expensive one first.
 * With --check, each unit comes a second time, as unit units + u: both counts
 * must be the same.
 */
struct schedule {
	/* set by the caller, the rest at first 0: */
	const struct options *options;
	int processes, threads; /* threads: of all processes together */
	/* the rest is set here: */
	struct board board;
	struct journal journal; /* finished units, in a file or in memory */
	struct progress progress;
	unsigned *to_do; /* [to_count]: units, in order */
	unsigned to_count;
	struct ranges ranges;     /* of these */
	int is_begun;             /* whether units are handed out */
	unsigned resumed;         /* units that the journal had */
	struct estimate estimate; /* if the options ask for one */
	uint64_t sum;          /* of the counts of all units of the options */
	uint64_t needed;       /* bytes of memory */
	double start, seconds; /* by CLOCK_MONOTONIC, and how long it took */
	int status;            /* if it is not 0, message says why */
	char message[JOURNAL_MESSAGE_ROOM];
	pthread_mutex_t lock;
};

/* Make the board, read the journal, and find out what there is to do.  Returns
   whether there are units to count. */
int schedule_begin(struct schedule *s);

/* A count_exchange_fn; the context is a struct schedule.  If the status is not
   0, there are no more units. */
unsigned schedule_exchange(void *ctx, const struct entry *done);

/* Add up.  error: 0, or an errno value for which count_why has words.  Call it
   in any case, and schedule_free last. */
void schedule_end(struct schedule *s, int error);
void schedule_free(struct schedule *s);

#endif
