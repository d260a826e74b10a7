/*
 * cells.h -- how many pairs of placements have some columns, for each set of
 * rows of a block
 *
 * A cell is a byte, because a vector counts the bits of each of its bytes.  A
 * row of cells is a set of rows and a position of the one placement's columns,
 * a lane is a position of the other's.  LANES lanes of all rows stand together,
 * so that those of a pass (join.h) stay in the last cache:
 *
 *     lanes 0 to LANES - 1 of row 0, of row 1, ...  the next ones of row 0 ...
 *
 * No byte overflows: at most 8 * PLANES = 56 are added at once to a cell, which
 * was below CELL_LIMIT.  If it has then reached CELL_LIMIT, its upper bits move
 * to its high byte, which counts CELL_LIMIT.
 */
#ifndef CELLS_H
#define CELLS_H

#include "board/layers.h"
#include "kernel/vector.h"

#ifndef CELL_LIMIT /* a test sets 4: more cells carry */
#define CELL_LIMIT 128
#endif
enum {
	PLANES = 7, /* that are added at once, at most */
	CARRY_BITS = __builtin_ctz(CELL_LIMIT),
	TILE = 16 /* rows are cleared and transposed by so many */
};
_Static_assert(8 * PLANES + CELL_LIMIT <= 256, "a cell is a byte");

struct cells {
	unsigned side; /* rows of a set, and lanes: a multiple of LANES */
	size_t rows;   /* of all sets */
	vector *low, *high;
	/* of a unit */
	unsigned sets, lanes;         /* in use */
	const struct weights *weight; /* of each set */
	enum parity parity;           /* of the columns that are lanes */
	int is_wide;                  /* there are high bytes, else all are 0 */
	int is_full; /* a high byte would overflow: the count fails */
	struct room room;
};

/* Of a set, in use. */
static inline unsigned
rows_of(const struct cells *c, size_t set)
{
	return c->weight[set].limit[!c->parity];
}

/* A byte, with those of the next lanes. */
static ALWAYS_INLINE void *
cell_at(const struct cells *c, vector *byte, size_t row, unsigned lane)
{
	size_t at = lane / LANES * c->rows + row;

	return (uint8_t *)byte + at * LANES + lane % LANES;
}

/* Have cells for so many sets.  Returns 0 or ENOMEM. */
static inline int
cells_make(struct cells *c, unsigned sets, unsigned positions)
{
	size_t vectors;

	c->side = (positions + LANES - 1) / LANES * LANES;
	c->rows = (size_t)sets * c->side;
	vectors = c->rows * c->side / VECTOR_BYTES;
	if (room_make(&c->room, 2 * vectors * sizeof *c->low))
		return ENOMEM;
	c->low = c->room.at;
	c->high = c->low + vectors;
	return 0;
}

/* Make bytes 0: all of a tile that has rows in use. */
static inline void
cells_clear(const struct cells *c, vector *byte)
{
	for (size_t set = 0; set < c->sets; set++) {
		unsigned rows = (rows_of(c, set) + TILE - 1) / TILE * TILE;

		for (unsigned lane = 0; lane < c->lanes; lane += LANES)
			memset(cell_at(c, byte, set * c->side, lane), 0,
			       (size_t)rows * LANES);
	}
}

/* Have columns of this parity as lanes.  The first set has the most. */
static inline void
cells_turn(struct cells *c, enum parity p)
{
	c->parity = p;
	c->lanes = c->weight->limit[p];
}

/* Begin a unit of some sets with their weights, which are read until the next
   one begins; the first one has the greatest limits. */
static inline void
cells_begin(struct cells *c, unsigned sets, const struct weights *w,
            enum parity p)
{
	c->sets = sets;
	c->weight = w;
	c->is_wide = c->is_full = 0;
	cells_turn(c, p);
	cells_clear(c, c->low);
}

/* There will be high bytes. */
static inline void
cells_widen(struct cells *c)
{
	if (!c->is_wide)
		cells_clear(c, c->high);
	c->is_wide = 1;
}

/* Whether some of these cells have reached CELL_LIMIT: `any` is the OR of sums
   below 64, or CELL_LIMIT is 128. */
static ALWAYS_INLINE int
cells_must_carry(vector any)
{
	return is_any_high(any + (128 - CELL_LIMIT));
}

/* Carry from the cells of these groups.  No board that was tried has 2,500
   pairs in a cell.  There is room for 16,383, or 4,095 that count 8 times. */
static __attribute__((noinline)) void
cells_carry(struct cells *c, vector *low, int groups)
{
	vector *high = c->high + (low - c->low), all = { 0 };

	cells_widen(c);
	for (int g = 0; g < groups; g++) {
		high[g] += low[g] >> CARRY_BITS;
		low[g] &= CELL_LIMIT - 1;
		all |= high[g];
	}
	c->is_full |= is_any_high(all);
}

#endif
