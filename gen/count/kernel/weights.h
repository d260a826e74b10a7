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
	for (int round = 0; round < 4; round++) {
		for (size_t i = 0; i < 8; i++) {
			b[2 * i] = interleave_first(a[i], a[i + 8]);
			b[2 * i + 1] = interleave_second(a[i], a[i + 8]);
		}
		memcpy(a, b, sizeof b);
	}
}

static ALWAYS_INLINE void
store(uint8_t *to, const bytes16 a[TILE])
{
	for (size_t i = 0; i < TILE; i++)
		memcpy(to + i * LANES, &a[i], sizeof a[i]);
}

/* Exchange rows and lanes of the set that begins with row `first`, in place: a
   tile of TILE rows and lanes with its mirror image, if that is in use, too. */
static inline void
transpose(const struct cells *c, vector *byte, size_t first, unsigned rows,
          unsigned lanes)
{
	for (unsigned x = 0; x < rows; x += TILE)
		for (unsigned y = 0; y < lanes; y += TILE) {
			uint8_t *here = byte_at(c, byte, first + x, y),
				*there = byte_at(c, byte, first + y, x);
			bytes16 a[TILE];
			int both = y < rows && x < lanes;

			if (both && x > y)
				continue;
			load_transposed(a, here);
			if (both) {
				bytes16 b[TILE];

				load_transposed(b, there);
				store(here, b);
			}
			store(there, a);
		}
}

/* --- weights --- */

/* For the lanes of a row: 0xFF if they count twice. */
struct twice {
	uint8_t tie[LANES_MAX], weight[LANES_MAX], all[LANES_MAX],
		none[LANES_MAX];
};

/* Make ready what is the same for all sets of a layer; *t is at first 0. */
static inline void
weights_begin(struct twice *t, const struct layer *l)
{
	memset(t->all, 0xFF, sizeof t->all);
	for (unsigned i = 0; i < l->positions[EVEN]; i++)
		t->weight[i] = l->weight[i] == 2 ? 0xFF : 0;
}

static ALWAYS_INLINE vector
masked(vector x, const uint8_t *mask)
{
	vector m;

	memcpy(&m, mask, sizeof m);
	return x & m;
}

/* High bytes count CELL_LIMIT before, if there are any, and 256 afterwards. */
static inline void
double_row(struct cells *c, size_t row, unsigned lanes,
           const uint8_t *const twice[3], int has_high)
{
	vector any = { 0 };

	for (unsigned i = 0; i < lanes; i += VECTOR_BYTES) {
		vector *at = cell_at(c, c->low, row, i), low = *at,
		       *high_at = cell_at(c, c->high, row, i), high = { 0 };

		if (has_high) {
			low |= *high_at << CARRY_BITS;
			high = *high_at >> (8 - CARRY_BITS);
		}
		for (int k = 0; k < 3; k++) {
			high += masked(high, twice[k] + i) +
			        (masked(low, twice[k] + i) >> 7);
			low += masked(low, twice[k] + i);
		}
		*at = low;
		*high_at = high;
		any |= high;
	}
	c->is_wide |= is_any_high(any | -any);
}

/* --- sets of rows --- */

/* Make the cells of a set ready: lanes are then columns of parity `p`.
   has_high: some cells of the unit have carried. */
static inline void
weigh_set(struct cells *c, struct twice *t, const struct layer *l, unsigned set,
          const struct weights *w, enum parity p, int has_high)
{
	size_t first = (size_t)set * c->side;
	unsigned rows = c->limit[1], lanes = c->limit[0];

	if (!w->weight) {
		cells_clear(c, c->low, set, rows, lanes);
		cells_clear(c, c->high, set, rows, lanes);
		return;
	}
	transpose(c, c->low, first, lanes, rows);
	if (has_high)
		transpose(c, c->high, first, lanes, rows);
	memset(t->tie, 0xFF, w->tie[p]);
	memset(t->tie + w->tie[p], 0, lanes + LANES - w->tie[p]);
	for (unsigned row = 0; row < rows; row++) {
		int is_heavy = p == ODD && l->weight[row] == 2;
		const uint8_t *twice[] = { row < w->tie[!p] ? t->tie : t->none,
			                   w->weight == 2 ? t->all : t->none,
			                   p == EVEN  ? t->weight
			                   : is_heavy ? t->all
			                              : t->none };

		double_row(c, first + row, lanes, twice, has_high);
	}
}

/* The same for all sets of a unit. */
static inline void
cells_weigh(struct cells *c, struct twice *t, const struct layer *l,
            const struct weights *w, enum parity p)
{
	const int has_high = c->is_wide;

	c->is_wide = 0;
	for (unsigned i = 0; i < c->sets; i++)
		weigh_set(c, t, l, i, &w[i], p, has_high);
}

#endif
