/*
 * unit.h -- the whole method: count the solutions of a unit of work
 *
 * Quadrants.  The board is cut into four quadrants, as in Evgeny Kluev's
 * N-Queens-Count-Sol.  A placement is a set of queens in one quadrant, none of
 * which attacks another.  A table lists all placements of each quadrant by
 * their columns and rows (placements/).  It keeps of a placement a mask of the
 * diagonals that reach into another quadrant.
 *
 * Halves.  Let S be the columns in which the top half of the board has its
 * queens.  The bottom half has the other columns.  A top half is a placement at
 * the left and one at the right that takes the other rows, with disjoint masks.
 * Its mask is the union of theirs.  Bottom halves are made in the same way
 * (halves/).  A top half and a bottom half are a solution if their masks are
 * disjoint.  So a kernel has to count disjoint pairs.  A unit of work is all S
 * with the same columns at the left, or on large boards a slice of them
 * (halves/columns.h).
 *
 * Images.  A solution has seven images by rotation and reflection, which are
 * solutions too.  The kernels look for few of the eight and count them more
 * than once:
 *   - A board and its mirror image: S and the mirror image of S.  Only the
 *     lesser of the two sets is looked at, and counts twice.
 *   - Boards with queens on the long diagonals, besides the centre: reflection
 *     in one long diagonal moves a queen on the other one from the top half to
 *     the bottom half.  So only top halves without such queens are made.  A
 *     bottom half with such a queen counts twice, and with two, four times.
 *   - Boards with exactly one such queen: reflection in its own diagonal leaves
 *     it in place.  One of the two boards counts for both (halves/halves.h).
 *   - Boards with no such queen: upside down, S becomes the set of the other
 *     columns.  Only the least of S, the other columns and their mirror images
 *     is looked at (halves/columns.c).  On odd boards, a queen in the central
 *     column but not in the centre decides instead: it is in the bottom half.
 *
 * Matching.  Top halves are called patterns, and bottom halves items.  Tables
 * show with one AND for every six or seven diagonals whether an item and a
 * pattern are disjoint.  There are two ways to do this for many pairs at once:
 *   - AVX-512 can look up 64 bytes in one instruction.  So the masks become
 *     planes of bytes, and 64 items are matched with eight patterns at a time.
 *     Long lists are parted by the diagonals that keep most pairs apart
 *     (planes/).
 *   - On other processors, a block of patterns is bit-sliced.  The tables show
 *     which of 256 patterns one item is disjoint from, and the Harley-Seal
 *     population count counts them.  Patterns that share diagonals are put
 *     into the same block, so that items with these diagonals are left out
 *     (blocks/).
 *
 * Groups.  How many fundamental solutions there are follows from the total
 * and from the symmetric solutions, by Burnside's lemma (exact/symmetric.h).
 */
#ifndef UNIT_H
#define UNIT_H

#include "halves/halves.h"
#include "kernel/kernel.h"

/*
 * Kernels bring these, from planes/match.h or blocks/match.h:
 *
 * matcher_make(bits) returns the memory of a thread for match_lists(), or NULL.
 * bits: the diagonals that patterns and items share.  matcher_free() frees it.
 *
 * match_lists() adds to *sum the disjoint pairs of a pattern and an item, times
 * the weight of the item's class, at most 8.  Classes of weight 0 are left out.
 * Returns 0, or -1 if there is too little memory.
 */

struct unit {
	struct halves halves;
	struct matcher *matcher;
	uint64_t count;
};

/* Match the top halves that were made with a part of the bottom halves. */
static int
count_part(struct unit *u, struct columns top, struct weights w,
           struct part part)
{
	struct halves *h = &u->halves;
	int has_centre = columns_centre(h->pairing.quadrants, top) != 0;
	const uint64_t weight[3] = { has_centre ? 0 : w.plain, 2 * w.others,
		                     4 * w.others };
	const uint64_t central[3] = { w.plain };

	/* If the top has the central column, plain bottom halves go only with
	   the central queen: the rest is counted upside down. */
	if (make_bottom(h, top, !w.plain, part) ||
	    match_lists(u->matcher, &h->top[0], h->bottom, weight, &u->count))
		return -1;
	return match_lists(u->matcher, &h->top[1], h->bottom, central,
	                   &u->count);
}

/* A columns_visit_fn: add the solutions with these columns at the top, and
   those of their images that no other set counts. */
static int
count_set(struct columns top, struct weights w, void *ctx)
{
	struct unit *u = ctx;
	struct halves *h = &u->halves;
	struct columns rest = columns_rest(h->pairing.quadrants, top);
	int tops = parts_of(h, TOP_LEFT, top);
	int bottoms = parts_of(h, BOTTOM_LEFT, rest);

	for (unsigned t = 0; t < 1U << tops; t++) {
		if (make_top(h, top, (struct part){ t, tops }))
			return -1;
		if (!h->top[0].count && !h->top[1].count)
			continue;
		for (unsigned b = 0; b < 1U << bottoms; b++)
			if (count_part(u, top, w, (struct part){ b, bottoms }))
				return -1;
	}
	return 0;
}

/* A kernel_count_fn. */
int
KERNEL_COUNT(const struct work *work, kernel_next_fn *next, void *ctx)
{
	struct unit u = { .halves.pairing.quadrants = &work->quadrants };
	int failed;

	u.halves.part_bits = work->part_bits ? work->part_bits : PART_BITS;
	u.matcher = matcher_make(work->quadrants.bits);
	failed = !u.matcher;
	while (!failed) {
		unsigned unit = next(ctx, u.count);

		if (unit == NO_UNIT)
			break;
		u.count = 0;
		failed = columns_visit(work, unit, count_set, &u);
	}
	halves_free(&u.halves);
	matcher_free(u.matcher);
	return failed ? -1 : 0;
}

#endif
