/* report.h -- do what the options ask, and print what comes of it */
#ifndef REPORT_H
#define REPORT_H

#include "run/schedule.h"

/*
 * Print it on stdout, or on stderr what went wrong.  A count takes so many
 * threads of so many processes.  If there are others, `serve` is a thread that
 * exchanges their work with a struct schedule; else it is NULL.  Returns the exit
 * status of the program.
 */
int report_run(const struct options *o, int processes, int threads,
               void *(*serve)(void *));

#endif
