/* queens.c -- the search finds every solution, in order, and stops when told */
#include "queens.h"

#include <string.h>

#include "known.h"
#include "tap.h"

/* Columns from 0, four bits each, row 0 in the top bits. */
static const struct {
	struct board board;
	uint64_t packed;
} packed[] = {
	{ { 1, { 0 } }, 0 },
	{ { 8, { 0, 4, 7, 5, 2, 6, 1, 3 } }, UINT64_C(0x0475261300000000) },
	{ { 9, { 0, 2, 5, 7, 1, 3, 8, 6, 4 } }, UINT64_C(0x0257138640000000) },
	{ { 16, { 15, 0, 14, 1, 13, 2, 12, 3, 11, 4, 10, 5, 9, 6, 8, 7 } },
	  UINT64_C(0xF0E1D2C3B4A59687) },
};

struct seen {
	uint64_t boards, last, out_of_order, illegal;
};

static int
is_attacked(const struct board *b, int r)
{
	for (int s = 0; s < r; s++) {
		int apart = b->col[r] - b->col[s];

		if (apart == 0 || apart == r - s || apart == s - r)
			return 1;
	}
	return b->col[r] >= b->n;
}

static int
check_board(const struct board *b, void *ctx)
{
	struct seen *s = ctx;
	uint64_t number = queens_pack(b);
	struct board again = queens_unpack(b->n, number);

	s->out_of_order += s->boards && number <= s->last;
	s->last = number;
	s->boards++;
	for (int r = 0; r < b->n; r++)
		s->illegal += (uint64_t)is_attacked(b, r);
	s->illegal += memcmp(again.col, b->col, (size_t)b->n) != 0;
	return 0;
}

static int
stop_at_three(const struct board *b, void *ctx)
{
	(void)b;
	return ++*(int *)ctx == 3 ? 7 : 0;
}

typedef int visit_fn(int n, queens_visit_fn *visit, void *ctx);

/* Returns how many boards the search visits. */
static uint64_t
check_visit(visit_fn *visit, const char *what, int n)
{
	struct seen s = { 0 };

	ok(visit(n, check_board, &s) == 0 && !s.out_of_order && !s.illegal,
	   "N=%d: %s are legal, ascend, and survive packing", n, what);
	return s.boards;
}

static void
check_stop(visit_fn *visit, const char *what)
{
	int visited = 0;

	ok(visit(8, stop_at_three, &visited) == 7 && visited == 3,
	   "the visit of %s stops at the third, as told", what);
}

int
main(void)
{
	for (int n = 1; n <= 12; n++) {
		uint64_t seen = check_visit(queens_visit, "solutions", n);

		is_u64(seen, known[n].all, "N=%d: the number of solutions", n);
		seen = check_visit(queens_visit_candidates, "candidates", n);
		ok(seen >= known[n].fundamental &&
		           (n < 6 || seen < known[n].all / 2),
		   "N=%d: candidates are fewer, at least one a group", n);
	}
	check_stop(queens_visit, "solutions");
	check_stop(queens_visit_candidates, "candidates");
	for (size_t i = 0; i < sizeof packed / sizeof *packed; i++) {
		const struct board *b = &packed[i].board;
		struct board again = queens_unpack(b->n, packed[i].packed);

		ok(queens_pack(b) == packed[i].packed && again.n == b->n &&
		           !memcmp(again.col, b->col, sizeof b->col),
		   "N=%d: a board packs into four bits a row, and back", b->n);
	}
	return tap_done();
}
