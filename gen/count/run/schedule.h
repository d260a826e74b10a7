/* schedule.h -- hand out units, and take in their counts */
#ifndef SCHEDULE_H
#define SCHEDULE_H

#include <pthread.h>
#include <stdint.h>

#include "journal/journal.h"
#include "run/progress.h"
#include "run/tiles.h"

/*
 * Units are counted tile by tile: see tiles.h.  Within a tile this is list
 * scheduling: each worker that is free takes the most expensive unit that is
 * left (Graham, "Bounds on Multiprocessing Timing Anomalies", 1969).  So no
 * worker is left with a long unit at the end.
 */
struct schedule {
	/* set by the caller: */
	struct count_board *board;
	int threads;             /* of each process */
	uint64_t memory;         /* bytes that a process may take */
	uint64_t *counts;        /* [units] for a count, and then a recount */
	struct journal *journal; /* NULL if there is none */
	unsigned first_entry;    /* of the journal: that of unit 0 */
	int is_estimate;         /* schedule_samples() will follow */
	/* the rest at first 0: */
	struct progress progress;
	struct task *task; /* [to_count]: the units to count */
	unsigned to_count, next, unfinished;
	unsigned end;     /* of the tile, in task[] */
	unsigned halved;  /* tiles that were cut finer */
	unsigned resumed; /* units that the journal had */
	uint64_t sum;     /* of the counts of finished units */
	int is_costed;
	double largest;  /* cost of a unit */
	uint64_t needed; /* bytes, for the largest of a sample of tiles */
	pthread_mutex_t lock;
	int has_failed; /* message says how */
	char message[JOURNAL_MESSAGE_ROOM];
};

/*
 * Begin the count of the units `from` to `to` - 1.  Units that the journal has
 * are finished.  A recount must come to the same count of each unit.  Returns
 * 0; or, with message set, EXIT_USAGE if there is too little memory, or
 * EXIT_FAILURE.  Call schedule_end in any case.
 */
int schedule_begin(struct schedule *s, unsigned from, unsigned to);

/*
 * After schedule_begin, for an estimate: count only so many samples.  The slices
 * of the board should now be thin, so that a unit is one set.  Returns as
 * schedule_begin.
 */
int schedule_samples(struct schedule *s, unsigned samples);

/* Begin the next tile: want its sets of columns.  Returns 0 if there is nothing
   left to count. */
int schedule_next_tile(struct schedule *s);

/* A count_exchange_fn; the context is a struct schedule. */
unsigned schedule_exchange(void *ctx, const struct entry *done);

void schedule_end(struct schedule *s);

#endif
