/*
 * members.h -- the placements of a set of rows, by their columns
 *
 * A lane is a position of sets of columns; its members are the placements with
 * these columns.  Of each only the diagonals are kept.
 */
#ifndef MEMBERS_H
#define MEMBERS_H

#include "board/quarters.h"

struct members {
	unsigned lanes;
	uint32_t *first; /* [lanes + 1]: lane i has first[i] to first[i + 1] */
	uint64_t *diagonals; /* of each member */
	struct room room;    /* of both */
};

/* Make a list again; *m is at first 0.  Returns 0 or ENOMEM. */
int members_make(struct members *m, const struct placements *all,
                 unsigned lanes);

/* Of `all` the members that are on none of these diagonals.  Returns 0 or
   ENOMEM. */
int members_filter(struct members *m, const struct members *all,
                   uint64_t diagonals);

void members_free(struct members *m);

static inline unsigned
members_of_lane(const struct members *m, unsigned lane)
{
	return m->first[lane + 1] - m->first[lane];
}

#endif
