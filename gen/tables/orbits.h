/* orbits.h -- all solutions of a board, found group by group */
#ifndef ORBITS_H
#define ORBITS_H

#include <stddef.h>
#include <stdint.h>

/*
 * A group is the orbit of a solution under the dihedral group of the square:
 * the set of its eight images (symmetry.h).  Its size is 8 divided by the order
 * of the stabilizer, the symmetries that leave the solution unchanged.  Its
 * lexicographically least member is the fundamental solution.
 */
struct member {
	uint64_t packed; /* as board_pack makes it */
	uint32_t group;  /* from 0, in the order of the fundamental solutions */
	uint8_t image;   /* the lowest image number that turns the fundamental
	                    solution into this one */
};

struct orbits {
	struct member *list;
	size_t count, room, groups;
};

/* Called now and then during a search, with the share that is done, 0 to 1. */
typedef void orbits_progress_fn(double share);

/*
 * Find all solutions of n queens, 1 <= n <= BOARD_MAX, in the order of
 * packed.  The search finds the least member of each group; the other members
 * are its images.  `progress` may be NULL.  Needs 32 bytes a solution at its
 * peak.  Returns 0, or -1 with errno ENOMEM.  orbits_free in either case.
 */
int orbits_find(struct orbits *o, int n, orbits_progress_fn *progress);

void orbits_free(struct orbits *o);

#endif
