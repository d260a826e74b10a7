/* report.h -- print what a count or an estimate has come to */
#ifndef REPORT_H
#define REPORT_H

#include "run/schedule.h"

/* Print it on stdout, or on stderr what went wrong.  Returns the exit status of
   the program. */
int report_print(const struct schedule *s);

#endif
