/* report.h -- do what the options ask, and print what comes of it */
#ifndef REPORT_H
#define REPORT_H

#include "run/schedule.h"

/*
 * Print it on stdout, or on stderr what went wrong.  `count` counts the units of
 * a schedule that has begun, on so many threads of so many processes.  With more
 * processes than one it is called even if there is nothing to count, but for a
 * count.  Returns the exit status of the program.
 */
int report_run(const struct options *o, int processes, int threads,
               void (*count)(struct schedule *s));

#endif
