/* puzzles.h -- the fewest queens that only one solution has */
#ifndef PUZZLES_H
#define PUZZLES_H

#include "records/records.h"

enum {
	PUZZLES_N_MAX = 12,    /* its 14200 solutions take 6 s */
	PUZZLES_SETS_MAX = 924 /* 6 rows of 12 */
};

/*
 * Find the smallest sets of queens of solution `rank` that no other solution
 * has.  A set is a mask of rows: row 0 is bit n - 1, the last row is bit 0.
 * Sets are in lexicographic order of their rows.
 *
 * Requires t->n <= PUZZLES_N_MAX.  Returns the number of sets, at least 1.
 */
int puzzles_find(const struct tables *t, size_t rank,
                 uint16_t sets[PUZZLES_SETS_MAX]);

/*
 * Write all records of a kind; templates/contract.m4 says what each holds.
 * Requires t->n <= PUZZLES_N_MAX.  Return 0.  What stdio cannot write shows in
 * ferror(out).
 */
records_write_fn puzzles_puzzle; /* solutions, with their sets */
records_write_fn puzzles_sheet;  /* twelve fundamental solutions at a time */

#endif
