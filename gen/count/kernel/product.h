/*
 * product.h -- multiply the cells of both colours
 *
 * The cells of black[X][Y] have rows X and lanes Y, those of white[X][Y] the
 * reverse: these are transposed first, so that a row of each lies in a line.
 */
#ifndef PRODUCT_H
#define PRODUCT_H

#include "board/units.h"
#include "kernel/cells.h"

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

/* even, odd: the products of the words' low and high bytes. */
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
            unsigned lanes)
{
	uint64_t sum = 0;

	for (unsigned i = 0; i < lanes; i++)
		sum += cell_at(a, row, i) * cell_at(b, i, row);
	return sum;
}

/* Forget rows that do not count: in a recount, trees have more. */
static inline void
clear_rows(const struct cells *c, unsigned first)
{
	memset(c->cell + (size_t)first * c->groups, 0,
	       (size_t)(c->rows - first) * c->groups * sizeof *c->cell);
}

/* *a has rows of even columns and lanes of odd ones, and *b has the reverse.
   `transposed` has room for b, with STRIP more rows and lanes. */
static inline uint64_t
product(uint8_t *transposed, const struct layer *layer, const struct cells *a,
        const struct cells *b, struct weights w)
{
	uint64_t sum = 0;
	const int is_wide = a->wide || b->wide;
	size_t stride = (size_t)a->groups * VECTOR_BYTES;
	unsigned tie = w.tie[ODD], limit = w.limit[ODD];

	if (!is_wide) {
		clear_rows(b, limit);
		transpose(transposed, b, w.limit[EVEN]);
	}
	for (unsigned x = 0; x < w.limit[EVEN]; x++) {
		const uint8_t *mine = (const uint8_t *)a->cell + x * stride,
			      *other = transposed + (size_t)x * b->rows;
		uint64_t all = is_wide ? sum_of_wide(a, b, x, limit)
		                       : sum_of_products(mine, other, limit);

		if (x < w.tie[EVEN]) { /* rule 1 */
			all *= 2;
			for (unsigned y = tie; y < limit; y++)
				all -= cell_at(a, x, y) * cell_at(b, y, x);
		}
		sum += all * layer->weight[x];
	}
	return w.weight * sum;
}

#endif
