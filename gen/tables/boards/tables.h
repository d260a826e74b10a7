/* tables.h -- all solutions of one board, in groups */
#ifndef TABLES_H
#define TABLES_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "boards/board.h"

/*
 * A group is the orbit of a solution under the dihedral group of the square:
 * the set of its eight images (symmetry.h).  Its size is 8 divided by the order
 * of the stabilizer, the symmetries that leave the solution unchanged.  Its
 * lexicographically least member is the fundamental solution.
 */
struct solution {
	uint64_t columns; /* as board_pack makes them */
	uint32_t group; /* from 0, in the order of the fundamental solutions */
	uint16_t image; /* the lowest image number that turns the fundamental
	                     solution into this one */
	uint16_t size;  /* of the group: 1, 2, 4 or 8 */
};

/* The rank of a solution is its place in solution[], from 0. */
struct tables {
	int n;
	size_t solutions, groups;
	struct solution *solution; /* in lexicographic order */
	uint32_t *fundamental; /* [groups] rank of the fundamental solution */
	size_t groups_of[9];   /* how many groups have 1, 2, 4 or 8 members */
};

/* Set what follows from the sorted solutions: the groups.  Returns 0, or -1
   with errno ENOMEM. */
int tables_index(struct tables *t);

void tables_free(struct tables *t);

/* Write a head, then the solutions as they are in memory.  Returns 0, as a
   kind's `write` may fail. */
int tables_write(FILE *out, const struct tables *t);

/*
 * Read what tables_write wrote.  Returns 0, or -1 with errno set: EINVAL if the
 * file has another head or length.  tables_free in either case.
 */
int tables_read(struct tables *t, FILE *in);

/* Solution `rank` as a board. */
struct board tables_board(const struct tables *t, size_t rank);

/* The rank of a solution. */
size_t tables_rank(const struct tables *t, const struct board *b);

#endif
