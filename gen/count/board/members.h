/*
 * members.h -- the placements in a set of rows, by their columns
 *
 * A lane is a position of sets of columns; its members are the placements with
 * these columns.  Of each only the diagonals are kept.
 */
#ifndef MEMBERS_H
#define MEMBERS_H

#include <stddef.h>

#include "board/quarters.h"
#include "board/room.h"

enum { PADDING = 128, LANES_MAX = POSITIONS_MAX + PADDING };

struct members {
	uint32_t first[LANES_MAX + 1]; /* lane i has first[i] to first[i + 1];
	                                  PADDING more lanes are empty */
	uint64_t *diagonals;           /* of each member */
	struct room found[2], sorted;
};

/* Make the list of a set of rows again, with the lanes below `lanes`; *m is at
   first 0.  Returns 0 or ENOMEM. */
int members_make(struct members *m, const struct quarter *q, unsigned rows,
                 struct columns columns, unsigned lanes);

void members_free(struct members *m);

#endif
