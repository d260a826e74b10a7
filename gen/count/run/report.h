/* report.h -- do what the options ask, and print what comes of it */
#ifndef REPORT_H
#define REPORT_H

#include "run/schedule.h"

/*
 * Print the result on stdout; or on stderr what went wrong, now or when the
 * options were parsed.  Returns the exit status of the program.  serve: see
 * schedule_run.
 */
int report_run(struct options *o, void (*serve)(void *));

#endif
