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
 * they take (placements/).  Of each only a mask is kept: a bit for each
 * diagonal that it occupies and that reaches into another quadrant, besides the
 * two long ones (see Symmetry).
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
 * A set has at most 9430 bottom halves, and 666 million solutions are
 * counted, of which none is ever built.  A unit of work is all S with the same
 * columns at the left, or on large boards a slice of them (halves/columns.h).
 *
 * Symmetry.  A solution has eight images.  Each rule pairs boards with an
 * image, and says which of both is counted, and how often.  All rules together
 * make the table in halves/columns.h.
 *   - Mirror images: S becomes its mirror image.  The lesser of both is counted
 *     twice.
 *   - A queen on a long diagonal, besides the centre: there is at most one on
 *     each of the two.  Reflection in diagonal A moves a queen on B between top
 *     and bottom, and leaves the one on A.  So no top half with such a queen is
 *     made; a bottom half counts twice with one, and four times with two.
 *   - Just one such queen, on A: reflection in A leaves it where it is, but
 *     exchanges the columns of the top left quadrant and the rows of the bottom
 *     right one.  The board whose rows there are the lesser set is counted
 *     twice again (halves/halves.h).
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
 * matches these by bit slices, 256 top masks against one bottom mask, counted
 * by the Harley-Seal population count (blocks/).  The portable kernel, and AVX2
 * on Zen 1 and 2, match all lists so.  Very long lists are made in parts
 * (halves/halves.h).
 *
 * Groups.  The number of fundamental solutions follows from the total and from
 * the symmetric solutions, by Burnside's lemma (groups/symmetric.h).
 *
 * Quadrants are cut as in Evgeny Kluev's N-Queens-Count-Sol.
 */
#ifndef UNIT_H
#define UNIT_H

#include "halves/columns.h"

/* Take in the count of the unit before, which at first is 0.  Returns the next
   unit to count, or NO_UNIT if there are no more. */
typedef unsigned unit_next_fn(void *ctx, uint64_t count);

/* Count the units that `next` returns.  Several threads may do this at once.
   Returns 0, or -1 with errno ENOMEM. */
typedef int unit_count_fn(const struct work *work, unit_next_fn *next,
                          void *ctx);

/* unit.c, compiled for each kernel, and for masks of 32 or 64 bits. */
unit_count_fn unit_count_avx512_32, unit_count_avx512_64;
unit_count_fn unit_count_avx2_32, unit_count_avx2_64;
unit_count_fn unit_count_portable_32, unit_count_portable_64;

#endif
