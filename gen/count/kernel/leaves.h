/*
 * leaves.h -- count the members that leaves spare
 *
 * This is where the time goes, so there is a function for each frequent shape
 * of a table: how many planes, and how many groups side by side.  Large boards
 * have cells only in the last cache, so those of a later leaf are asked for.
 */
#ifndef LEAVES_H
#define LEAVES_H

#include "kernel/cells.h"
#include "kernel/table.h"

/* What to do with the members that a leaf spares: add them to its cells, or
   multiply them with these, which may be wide. */
enum use { ADD, MULTIPLY, MULTIPLY_WIDE, USES };

enum { LINE = 64 / VECTOR_BYTES }; /* vectors of a line of the cache */

/* Where leaves count: the squares and cells begin with the first vector of the
   shape. */
struct place {
	struct cells *cells;
	const vector *square; /* all of them */
	int square_shift;
	const vector
		*node[TABLE_LEVELS]; /* squares of queens above the leaves */
	vector *low, *high;
	uint32_t end_row; /* only leaves of earlier rows count */
	totals *product;  /* of low cells, of high ones */
};

typedef void leaves_fn(const struct place *p, const struct leaf *at,
                       const struct leaf *end, enum use use);

/* No sum overflows: a leaf adds four products of 56 * 255, and a node has at
   most 32 * 14 * 13 * 12 leaves; below N=19, where a block may have 64 sets,
   64 * 9 * 8 * 7. */
static ALWAYS_INLINE totals
widen(sums s)
{
	totals t = (totals)s;

	return (t >> 32) + (t & UINT32_MAX);
}

static ALWAYS_INLINE void
count_leaves(const struct place *place, const struct leaf *at,
             const struct leaf *end, const int planes, const int groups,
             const enum use use)
{
	const struct place p = *place;
	vector node[12];
	sums low[GROUPS] = { { 0 } }, high[GROUPS] = { { 0 } };

#pragma GCC unroll 16
	for (int v = 0; v < planes * groups; v++)
		node[v] = p.node[0][v] & p.node[1][v] & p.node[2][v];
	for (; at < end && at->row < p.end_row; at++) {
		const size_t ahead = (size_t)at[LEAVES_AHEAD].row * GROUPS;
		const vector *a = element(p.square, at->square[0],
		                          p.square_shift),
			     *b = element(p.square, at->square[1],
		                          p.square_shift),
			     *c = element(p.square, at->square[2],
		                          p.square_shift);
		vector *cell = p.low + (size_t)at->row * GROUPS, any = { 0 };

		for (int g = 0; g < groups; g += LINE) {
			__builtin_prefetch(p.low + ahead + g);
			if (use == MULTIPLY_WIDE)
				__builtin_prefetch(p.high + ahead + g);
		}
#pragma GCC unroll 4
		for (int g = 0; g < groups; g++) {
			vector sum = { 0 }, some = { 0 };

#pragma GCC unroll 8
			for (int i = 0; i < planes; i++) {
				const int v = g * planes + i;

				some += count_bits(a[v] & b[v] & c[v] &
				                   node[v]);
				if (i % 3 < 2 && i < planes - 1)
					continue;
				sum += add_halves(some);
				some = (vector){ 0 };
			}
			if (use == ADD) {
				sum += cell[g];
				cell[g] = sum;
				any |= sum;
				continue;
			}
			low[g] = add_products(low[g], cell[g], sum);
			if (use == MULTIPLY_WIDE)
				high[g] = add_products(
					high[g],
					(p.high + (size_t)at->row * GROUPS)[g],
					sum);
		}
		if (use == ADD && __builtin_expect(cells_must_carry(any), 0))
			cells_carry(p.cells, cell, groups);
	}
	for (int g = 0; g < groups && use != ADD; g++) {
		/* cppcheck-suppress unreadVariable -- the caller's */
		p.product[0] += widen(low[g]);
		/* cppcheck-suppress unreadVariable -- the caller's */
		p.product[1] += widen(high[g]);
	}
}

/* X(planes, groups) */
#define NARROW(X) X(1, 1) X(2, 1) X(3, 1) X(4, 1) X(5, 1) X(6, 1) X(7, 1)
#define WIDER(X) X(1, 2) X(2, 2) X(3, 2)
#if defined KERNEL_avx512 || defined KERNEL_avx512bw
#define SHAPES(X) NARROW(X) WIDER(X) X(4, 2) X(5, 2)
#else
#define WIDEST(X) X(1, 3) X(2, 3) X(3, 3) X(1, 4) X(2, 4) X(3, 4)
#define SHAPES(X) NARROW(X) WIDER(X) WIDEST(X)
#endif

#define COUNT(...) count_leaves(p, at, end, __VA_ARGS__)
#define DEFINE(planes, groups)                                                 \
	static void leaves_##planes##groups(                                   \
		const struct place *p, const struct leaf *at,                  \
		const struct leaf *end, enum use use)                          \
	{                                                                      \
		use == ADD        ? COUNT(planes, groups, ADD)                 \
		: use == MULTIPLY ? COUNT(planes, groups, MULTIPLY)            \
				  : COUNT(planes, groups, MULTIPLY_WIDE);      \
	}
SHAPES(DEFINE)

#define ENTRY(planes, groups) [planes][groups] = leaves_##planes##groups,
static leaves_fn *const shaped[PLANES + 1][GROUPS + 1] = { SHAPES(ENTRY) };

#endif
