/* tables.h -- all solutions of one board, and their groups */
#ifndef TABLES_H
#define TABLES_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "orbits.h"
#include "queens.h"

/*
 * Solutions are in lexicographic order; the rank of a solution counts from 0.
 * A group is the set of the eight images of a solution.  Groups are in the
 * order of their least members, which are the fundamental solutions.
 */
struct tables {
	int n;
	size_t solutions;
	size_t groups;
	size_t groups_of[9];   /* how many groups have 1, 2, 4 or 8 members */
	uint64_t *solution;    /* [solutions] as queens_pack makes them */
	uint32_t *group;       /* [solutions] 0 .. groups - 1 */
	uint8_t *image;        /* [solutions] the first image of its group's
	                          fundamental solution that it is */
	uint32_t *fundamental; /* [groups] rank of the fundamental solution */
	uint8_t *size;         /* [groups] 1, 2, 4 or 8 */
};

/*
 * Solve n queens, 1 <= n <= QUEENS_MAX, and group the solutions.  `progress`
 * may be NULL.  Takes about 34 bytes a solution.  Returns 0, or -1 with errno
 * ENOMEM.  tables_free in either case.
 */
int tables_make(struct tables *t, int n, orbits_progress_fn *progress);

void tables_free(struct tables *t);

/* Make the columns of t, of which the numbers of solutions and groups are set:
   all zeros.  Returns as tables_make; tables_free in either case. */
int tables_allocate(struct tables *t);

/*
 * Write t to a file in this machine's own format: it is no product, and is
 * read on the machine that wrote it.  What stdio cannot write shows in
 * ferror(out).
 */
void tables_save(const struct tables *t, FILE *out);

/*
 * Read what tables_save wrote.  Returns 0, or -1 with errno set: EINVAL if the
 * file is another one, was cut, does not hold all solutions of its board in
 * order, or has a group or an image that there is not.  tables_free in either
 * case.
 */
int tables_load(struct tables *t, FILE *in);

/* Solution `rank` as a board. */
struct board tables_board(const struct tables *t, size_t rank);

/* Whether solution `rank` is its group's fundamental solution. */
int tables_is_fundamental(const struct tables *t, size_t rank);

/* Stored rows take 3 bits a queen to board 8, then 4. */
int tables_row_bits(int n);

/* Bytes of a stored row. */
int tables_row_bytes(int n);

/*
 * Store the row that shipped tables hold for b: row 0 in the top bits, zero
 * bits at the end.  Writes tables_row_bytes(b->n) bytes.
 */
void tables_row(const struct board *b, uint8_t *bytes);

/* Bytes that hold any group number of t: 1 to 3. */
int tables_group_bytes(const struct tables *t);

#endif
