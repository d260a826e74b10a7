/* schedule.h -- a whole run: hand out units, take in their counts, add up */
#ifndef SCHEDULE_H
#define SCHEDULE_H

#include <pthread.h>
#include <stdint.h>

#include "journal/journal.h"
#include "run/options.h"
#include "run/progress.h"
#include "run/tiles.h"

/*
 * A run is one pass over the units, or with --check two: the recount must come
 * to the same count of each unit.
 *
 * Units are counted tile by tile: see tiles.h.  Within a tile this is list
 * scheduling: each worker that is free takes the most expensive unit that is
 * left (Graham, "Bounds on Multiprocessing Timing Anomalies", 1969).  So no
 * worker is left with a long unit at the end.
 */
struct schedule {
	/* set by the caller: */
	const struct options *options;
	int processes;
	/* the rest at first 0: */
	struct count_board board; /* for this pass */
	uint64_t *counts;         /* [units] of the first pass */
	struct journal *journal;  /* NULL if there is none */
	/* of the pass: */
	struct progress progress;
	struct task *task; /* [to_count]: the units to count */
	unsigned to_count, next, unfinished;
	unsigned end;    /* of the tile, in task[] */
	unsigned halved; /* tiles that were cut finer */
	uint64_t sum;    /* of the counts of finished units */
	uint64_t needed; /* bytes, for the largest of a sample of tiles */
	pthread_mutex_t lock;
	/* of the run: */
	double seconds;      /* that it took */
	unsigned resumed;    /* units that the journal had */
	unsigned unbelieved; /* lines of the journal that are damaged */
	struct {
		unsigned tiles;
		uint64_t needed; /* as above */
		double largest;  /* share of the most expensive unit */
	} estimate;              /* of a count of all units */
	int status;              /* if it is not 0, message says why */
	char message[JOURNAL_MESSAGE_ROOM];
};

/* Count the units that schedule_exchange hands out.  Returns 0, or an errno
   value. */
typedef int schedule_run_fn(struct schedule *s);

/* Do what the options say, by means of `run`.  Returns 0, or with message set
   the exit status of the program. */
int schedule_run(struct schedule *s, const char *program, schedule_run_fn *run);

/* A count_exchange_fn; the context is a struct schedule. */
unsigned schedule_exchange(void *ctx, const struct entry *done);

/* --- the steps of schedule_run, for tests --- */

/*
 * Begin a pass.  Units that the journal has are finished.  An estimate notes
 * how a count would begin, and then has only samples to count.  Returns 0; or,
 * with message set, EXIT_USAGE if there is too little memory, or EXIT_FAILURE.
 * Call schedule_end in any case.
 */
int schedule_begin(struct schedule *s, int is_recount);

/* Begin the next tile: want its sets of columns.  Returns 0 if there is nothing
   left to count. */
int schedule_next_tile(struct schedule *s);

void schedule_end(struct schedule *s);

#endif
