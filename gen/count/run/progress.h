/* progress.h -- tell on stderr how far a count has come */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdint.h>

/*
 * Progress is measured by the costs of units (see tiles.h).  If stderr is a
 * terminal, one line there shows it and is written over and over.  If the count
 * will take more than a minute, one line says so once, wherever stderr goes.
 */
struct progress {
	/* set by the caller: */
	int is_shown; /* even if stderr is no terminal */
	int workers;
	unsigned awaited;   /* units until the first estimate */
	double all, before; /* cost of all units, of those done before */
	/* the rest at first 0: */
	double done;         /* cost of the units done since */
	double seconds;      /* of the workers together, for those */
	uint64_t sum;        /* solutions counted since */
	double start, shown; /* when it began, when it was last shown */
};

/* Call it when the tables are made: the time before tells nothing of units. */
void progress_begin(struct progress *p);

/* A unit of that cost is done.  It took one worker so many seconds. */
void progress_add(struct progress *p, double cost, double seconds,
                  uint64_t count);

/* Take the line away. */
void progress_end(const struct progress *p);

/* From now on, one line says how to go on when ^C or SIGTERM ends the program,
   unless it ignores them. */
void progress_explain_signals(const char *program);

#endif
