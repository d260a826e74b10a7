/* session.h -- count as requested, with a journal and a recount, and print */
#ifndef SESSION_H
#define SESSION_H

#include "run/count.h"
#include "run/schedule.h"
#include "run/options.h"

/*
 * Count the units of a board that deal_exchange hands out, with whatever
 * workers there are.  Returns 0, or an errno value.
 */
typedef int answer_run_fn(const struct request *request,
                          const struct count_board *board, struct deal *deal);

/*
 * Count and recount by `run`, which has that many processes; print the result.
 * Returns the program's exit status, having said on stderr what is wrong.
 */
int answer(const char *program, const struct request *request, int processes,
           answer_run_fn *run);

#endif
