/*
 * leaves.h -- count the members that leaves spare
 *
 * This is where the time goes, so there is a function for each frequent shape of
 * a table: up to four groups side by side that have equally many planes.
 */
#ifndef LEAVES_H
#define LEAVES_H

#include "kernel/cells.h"

enum { WIDE = 4, WIDE_PLANES = 3 }; /* groups of a shape, and their planes */

/* Where a walk down a tree adds: above, square, last and cell begin with the first
   group of the shape. */
struct place {
	struct cells *cells;
	const vector *above;      /* members that are spared so far */
	const vector *square;     /* all squares */
	const vector *last[LAST]; /* squares of the rows of the last queens */
	vector *cell;
	int square_shift, row_shift;
};

/* Add the members that the nodes of the last level, from at to end, and their
   leaves spare. */
typedef void add_nodes_fn(const struct place *p, const struct leaf *at,
                          const struct leaf *end);

static ALWAYS_INLINE void
add_shape(const struct place *p, const struct leaf *at, const struct leaf *end,
          const int planes, const int groups)
{
	enum { MOST = WIDE_PLANES * WIDE };
	const struct place place = *p;

	while (at < end) {
		struct node node = node_at(at);
		const struct leaf *item = at + NODE_ITEMS;
		const vector *s =
			element(place.square, node.square, place.square_shift);
		vector x[MOST];

		at = item + node.items;
#pragma GCC unroll 16
		for (int v = 0; v < planes * groups; v++)
			x[v] = place.above[v] & s[v];
		for (; item < at; item++) {
			struct leaf leaf = *item;
			const vector *a = element(place.last[0], leaf.column[0],
			                          place.square_shift);
			const vector *b = element(place.last[1], leaf.column[1],
			                          place.square_shift);
			const vector *c = element(place.last[2], leaf.column[2],
			                          place.square_shift);
			vector *cell = element(place.cell, leaf.position,
			                       place.row_shift);
			vector high = { 0 };

#pragma GCC unroll 4
			for (int g = 0; g < groups; g++) {
				vector sum = cell[g];

#pragma GCC unroll 8
				for (int v = g * planes; v < (g + 1) * planes;
				     v++)
					sum += count_bits(x[v] & a[v] & b[v] &
					                  c[v]);
				cell[g] = sum;
				high |= sum;
			}
			/* with a lower limit, `high` may widen early: it is the
			   OR of the sums, which may be more than each */
			high += 128 - CELL_LIMIT;
			if (__builtin_expect(is_any_high(high), 0))
				cells_widen(place.cells, cell, groups);
		}
	}
}

/* X(planes, groups) */
#define WIDE_SHAPES(X, groups) X(1, groups) X(2, groups) X(3, groups)
#define SHAPES(X)                                                              \
	WIDE_SHAPES(X, 1)                                                      \
	WIDE_SHAPES(X, 2)                                                      \
	WIDE_SHAPES(X, 3)                                                      \
	WIDE_SHAPES(X, 4)                                                      \
	X(4, 1)                                                                \
	X(5, 1)                                                                \
	X(6, 1)                                                                \
	X(7, 1)

#define DEFINE(planes, groups)                                                 \
	static void add_##planes##groups(const struct place *p,                \
	                                 const struct leaf *at,                \
	                                 const struct leaf *end)               \
	{                                                                      \
		add_shape(p, at, end, planes, groups);                         \
	}
SHAPES(DEFINE)

#define ENTRY(planes, groups) [planes][groups] = add_##planes##groups,
static add_nodes_fn *const shaped[PLANES + 1][WIDE + 1] = { SHAPES(ENTRY) };

/* How many of `groups` groups from the first one on a function takes. */
static unsigned
groups_of_shape(const struct table *t, unsigned first, unsigned groups)
{
	unsigned planes = planes_of(t, first), end = first + 1;

	while (planes <= WIDE_PLANES && end < groups && end - first < WIDE &&
	       planes_of(t, end) == planes)
		end++;
	return end - first;
}

#endif
