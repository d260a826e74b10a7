/* schedule.h -- hand out units, each once; take in their counts */
#ifndef SCHEDULE_H
#define SCHEDULE_H

#include <pthread.h>
#include <stdint.h>

#include "run/count.h"
#include "journal/journal.h"
#include "run/progress.h"

/*
 * One count of a board: its units, heaviest first but for a few samples that
 * tell early how long the count will take.
 */
struct deal {
	unsigned units, to_deal, next;
	unsigned *order; /* [units], of which to_deal are to be counted */
	double *weight;  /* [units] */
	uint64_t sum;    /* of the units that are done */
	unsigned left;   /* units to be done, and not done yet */
	/* where finished units are noted, from record `first_record` on */
	struct journal *journal;
	unsigned first_record;
	struct progress progress;
	pthread_mutex_t lock;
	int has_failed; /* the journal's message says how */
};

/*
 * Begin the count of a board by so many workers.  Units that the journal
 * (NULL if there is none) has at first_record and behind are done.  Returns 0,
 * or -1 with errno ENOMEM.  deal_end in either case.
 */
int deal_begin(struct deal *d, const struct count_board *board, int workers,
               int is_followed, struct journal *journal, unsigned first_record);

/* Deal no more than the samples, whose counts alone are then the sum; before
   any exchange. */
void deal_samples_only(struct deal *d);

/* A count_exchange_fn with a struct deal as its context. */
unsigned deal_exchange(void *ctx, const struct count_unit *done);

void deal_end(struct deal *d);

#endif
