/* search.c -- backtracking with bit masks */
#include "boards/search.h"

#include <assert.h>
#include <strings.h>

#include "boards/attack.h"

struct search {
	struct board board;
	uint32_t allowed[BOARD_MAX]; /* columns of each row */
	search_visit_fn *visit;
	void *ctx;
};

/* The place of the lowest bit.  tcc has only ffs(), which takes longer. */
static uint8_t
lowest(uint32_t bits)
{
#ifdef __GNUC__
	return (uint8_t)__builtin_ctz(bits);
#else
	return (uint8_t)(ffs((int)bits) - 1);
#endif
}

static int
search_row(struct search *s, int row, struct attack a)
{
	uint32_t open;
	int stop = 0;

	if (row == s->board.n)
		return s->visit(&s->board, s->ctx);
	open = attack_free(a) & s->allowed[row];
	for (; open && !stop; open &= open - 1) {
		s->board.col[row] = lowest(open);
		stop = search_row(s, row + 1, attack_next(a, open & -open));
	}
	return stop;
}

/* Columns from first to n - 1 - first. */
static uint32_t
columns_from(int n, int first)
{
	return (UINT32_C(1) << (n - first)) - (UINT32_C(1) << first);
}

/* The queen of the first row is in column `first`.  No other queen on the
   border may be nearer to a corner. */
static void
allow_candidates(struct search *s, int first)
{
	int n = s->board.n;

	for (int row = 0; row < n; row++)
		s->allowed[row] = first <= row && row < n - first
		                          ? columns_from(n, 0)
		                          : columns_from(n, 1);
	s->allowed[n - 1] = columns_from(n, first);
	s->allowed[0] = UINT32_C(1) << first;
}

int
search_candidates(int n, search_visit_fn *visit, void *ctx)
{
	struct search s = { .board.n = n, .visit = visit, .ctx = ctx };
	int stop = 0;

	assert(1 <= n && n <= BOARD_MAX);
	for (int first = 0; !stop && 2 * first < n; first++) {
		allow_candidates(&s, first);
		stop = search_row(&s, 0, (struct attack){ 0 });
	}
	return stop;
}
