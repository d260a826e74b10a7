/*
 * leaves.h -- count the members that leaves spare
 *
 * This is where the time goes, so there is a function for each frequent shape of
 * a table: up to four groups side by side, of which the first `more` have a
 * plane more than the `planes` of the others.
 */
#ifndef LEAVES_H
#define LEAVES_H

#include "kernel/cells.h"

enum { WIDE = 4, WIDE_PLANES = 3 }; /* groups of a shape, and their planes */

/* Where a walk down a tree adds.  `above` and what follows begin with the groups
   of the shape. */
struct place {
	struct cells *cells;
	const vector *above;      /* members that are spared so far */
	const vector *square;     /* all squares */
	const vector *last[LAST]; /* squares of the rows of the last queens */
	vector *cell;
	size_t stride, row; /* bytes of a square, and of a row of cells */
};

/* Add the members that the nodes of the last level, from at to end, and their
   leaves spare. */
typedef void add_nodes_fn(const struct place *p, const union item *at,
                          const union item *end);

static ALWAYS_INLINE const vector *
at_bytes(const vector *base, size_t bytes)
{
	return (const vector *)((const char *)base + bytes);
}

static ALWAYS_INLINE void
add_shape(const struct place *p, const union item *at, const union item *end,
          const int planes, const int more, const int all)
{
	enum { MOST = WIDE_PLANES * WIDE };
	const struct place place = *p;

	while (at < end) {
		struct node node = node_at(at);
		const union item *item = at + NODE_ITEMS;
		const vector *s =
			at_bytes(place.square, node.square * place.stride);
		vector x[MOST];

		at = item + node.items;
#pragma GCC unroll 16
		for (int v = 0; v < planes * all + more; v++)
			x[v] = place.above[v] & s[v];
		for (; item < at; item++) {
			struct leaf leaf = item->leaf;
			const vector *a = at_bytes(
				place.last[0], leaf.column[0] * place.stride);
			const vector *b = at_bytes(
				place.last[1], leaf.column[1] * place.stride);
			const vector *c = at_bytes(
				place.last[2], leaf.column[2] * place.stride);
			vector *cell = (vector *)at_bytes(
				place.cell, leaf.position * place.row);
			vector high = { 0 };
			int v = 0;

#pragma GCC unroll 4
			for (int g = 0; g < all; g++) {
				vector sum = cell[g];
				const int next = v + planes + (g < more);

#pragma GCC unroll 8
				for (; v < next; v++)
					sum += count_bits(x[v] & a[v] & b[v] &
					                  c[v]);
				cell[g] = sum;
				high |= sum;
			}
			if (__builtin_expect(is_any_high(high), 0))
				cells_widen(place.cells);
		}
	}
}

/* X(planes, more, groups) */
#define WIDE_SHAPES(X, planes)                                                 \
	X(planes, 0, 2)                                                        \
	X(planes, 1, 2)                                                        \
	X(planes, 0, 3)                                                        \
	X(planes, 1, 3)                                                        \
	X(planes, 2, 3)                                                        \
	X(planes, 0, 4)                                                        \
	X(planes, 1, 4)                                                        \
	X(planes, 2, 4)                                                        \
	X(planes, 3, 4)
#define SHAPES(X)                                                              \
	X(1, 0, 1)                                                             \
	X(2, 0, 1)                                                             \
	X(3, 0, 1)                                                             \
	X(4, 0, 1)                                                             \
	X(5, 0, 1)                                                             \
	X(6, 0, 1)                                                             \
	X(7, 0, 1)                                                             \
	WIDE_SHAPES(X, 1)                                                      \
	WIDE_SHAPES(X, 2)                                                      \
	X(3, 0, 2)                                                             \
	X(3, 0, 3)                                                             \
	X(3, 0, 4)

#define DEFINE(planes, more, all)                                              \
	static void add_##planes##more##all(const struct place *p,             \
	                                    const union item *at,              \
	                                    const union item *end)             \
	{                                                                      \
		add_shape(p, at, end, planes, more, all);                      \
	}
SHAPES(DEFINE)

#define ENTRY(planes, more, all) [planes][more][all] = add_##planes##more##all,
static add_nodes_fn *const shaped[PLANES + 1][WIDE][WIDE + 1] = { SHAPES(
	ENTRY) };

/* Groups side by side that one function takes. */
struct segment {
	unsigned planes, more, groups;
	unsigned vector, group; /* the first ones */
};

/* Cut the groups of a table into segments; set the segment of each group. */
static inline unsigned
cut_table(const struct table *t, struct segment *segment, uint8_t *of_group)
{
	const uint8_t *planes = t->planes;
	unsigned segments = 0, before = 0;

	for (unsigned g = 0; g < t->groups;) {
		unsigned first = g, p = planes[g], more;
		struct segment *s = &segment[segments];

		while (g < t->groups && g - first < WIDE && planes[g] == p)
			g++;
		more = g - first;
		while (p > 1 && p <= WIDE_PLANES && g < t->groups &&
		       g - first < WIDE && planes[g] == p - 1)
			g++;
		if (g - first > more)
			p--;
		else
			more = 0;
		if (p > WIDE_PLANES || !p) {
			g = first + 1;
			more = 0;
			p = planes[first];
		}
		*s = (struct segment){ p, more, g - first, before, first };
		before += (g - first) * p + more;
		for (unsigned i = first; i < g; i++)
			of_group[i] = (uint8_t)segments;
		segments++;
	}
	return segments;
}

#endif
