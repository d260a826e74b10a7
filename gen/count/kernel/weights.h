/*
 * weights.h -- cells of the first colour, made ready to be multiplied
 *
 * The cells of black[X][Y] have rows X and lanes Y, those that white[X][Y]
 * would have the reverse.  So rows and lanes are exchanged; and each cell is
 * doubled as often as its solutions count twice (layers_weights).
 */
#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "board/members.h"
#include "kernel/cells.h"

/* --- rows and lanes --- */

static ALWAYS_INLINE void
load_transposed(bytes16 a[TILE], const uint8_t *from)
{
	bytes16 b[TILE];

	for (size_t i = 0; i < TILE; i++)
		memcpy(&a[i], from + i * LANES, sizeof a[i]);
	for (int round = 0; round < 2; round++) {
		interleave(b, a, TILE);
		interleave(a, b, TILE);
	}
}

static ALWAYS_INLINE void
store(uint8_t *to, const bytes16 a[TILE])
{
	for (size_t i = 0; i < TILE; i++)
		memcpy(to + i * LANES, &a[i], sizeof a[i]);
}

/* Exchange rows and lanes of a set, in place, by tiles of TILE rows and lanes.
   Lanes behind those in use have no members, and may get anything. */
static inline void
transpose(const struct cells *c, vector *byte, unsigned set, unsigned lanes)
{
	const size_t first = (size_t)set * c->side;
	const unsigned rows = rows_of(c, set),
		       end = (c->lanes + VECTOR_BYTES - 1) / VECTOR_BYTES *
	                     VECTOR_BYTES;

	for (unsigned y = 0; y < rows; y += TILE)
		for (unsigned x = 0; x < end; x += TILE) {
			uint8_t *here = cell_at(c, byte, first + y, x),
				*there = cell_at(c, byte, first + x, y);
			bytes16 a[TILE] = { { 0 } }, b[TILE] = { { 0 } };
			int both = x < rows && y < c->lanes;

			if (both && x > y)
				continue;
			if (x < lanes)
				load_transposed(a, there);
			if (both && y < lanes)
				load_transposed(b, here);
			if (both)
				store(there, b);
			store(here, a);
		}
}

/* --- weights --- */

/* For the lanes of a row: 0xFF if they count twice. */
struct twice {
	uint8_t edge[2 * LANES_MAX]; /* 0xFF before the middle */
	uint8_t weight[LANES_MAX];
	int has_weights; /* some are not 0 */
};

/* Make ready what is the same for all sets of a layer. */
static inline void
weights_begin(struct twice *t, const struct layer *l)
{
	memset(t, 0, sizeof *t);
	memset(t->edge, 0xFF, sizeof t->edge / 2);
	for (unsigned i = 0; i < l->positions[EVEN]; i++) {
		t->weight[i] = l->weight[i] == 2 ? 0xFF : 0;
		t->has_weights |= t->weight[i];
	}
}

static ALWAYS_INLINE vector
masked(vector x, const uint8_t *mask)
{
	vector m;

	memcpy(&m, mask, sizeof m);
	return x & m;
}

/* Double the cells of a row's lanes.  Where low bytes overflow, high ones were
   doubled before, so they are even, and stay below 256. */
static inline void
double_row(struct cells *c, size_t row, unsigned lanes, const uint8_t *twice)
{
	for (unsigned i = 0; i < lanes; i += VECTOR_BYTES) {
		vector *low = cell_at(c, c->low, row, i),
		       *high = cell_at(c, c->high, row, i),
		       more = masked(*low, twice + i), again;

		*low += more;
		if (!c->is_wide && !is_any_high(more))
			continue;
		cells_widen(c);
		again = masked(*high, twice + i);
		c->is_full |= is_any_high(again);
		*high += again + (more >> 7) * (256 / CELL_LIMIT);
	}
}

/* Make the cells of a set ready.  has_high: cells of the unit have carried. */
static inline void
weigh_set(struct cells *c, const struct twice *t, const struct layer *l,
          unsigned set, int has_high)
{
	const struct weights *w = &c->weight[set];
	const enum parity p = c->parity;
	const unsigned lanes = w->weight ? w->limit[p] : 0,
		       tie = w->weight ? w->tie[p] : 0;
	const uint8_t *edge = t->edge + LANES_MAX, *all = edge - lanes;

	transpose(c, c->low, set, lanes);
	if (has_high)
		transpose(c, c->high, set, lanes);
	for (unsigned y = 0; y < rows_of(c, set); y++) {
		size_t row = (size_t)set * c->side + y;

		if (y < w->tie[!p])
			double_row(c, row, tie, edge - tie);
		if (w->weight == 2)
			double_row(c, row, lanes, all);
		if (p == EVEN && t->has_weights)
			double_row(c, row, lanes, t->weight);
		if (p == ODD && l->weight[y] == 2)
			double_row(c, row, lanes, all);
	}
}

/* The same for all sets of a unit. */
static inline void
cells_weigh(struct cells *c, const struct twice *t, const struct layer *l)
{
	const int has_high = c->is_wide;

	cells_turn(c, !c->parity);
	for (unsigned i = 0; i < c->sets; i++)
		weigh_set(c, t, l, i, has_high);
}

#endif
