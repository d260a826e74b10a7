/*
 * cells.h -- how many pairs of placements have some columns
 *
 * A cell is a byte, because a vector counts the bits of each of its bytes.  A
 * row of cells is a position of the one placement's columns, a lane one of the
 * other's.
 *
 * No byte overflows: a leaf adds at most 8 * PLANES = 56 to a cell.  So cells that are
 * below CELL_LIMIT before a leaf fit behind it.  If one is not below CELL_LIMIT
 * then, all are added to wide ones.
 */
#ifndef CELLS_H
#define CELLS_H

#include "kernel/table.h"

#ifndef CELL_LIMIT /* a test sets it lower: more cells are added to wide ones */
#define CELL_LIMIT 128
#endif
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
	/* a strip may begin with the last byte */
	if (room_make(&c->room, bytes + STRIP))
		return ENOMEM;
	c->cell = c->room.at;
	memset(c->cell, 0, bytes + STRIP);
	return 0;
}

/* Add all cells to wide ones. */
static __attribute__((noinline)) void
cells_widen(struct cells *c)
{
	size_t cells = (size_t)c->rows * c->groups * VECTOR_BYTES;
	uint8_t *cell = (uint8_t *)c->cell;

	if (!c->wide)
		c->wide = calloc(cells, sizeof *c->wide);
	c->has_failed |= !c->wide;
	for (size_t i = 0; i < cells && c->wide; i++)
		c->wide[i] += cell[i];
	memset(cell, 0, cells);
}

static void
cells_free(struct cells *c)
{
	free(c->wide);
	free(c->room.at);
}

/* --- the sum of products --- */

typedef uint8_t block_row __attribute__((vector_size(16)));
#ifdef __clang__
#define SHUFFLE __builtin_shufflevector
#else /* gcc before version 12 */
#define SHUFFLE(a, b, ...) __builtin_shuffle(a, b, (block_row){ __VA_ARGS__ })
#endif

/* Bytes of both in turn, of the first or the second half. */
static ALWAYS_INLINE block_row
interleave_first(block_row a, block_row b)
{
	return SHUFFLE(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7,
	               23);
}

static ALWAYS_INLINE block_row
interleave_second(block_row a, block_row b)
{
	return SHUFFLE(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14,
	               30, 15, 31);
}

/* Exchange rows and columns of 16 x 16 bytes. */
static ALWAYS_INLINE void
transpose_block(uint8_t *to, size_t to_stride, const uint8_t *from,
                size_t from_stride)
{
	block_row a[16], b[16];

	for (size_t i = 0; i < 16; i++)
		memcpy(&a[i], from + i * from_stride, sizeof a[i]);
	for (int round = 0; round < 4; round++) {
		for (size_t i = 0; i < 8; i++) {
			b[2 * i] = interleave_first(a[i], a[i + 8]);
			b[2 * i + 1] = interleave_second(a[i], a[i + 8]);
		}
		memcpy(a, b, sizeof a);
	}
	for (size_t i = 0; i < 16; i++)
		memcpy(to + i * to_stride, &a[i], sizeof a[i]);
}

/* Exchange rows and lanes: to[row * c->rows + lane]. */
static inline void
transpose(uint8_t *to, const struct cells *c, unsigned lanes)
{
	size_t stride = (size_t)c->groups * VECTOR_BYTES;

	for (unsigned row = 0; row < c->rows; row += 16)
		for (unsigned lane = 0; lane < lanes; lane += 16)
			transpose_block(
				to + (size_t)lane * c->rows + row, c->rows,
				(uint8_t *)c->cell + row * stride + lane,
				stride);
}

typedef uint16_t strip __attribute__((vector_size(STRIP)));
typedef uint32_t sums __attribute__((vector_size(STRIP)));

/* Bytes of 16-bit words: the products of the even ones, and of the odd ones. */
static ALWAYS_INLINE uint32_t
sum_of_products(const uint8_t *a, const uint8_t *b, unsigned count)
{
	sums sum = { 0 };
	uint32_t all = 0;

	for (unsigned i = 0; i < count; i += STRIP) {
		strip x, y;
		sums even, odd;

		memcpy(&x, a + i, sizeof x);
		memcpy(&y, b + i, sizeof y);
		even = (sums)((x & 0xFF) * (y & 0xFF));
		odd = (sums)((x >> 8) * (y >> 8));
		sum += (even & 0xFFFF) + (even >> 16) + (odd & 0xFFFF) +
		       (odd >> 16);
	}
	for (unsigned i = 0; i < STRIP / 4; i++)
		all += sum[i];
	return all;
}

static inline uint64_t
cell_at(const struct cells *c, unsigned row, unsigned lane)
{
	size_t at = (size_t)row * c->groups * VECTOR_BYTES + lane;

	return ((const uint8_t *)c->cell)[at] + (c->wide ? c->wide[at] : 0);
}

static inline uint64_t
sum_of_wide(const struct cells *a, const struct cells *b, unsigned row,
            unsigned first, unsigned end)
{
	uint64_t sum = 0;

	for (unsigned i = first; i < end; i++)
		sum += cell_at(a, row, i) * cell_at(b, i, row);
	return sum;
}
#endif
