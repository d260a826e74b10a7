/* queens.c -- bit-mask backtracking; the only search for tables */
#include "queens.h"

#include <assert.h>

enum { ROW_BITS = 4, TOP_ROW = 64 - ROW_BITS };

/* Attacked columns of the current row, one bit a column. */
struct attack {
	uint32_t file, left, right;
};

struct search {
	struct board board;
	queens_visit_fn *visit;
	void *ctx;
};

static struct attack
next_row(struct attack a, uint32_t queen)
{
	return (struct attack){
		.file = a.file | queen,
		.left = (a.left | queen) << 1,
		.right = (a.right | queen) >> 1,
	};
}

static uint32_t
free_columns(struct attack a, int n)
{
	return ~(a.file | a.left | a.right) & ((UINT32_C(1) << n) - 1);
}

static int
search_row(struct search *s, int row, struct attack a)
{
	uint32_t open = free_columns(a, s->board.n);
	int stop = 0;

	if (row == s->board.n)
		return s->visit(&s->board, s->ctx);
	for (; open && !stop; open &= open - 1) {
		s->board.col[row] = (uint8_t)__builtin_ctz(open);
		stop = search_row(s, row + 1, next_row(a, open & -open));
	}
	return stop;
}

int
queens_visit(int n, queens_visit_fn *visit, void *ctx)
{
	struct search s = { .board.n = n, .visit = visit, .ctx = ctx };

	assert(1 <= n && n <= QUEENS_MAX);
	return search_row(&s, 0, (struct attack){ 0 });
}

uint64_t
queens_pack(const struct board *b)
{
	uint64_t packed = 0;

	for (int r = 0; r < b->n; r++)
		packed |= (uint64_t)b->col[r] << (TOP_ROW - ROW_BITS * r);
	return packed;
}

struct board
queens_unpack(int n, uint64_t packed)
{
	struct board b = { .n = n };

	for (int r = 0; r < n; r++)
		b.col[r] = packed >> (TOP_ROW - ROW_BITS * r) & 15;
	return b;
}
