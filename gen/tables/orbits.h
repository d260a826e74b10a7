/* orbits.h -- all solutions of a board, found group by group */
#ifndef ORBITS_H
#define ORBITS_H

#include <stddef.h>
#include <stdint.h>

struct member {
	uint64_t packed; /* as queens_pack makes it */
	uint32_t group;  /* from 0; groups are in the order of their least
	                    members */
	uint8_t image;   /* the first image of its group's least member that
	                    it is; 0 is the least member itself */
};

struct orbits {
	struct member *list;
	size_t count, room, groups;
};

/* Called now and then during a search, with the share that is done, 0 to 1. */
typedef void orbits_progress_fn(double share);

/*
 * Find all solutions of n queens, 1 <= n <= QUEENS_MAX, in the order of
 * packed.  The search finds the least member of each group; the other members
 * are its images.  `progress` may be NULL.  Touches 32 bytes a solution for a
 * moment.  Returns 0, or -1 with errno ENOMEM.  orbits_free in either case.
 */
int orbits_find(struct orbits *o, int n, orbits_progress_fn *progress);

void orbits_free(struct orbits *o);

#endif
