/* solve.h -- find all solutions, group by group */
#ifndef SOLVE_H
#define SOLVE_H

struct tables;

/* Called now and then during a search, with the share that is done, 0 to 1. */
typedef void solve_progress_fn(double share);

/*
 * Set the solutions of board t->n, which has none yet.  The search finds the
 * least member of each group; the other members are its images.
 * `progress` may be NULL.  Needs 32 bytes a solution at its peak.  Returns 0,
 * or -1 with errno ENOMEM.
 */
int solve_board(struct tables *t, solve_progress_fn *progress);

#endif
