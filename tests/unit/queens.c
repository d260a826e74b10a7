/* queens.c -- the search finds every solution, in order, and stops when told */
#include "queens.h"

#include <string.h>

#include "known.h"
#include "tap.h"

/* The least solution of a board, columns from 1. */
static const struct board least[] = {
	{ 9, { 1, 3, 6, 8, 2, 4, 9, 7, 5 } },
	{ 10, { 1, 3, 6, 8, 10, 5, 9, 2, 4, 7 } },
	{ 11, { 1, 3, 5, 7, 9, 11, 2, 4, 6, 8, 10 } },
	{ 12, { 1, 3, 5, 8, 10, 12, 6, 11, 2, 7, 9, 4 } },
	{ 13, { 1, 3, 5, 2, 9, 12, 10, 13, 4, 6, 8, 11, 7 } },
	{ 14, { 1, 3, 5, 7, 12, 10, 13, 4, 14, 9, 2, 6, 8, 11 } },
};

/* Columns from 0, four bits each, row 0 in the top bits. */
static const struct {
	struct board board;
	uint64_t packed;
} packed[] = {
	{ { 1, { 0 } }, 0 },
	{ { 4, { 1, 3, 0, 2 } }, UINT64_C(0x1302000000000000) },
	{ { 5, { 1, 4, 2, 0, 3 } }, UINT64_C(0x1420300000000000) },
	{ { 8, { 0, 4, 7, 5, 2, 6, 1, 3 } }, UINT64_C(0x0475261300000000) },
	{ { 9, { 0, 2, 5, 7, 1, 3, 8, 6, 4 } }, UINT64_C(0x0257138640000000) },
	{ { 16, { 15, 0, 14, 1, 13, 2, 12, 3, 11, 4, 10, 5, 9, 6, 8, 7 } },
	  UINT64_C(0xF0E1D2C3B4A59687) },
};

struct walk {
	uint64_t seen, last, out_of_order, illegal;
};

static int
is_attacked(const struct board *b, int r)
{
	for (int s = 0; s < r; s++) {
		int apart = b->col[r] - b->col[s];

		if (apart == 0 || apart == r - s || apart == s - r)
			return 1;
	}
	return 0;
}

static int
check_board(const struct board *b, void *ctx)
{
	struct walk *w = ctx;
	uint64_t number = queens_pack(b);
	struct board again = queens_unpack(b->n, number);

	w->out_of_order += w->seen && number <= w->last;
	w->last = number;
	w->seen++;
	for (int r = 0; r < b->n; r++)
		w->illegal += (uint64_t)is_attacked(b, r);
	w->illegal += memcmp(again.col, b->col, (size_t)b->n) != 0;
	return 0;
}

typedef int visit_fn(int n, queens_visit_fn *visit, void *ctx);

/* Returns how many boards the search visits. */
static uint64_t
check_visit(visit_fn *visit, const char *what, int n)
{
	struct walk w = { 0 };

	ok(visit(n, check_board, &w) == 0, "N=%d: %s are visited to the end", n,
	   what);
	ok(!w.out_of_order, "N=%d: %s ascend", n, what);
	ok(!w.illegal, "N=%d: %s are legal and survive packing", n, what);
	return w.seen;
}

static int
stop_at_three(const struct board *b, void *ctx)
{
	(void)b;
	return ++*(int *)ctx == 3 ? 7 : 0;
}

static void
check_stop(visit_fn *visit, const char *what)
{
	int visited = 0;

	ok(visit(8, stop_at_three, &visited) == 7 && visited == 3,
	   "the visit of %s stops at the third, as told", what);
}

static int
keep_first(const struct board *b, void *ctx)
{
	*(struct board *)ctx = *b;
	return 1;
}

static void
check_least(const struct board *want)
{
	struct board b = { 0 };
	int same = queens_visit(want->n, keep_first, &b) == 1;

	for (int r = 0; r < want->n; r++)
		same &= b.col[r] + 1 == want->col[r];
	ok(same, "N=%d: the first solution is the published one", want->n);
}

int
main(void)
{
	for (int n = 1; n <= 12; n++) {
		uint64_t seen = check_visit(queens_visit, "solutions", n);

		is_u64(seen, known[n].all, "N=%d: the number of solutions", n);
		seen = check_visit(queens_visit_candidates, "candidates", n);
		ok(seen >= known[n].fundamental, "N=%d: no group is left out",
		   n);
		ok(n < 6 || seen < known[n].all / 2,
		   "N=%d: candidates are fewer than half of the solutions", n);
	}
	check_stop(queens_visit, "solutions");
	check_stop(queens_visit_candidates, "candidates");
	for (size_t i = 0; i < sizeof least / sizeof *least; i++)
		check_least(&least[i]);
	for (size_t i = 0; i < sizeof packed / sizeof *packed; i++) {
		const struct board *b = &packed[i].board;
		struct board again = queens_unpack(b->n, packed[i].packed);

		ok(queens_pack(b) == packed[i].packed,
		   "N=%d: a board packs into four bits a row", b->n);
		ok(again.n == b->n && !memcmp(again.col, b->col, sizeof b->col),
		   "N=%d: the number unpacks to the board", b->n);
	}
	return tap_done();
}
