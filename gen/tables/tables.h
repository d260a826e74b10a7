/* tables.h -- all solutions of one board, and their groups */
#ifndef TABLES_H
#define TABLES_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "orbits.h"
#include "search.h"

/*
 * Solutions are in lexicographic order; the rank of a solution counts from 0.
 * Groups are in the order of their fundamental solutions.
 */
struct tables {
	int n;
	size_t solutions;
	size_t groups;
	size_t groups_of[9];   /* how many groups have 1, 2, 4 or 8 members */
	uint64_t *solution;    /* [solutions] as board_pack makes them */
	uint32_t *group;       /* [solutions] 0 .. groups - 1 */
	uint8_t *image;        /* [solutions] the lowest image number that turns
	                          the fundamental solution into this one */
	uint32_t *fundamental; /* [groups] rank of the fundamental solution */
	uint8_t *size;         /* [groups] 1, 2, 4 or 8 */
};

/*
 * Solve n queens, 1 <= n <= BOARD_MAX, and group the solutions.  `progress`
 * may be NULL.  Takes about 34 bytes a solution.  Returns 0, or -1 with errno
 * ENOMEM.  tables_free in either case.
 */
int tables_make(struct tables *t, int n, orbits_progress_fn *progress);

void tables_free(struct tables *t);

/*
 * Allocate the arrays, all zeros, for the numbers of solutions and groups in t.
 * Returns 0, or -1 with errno ENOMEM.  tables_free in either case.
 */
int tables_allocate(struct tables *t);

/*
 * Write t to a file in this machine's own format, with a checksum.  What stdio
 * cannot write shows in ferror(out).
 */
void tables_save(const struct tables *t, FILE *out);

/*
 * Read what tables_save wrote.  Returns 0, or -1 with errno set: EINVAL if the
 * file is another one, was cut or changed.  tables_free in either case.
 */
int tables_load(struct tables *t, FILE *in);

/* Solution `rank` as a board. */
struct board tables_board(const struct tables *t, size_t rank);

/* The rank of a solution. */
size_t tables_rank(const struct tables *t, const struct board *b);

#endif
