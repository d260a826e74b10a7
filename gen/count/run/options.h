/* options.h -- the options of qcount and qcount_mpi */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdio.h>

#include "kernel/kernel.h"
#include "run/resources.h"

enum task {
	COUNT,
	ESTIMATE, /* count only samples */
	MISSING,  /* count nothing, say which units the journal lacks */
	HELP,     /* do nothing but options_print() */
	VERSION
};

struct options {
	const char *program;
	int task;       /* an enum task: the last one that was typed */
	int is_checked; /* 0, or 1 to count twice */
	int n, threads;
	int ranks, all_threads; /* of all processes that count together */
	const struct kernel *kernel;
	const char *journal;    /* its path, or NULL */
	const char *units;      /* as typed; NULL if they are all units */
	unsigned from, to;      /* to - 1 is the last unit to count */
	unsigned share, shares; /* and only this share of them, from 1 */
	struct board board;
	double needed;  /* bytes of memory, for all threads on a machine */
	int status;     /* exit status; 0: nothing has failed */
	char why[4400]; /* one line, with up to 4000 bytes of a path */
};

/* All that fails in a run sets status and why, unless they are set: the first
   failure is told. */
#define options_fail(o, code, ...)                                             \
	do {                                                                   \
		if ((o)->status)                                               \
			break;                                                 \
		(o)->status = (code);                                          \
		snprintf((o)->why, sizeof(o)->why, __VA_ARGS__);               \
	} while (0)

/*
 * Parse the arguments of *program, make the board, and see that the memory is
 * there.  Without an option there is a thread for each core.  A refusal repeats
 * what was typed and says what is allowed.  Call it once: getopt_long has only
 * one state.  The board is there until the program ends.
 */
void options_parse(struct options *o, const char *program, int argc,
                   char **argv, struct resources here);

/* Do what --help or --version asks. */
void options_print(const struct options *o);

#endif
