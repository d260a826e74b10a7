/* progress.h -- tell on stderr how far a count has come */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdint.h>

/*
 * Progress is measured by the costs of units (see cost.h).  If stderr is a
 * terminal, one line there shows it and is written over and over.  If the count
 * will take more than a minute, one line says so once, wherever stderr goes.
 */
struct progress {
	int is_shown, is_line_dirty;
	int workers;
	unsigned samples;      /* units that the estimate still waits for */
	double all, before;    /* cost of all units, of those done before */
	double seconds_before; /* of the workers that did those; else 0 */
	double done;           /* cost of the units done since */
	double seconds;        /* of the workers together, for those */
	uint64_t sum;          /* solutions counted since */
	double start, shown;   /* when the count began, when it was shown */
};

/* is_shown: even if stderr is not a terminal.  all and before: costs.  samples:
   units that the estimate waits for. */
void progress_begin(struct progress *p, int is_shown, int workers,
                    unsigned samples, double all, double before);

/* A unit of that cost is done.  It took one worker so many seconds. */
void progress_add(struct progress *p, double cost, double seconds,
                  uint64_t count);

/* Seconds that one worker needs for all units, from those that are done; 0 if
   none is. */
double progress_core_seconds(const struct progress *p);

/* Take the line away. */
void progress_end(struct progress *p);

#endif
