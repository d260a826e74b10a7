/* options.h -- the options of qcount and qcount_mpi */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdio.h>

#include "kernel/kernel.h"
#include "run/resources.h"

/* Why a run fails, in one line. */
struct message {
	int status; /* exit status; 0: nothing has failed, and there is no text */
	char text[4400]; /* with up to 4000 bytes of a path */
};

/* Set both, unless they are set: the first failure is told. */
#define message_set(m, code, ...)                                              \
	do {                                                                   \
		if ((m)->status)                                               \
			break;                                                 \
		(m)->status = (code);                                          \
		snprintf((m)->text, sizeof(m)->text, __VA_ARGS__);             \
	} while (0)

struct options {
	const char *program;
	int n, threads;
	int ranks, all_threads; /* of all processes that count together */
	const struct kernel *kernel;
	const char *journal;    /* its path, or NULL */
	const char *units;      /* as typed; NULL if they are all units */
	unsigned from, to;      /* to - 1 is the last unit to count */
	unsigned share, shares; /* and only this share of them, from 1 */
	struct board board;
	double needed;      /* bytes of memory, for all threads */
	struct message why; /* of a refusal, or of what fails later */
	/* 0 or 1: */
	int is_checked;   /* count twice */
	int is_estimated; /* count only samples */
	int is_missing;   /* count nothing, say which units the journal lacks */
	int is_help, is_version; /* do nothing but options_print() */
};

/*
 * Parse the arguments of *program, make the board, and see that the memory is
 * there.  Without an option there is a thread for each core.  If anything is
 * refused, o->why repeats what was typed and says what is allowed.
 * Call it once: getopt_long has only one state.  The board needs layers_free.
 */
void options_parse(struct options *o, const char *program, int argc,
                   char **argv, struct resources here);

/* Do what --help or --version asks. */
void options_print(const struct options *o);

#endif
