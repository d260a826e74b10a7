/* members.h -- the solutions of a board as members of their groups */
#ifndef MEMBERS_H
#define MEMBERS_H

#include <stddef.h>
#include <stdint.h>

struct member {
	uint64_t packed; /* as queens_pack makes it */
	uint32_t group;  /* from 0, by the least members of the groups */
	uint8_t image;   /* the first image of its group's least member that
	                    it is; 0 is that one itself */
};

struct members {
	struct member *list;
	size_t count, room, groups;
};

/*
 * Find all solutions of n queens, 1 <= n <= QUEENS_MAX, in the order of
 * packed: the least of each group by search, the others as its images.  Takes
 * 32 bytes a solution for a moment.  Returns 0, or -1 with errno ENOMEM.
 * members_free in either case.
 */
int members_find(struct members *m, int n);

void members_free(struct members *m);

#endif
