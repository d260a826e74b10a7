/*
 * unit.h -- the whole method: count the solutions of a unit of work
 *
 * Meet in the middle.  A backtracker visits every solution.  This lists all top
 * halves and all bottom halves of the board, and counts the pairs that do not
 * attack each other.
 *
 *            left    right
 *          +-------+-------+
 *      top |   0   |   1   |    0 to 3: the quadrants
 *          +-------+-------+
 *   bottom |   2   |   3   |
 *          +-------+-------+
 *
 * A placement is a set of queens in one quadrant, none of which attacks
 * another.  All placements are listed once, by the columns and the rows that
 * they take (placements/).  Of each only a mask is kept: a bit for each diagonal
 * that it occupies and that reaches into another quadrant, besides the two long
 * ones (see Symmetry).
 *
 *   1. Choose S, the columns of the queens in the top half.  The bottom half
 *      has the other columns.
 *   2. A top half is a placement in 0 and one in 1.  Together they take the
 *      columns S, each row once, and no diagonal twice.  Its mask is the union
 *      of theirs.  Bottom halves are made likewise, of 2 and 3 (halves/).
 *   3. Rows and columns are now right, so a top half and a bottom half are a
 *      solution if their masks are disjoint.  Count the disjoint pairs
 *      (match/, blocks/).
 *
 * Board 18 has 1.3 million placements and 24 thousand S, besides mirror images.
 * No list of halves is longer than 22 thousand, and 666 million solutions are
 * counted, of which none is ever built.  A unit of work is all S with the same
 * columns at the left, or on large boards a slice of them (halves/columns.h).
 *
 * Symmetry.  A solution has eight images.  Each rule pairs boards with an
 * image, and says which of both is counted, and how often:
 *   - Mirror images: S becomes its mirror image.  The lesser of both is counted
 *     twice.
 *   - A queen on a long diagonal, besides the centre: there is at most one on
 *     each of the two.  Reflection in diagonal A moves a queen on B between top
 *     and bottom, and leaves the one on A.  So no top half with such a queen is
 *     made; a bottom half counts twice with one, and four times with two.
 *   - Just one such queen, on A: reflection in A leaves it where it is, but
 *     exchanges rows and columns.  The board whose rows in one corner are the
 *     lesser set is counted twice again (halves/halves.h).
 *   - No such queen: upside down, S becomes the set of the other columns.  The
 *     least of S, the others and their mirror images counts for all.  On odd
 *     boards a queen in the central column, but not in the centre, decides
 *     instead: it is in the bottom half.
 *
 * Disjoint pairs.  Nearly all pairs of halves share one of a few frequent
 * diagonals.  So AVX2 and AVX-512 sort both lists by these into buckets, and
 * match only buckets that share none of them:
 *
 *      top masks                     bottom masks
 *      list -> buckets               buckets <- list
 *                 |                     |
 *              leaves: ranges of     slabs: 32 or 64 masks,
 *              few buckets           in planes of bytes
 *                 |                     |
 *              tables of eight  ---  looked up: which of the eight share no
 *              top masks             diagonal with each mask of the slab?
 *
 * match/match.h says more.  Short lists are not worth the sorting with AVX2: it
 * matches these by bit slices, 256 top masks against one bottom mask, counted by
 * the Harley-Seal population count (blocks/).  The portable kernel, and AVX2 on
 * Zen 1 and 2, match all lists so.  Very long lists are made in parts
 * (halves/halves.h).
 *
 * Groups.  The number of fundamental solutions follows from the total and from
 * the symmetric solutions, by Burnside's lemma (groups/symmetric.h).
 *
 * Quadrants are cut as in Evgeny Kluev's N-Queens-Count-Sol.
 */
#ifndef UNIT_H
#define UNIT_H

#include "halves/halves.h"
#include "kernel/kernel.h"

/*
 * Kernels bring these, from match/match.h or blocks/match.h:
 *
 * matcher_make(work) returns the memory of a thread for match_lists(), or NULL.
 * matcher_free() frees it.
 *
 * match_lists() adds to *sum the disjoint pairs of a top and a bottom mask,
 * times the weight of the bottom mask's class, at most 8.  Classes of weight 0
 * are left out.  It may change the order of the masks in a list.  Returns 0, or
 * -1 if there is too little memory.
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
	const uint64_t weight[3] = { has_centre ? 0 : w.off_long, 2 * w.on_long,
		                     4 * w.on_long };
	const uint64_t central[3] = { w.off_long };

	/* If the top has the central column, plain bottom halves go only with
	   the central queen: the rest is counted upside down. */
	if (make_bottom(h, top, !w.off_long, part) ||
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

	u.matcher = matcher_make(work);
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
