/* progress.h -- tell on stderr how far a count has come; signals */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "run/options.h"

/*
 * Progress is measured by the likely costs of units.  If stderr is a terminal,
 * one line there is written over and over.  Elsewhere it is a line a minute.
 * SIGUSR1 asks for one at once.
 */
struct progress {
	double all, before; /* cost of all units, of those done before */
	double done;        /* of the units done since */
	uint64_t sum;       /* solutions counted since */
	double start;       /* when the count began, by CLOCK_MONOTONIC */
	/* of the thread that writes: */
	pthread_mutex_t *lock; /* NULL if there is no such thread */
	pthread_t writer;
	int is_terminal;
	atomic_int is_over;
};

enum { PROGRESS_ROOM = 80 };

/* The line after so many seconds, without its end. */
void progress_format(const struct progress *p, double seconds,
                     char line[PROGRESS_ROOM]);

/* Write it until progress_end.  `lock` guards what changes. */
void progress_begin(struct progress *p, pthread_mutex_t *lock);
void progress_end(struct progress *p);

/* Call it before there are threads: SIGUSR1 ends nothing from now on. */
void progress_block_signal(void);

/* From now on, one line says how to go on when ^C or SIGTERM ends the program,
   unless it ignores them. */
void progress_explain_signals(const struct options *o);

#endif
