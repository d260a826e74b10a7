/* report.h -- print what a count or an estimate has come to */
#ifndef REPORT_H
#define REPORT_H

#include "run/options.h"

struct report {
	uint64_t all;        /* solutions of the units that the options name */
	double core_seconds; /* for all units of the board */
	double seconds;      /* since the start */
	unsigned resumed;    /* units that the journal had */
	unsigned unbelieved; /* lines of the journal that are damaged */
	int processes;
	/* of an estimate: */
	double largest;  /* share of the most expensive unit in the cost */
	unsigned tiles;  /* of a count */
	uint64_t needed; /* bytes, for the largest of a sample of tiles */
};

/* Print it on stdout.  Returns the exit status of the program, and says on
   stderr what is wrong. */
int report_print(const char *program, const struct options *options,
                 const struct report *report);

#endif
