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
	/* set by the caller, the rest at first 0: */
	const struct options *options;
	int processes;
	/* of the run: */
	struct journal journal; /* its file is NULL if there is none */
	uint64_t *counts;       /* [units] of the first pass */
	double seconds;         /* that it took */
	unsigned resumed;       /* units that the journal had */
	struct {
		unsigned tiles;
		uint64_t needed; /* bytes, for the largest of a sample */
		double largest;  /* share of the most expensive unit */
	} estimate;              /* of a count of all units */
	int status;              /* if it is not 0, message says why */
	char message[JOURNAL_MESSAGE_ROOM];
	/* of the pass: */
	struct count_board board;
	struct progress progress;
	struct task *task; /* [to_count]: the units to count */
	unsigned to_count, next, unfinished;
	unsigned end; /* of the tile, in task[] */
	uint64_t sum; /* of the counts of finished units */
	pthread_mutex_t lock;
};

/* Count the units that schedule_exchange hands out: those of a tile, whose sets
   of columns are wanted.  Returns 0, or an errno value. */
typedef int schedule_tile_fn(struct schedule *s);

/* Do what the options say: call `count_tile` for each tile.  Returns 0, or with
   message set the exit status of the program. */
int schedule_run(struct schedule *s, schedule_tile_fn *count_tile);

/* A count_exchange_fn; the context is a struct schedule. */
unsigned schedule_exchange(void *ctx, const struct entry *done);

#endif
