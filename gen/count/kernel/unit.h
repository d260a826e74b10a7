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
 * the left and one at the right that takes the other rows, with disjoint masks
 * (halves.h).  Its mask is the union of theirs.  Bottom halves are made in the
 * same way.  A top half and a bottom half are a solution if their masks are
 * disjoint.  So a kernel has to count disjoint pairs.  A unit of work is all S
 * with the same columns at the left (columns.h).
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
 *     it in place.  One of the two boards counts for both (halves.h).
 *   - Boards with no such queen: upside down, S becomes the set of the other
 *     columns.  Only the least of S, the other columns and their mirror images
 *     is looked at (columns.c).  On odd boards, a queen in the central column
 *     but not in the centre decides instead: it is in the bottom half.
 *
 * Matching.  Top halves are called patterns, and bottom halves items.  A block
 * of patterns is bit-sliced: it becomes tables that show, with one AND for
 * every seven diagonals, which of some hundred patterns an item is disjoint
 * from (bitslice.h).  The bits are counted by one AVX-512 instruction, or by
 * the Harley-Seal population count (harley_seal.h).  Patterns that share
 * diagonals are put into the same block, so that items with these diagonals are
 * left out (match.h, cluster.h).
 *
 * Groups.  How many fundamental solutions there are follows from the total
 * and from the symmetric solutions, by Burnside's lemma (exact/symmetric.h).
 */
#ifndef UNIT_H
#define UNIT_H

#include "kernel/halves.h"
#include "kernel/match.h"

struct unit {
	const struct quadrants *quadrants;
	struct table *table;
	struct list top[2], bottom[3];
	struct list spare; /* scratch and a stack for match() */
	uint64_t count;
};

/* Match the top halves with the bottom halves of classes from..to - 1. */
static int
match_lists(struct unit *u, const struct list *top, int from, int to,
            uint64_t pairs[3])
{
	enum { LEVELS = 10 };
	struct items items = { 0 };
	size_t all = 0;

	for (int c = from; c < to; c++) {
		items.item[c] = u->bottom[c].item;
		items.count[c] = u->bottom[c].count;
		items.any |= union_of(items.item[c], items.count[c]);
		all += items.count[c];
	}
	if (!all || !top->count)
		return 0;
	if (reserve(&u->spare, (LEVELS + 1) * all + top->count + VECTOR_SLACK))
		return -1;
	match(u->table, top->item, top->count, &items, u->quadrants->bits,
	      LEVELS, u->spare.item, pairs);
	return 0;
}

/* A columns_visit_fn: add the solutions with these columns at the top, and
   those of their images that no other set counts. */
static int
count_set(struct columns top, struct weights w, void *ctx)
{
	struct unit *u = ctx;
	int has_centre = columns_centre(u->quadrants, top) != 0;
	uint64_t pairs[3] = { 0 };

	if (make_top(u->quadrants, top, u->top))
		return -1;
	if (!u->top[0].count && !u->top[1].count)
		return 0;
	/* If the top has the central column, plain bottom halves go only with
	   the central queen: the rest is counted upside down. */
	if (make_bottom(u->quadrants, top, !w.plain, u->bottom) ||
	    match_lists(u, &u->top[0], has_centre, 3, pairs) ||
	    match_lists(u, &u->top[1], 0, 1, pairs))
		return -1;
	u->count +=
		w.plain * pairs[0] + w.others * (2 * pairs[1] + 4 * pairs[2]);
	return 0;
}

static void
free_lists(struct unit *u)
{
	for (int k = 0; k < 2; k++)
		free(u->top[k].item);
	for (int k = 0; k < 3; k++)
		free(u->bottom[k].item);
	free(u->spare.item);
	free(u->table);
}

/* A kernel_count_fn. */
int
KERNEL_COUNT(const struct work *work, kernel_next_fn *next, void *ctx)
{
	struct unit u = { .quadrants = &work->quadrants };
	int failed;

	u.table = aligned_alloc(64, sizeof *u.table);
	failed = !u.table;
	while (!failed) {
		unsigned unit = next(ctx, u.count);

		if (unit == NO_UNIT)
			break;
		u.count = 0;
		failed = columns_visit(work, unit, count_set, &u);
	}
	free_lists(&u);
	return failed ? -1 : 0;
}

#endif
