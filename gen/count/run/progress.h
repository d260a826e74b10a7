/* progress.h -- tell on stderr how far a count has come */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdint.h>

/*
 * Progress is measured in weights of units (see weight.h).  A line that is
 * written over and over goes to stderr if that is a terminal; an estimate of
 * more than a minute is told once, to whatever stderr is.
 */
struct progress {
	int is_shown, is_line_dirty;
	int workers;
	unsigned samples;      /* units to take before an estimate; then 0 */
	double all, before;    /* weight of all units, of those done before */
	double seconds_before; /* of the workers that did those; else 0 */
	double done;           /* of those done since */
	double seconds;        /* of the workers together, for those */
	uint64_t sum;          /* solutions counted since */
	double start, shown;   /* when the count began, and was last told */
};

/* is_shown: even where stderr is no terminal.  all and before: weights;
 * samples: units that an estimate waits for. */
void progress_begin(struct progress *p, int is_shown, int workers,
                    unsigned samples, double all, double before);

/* A unit of that weight is done; it took seconds of one worker. */
void progress_add(struct progress *p, double weight, double seconds,
                  uint64_t count);

/* Seconds of one worker that the whole count takes, as far as is known; 0 if
   nothing is. */
double progress_core_seconds(const struct progress *p);

/* Take the line away. */
void progress_end(struct progress *p);

#endif
