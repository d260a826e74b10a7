/*
 * cells.h -- how many pairs of placements have some columns
 *
 * A cell is a byte, because a vector counts the bits of each of its bytes.  A
 * row of cells is a position of the one placement's columns, a lane one of the
 * other's.
 *
 * No byte overflows: PLANES planes add at most 8 * PLANES = 56 to a cell, which was
 * below CELL_LIMIT.  If it has then reached CELL_LIMIT, it and its neighbours are
 * added to wide ones, and begin again with 0.
 */
#ifndef CELLS_H
#define CELLS_H

#include "kernel/table.h"

#ifndef CELL_LIMIT /* a test sets 4: more cells are added to wide ones */
#define CELL_LIMIT 128
#endif
enum { PLANES = 7 }; /* that are added at once, at most */
_Static_assert(8 * PLANES + CELL_LIMIT <= 256, "a cell is a byte");

enum { STRIP = 32 }; /* rows are a multiple of it */

struct cells {
	unsigned rows, groups; /* groups of VECTOR_BYTES lanes */
	int shift;             /* of a row */
	vector *cell;          /* [row * groups] */
	uint32_t *wide;        /* [row * lanes], NULL if there are none */
	int has_failed;        /* there was no memory for wide ones */
	struct room room;
};

/* Make all cells 0.  Returns 0 or ENOMEM. */
static int
cells_begin(struct cells *c, unsigned rows, unsigned lanes)
{
	size_t bytes;

	c->rows = (rows + STRIP - 1) / STRIP * STRIP;
	c->shift = shift_of(groups_of(lanes) * sizeof(vector));
	c->groups = (1U << c->shift) / sizeof(vector);
	bytes = (size_t)c->rows * c->groups * sizeof *c->cell;
	free(c->wide);
	c->wide = NULL;
	c->has_failed = 0;
	/* with vectors of 16 bytes, a strip may end behind the last row */
	if (room_make(&c->room, bytes + STRIP))
		return ENOMEM;
	c->cell = c->room.at;
	memset(c->cell, 0, bytes + STRIP);
	return 0;
}

/* Add the cells of these groups to wide ones, which stay far from full: no board
   that was tried has 2,500 pairs in a cell. */
static __attribute__((noinline)) void
cells_widen(struct cells *c, vector *first, int groups)
{
	size_t bytes = (size_t)groups * sizeof *first,
	       at = (size_t)(first - c->cell) * sizeof *first;
	const uint8_t *cell = (const uint8_t *)first;

	if (!c->wide)
		c->wide = calloc((size_t)c->rows * c->groups * VECTOR_BYTES,
		                 sizeof *c->wide);
	c->has_failed |= !c->wide;
	for (size_t i = 0; i < bytes && c->wide; i++)
		c->wide[at + i] += cell[i];
	memset(first, 0, bytes);
}

static void
cells_free(struct cells *c)
{
	free(c->wide);
	free(c->room.at);
}

#endif
