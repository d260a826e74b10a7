/* report.h -- do what the options ask, and print what comes of it */
#ifndef REPORT_H
#define REPORT_H

#include "run/schedule.h"

/*
 * Print the result on stdout; or on stderr what went wrong, now or when the options
 * were parsed.  Returns the exit status of the program.
 *
 * `processes` count together; `threads` is how many threads all of them have.
 * `serve` is NULL if this process counts alone.  Else it gets a struct schedule,
 * takes in what threads of the other processes have counted, and hands out their
 * units.
 */
int report_run(struct options *o, int processes, int threads,
               void (*serve)(void *));

#endif
