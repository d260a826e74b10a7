/* session.h -- a whole run: count, maybe again, with a journal; print */
#ifndef SESSION_H
#define SESSION_H

#include "run/count.h"
#include "run/options.h"
#include "run/schedule.h"

/* Count the units that schedule_exchange hands out.  Returns 0, or an errno
   value. */
typedef int session_run_fn(const struct options *options,
                           struct count_board *board,
                           struct schedule *schedule);

/*
 * Do what the options say.  `run` counts, on that many processes.  Returns the
 * exit status of the program, and says on stderr what is wrong.
 */
int session_run(const char *program, const struct options *options,
                int processes, session_run_fn *run);

#endif
