/* queens.c -- the search against published counts, OEIS A000170 */
#include "queens.h"

#include <string.h>

#include "tap.h"

static const uint64_t known[] = { 0,  1,  0,   0,   2,    10,   4,
	                          40, 92, 352, 724, 2680, 14200 };

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
	uint64_t packed = queens_pack(b);
	struct board again = queens_unpack(b->n, packed);

	w->out_of_order += w->seen && packed <= w->last;
	w->last = packed;
	w->seen++;
	for (int r = 0; r < b->n; r++)
		w->illegal += (uint64_t)is_attacked(b, r);
	w->illegal += memcmp(again.col, b->col, (size_t)b->n) != 0;
	return 0;
}

static int
stop_at_three(const struct board *b, void *ctx)
{
	(void)b;
	return ++*(int *)ctx == 3 ? 7 : 0;
}

int
main(void)
{
	int visited = 0;

	for (int n = 1; n <= 12; n++) {
		struct walk w = { 0 };

		ok(queens_visit(n, check_board, &w) == 0, "%d: to the end", n);
		is_u64(w.seen, known[n], "solutions");
		is_u64(w.out_of_order, 0, "out of order");
		is_u64(w.illegal, 0, "illegal, or not the same unpacked");
		w = (struct walk){ 0 };
		ok(queens_visit_candidates(n, check_board, &w) == 0,
		   "%d, candidates: to the end", n);
		ok(n < 6 || w.seen < known[n] / 2, "fewer than half");
		is_u64(w.out_of_order, 0, "candidates out of order");
		is_u64(w.illegal, 0, "illegal candidates");
	}
	ok(queens_visit(8, stop_at_three, &visited) == 7, "stops");
	is_u64((uint64_t)visited, 3, "visited until then");
	visited = 0;
	ok(queens_visit_candidates(8, stop_at_three, &visited) == 7, "stops");
	is_u64((uint64_t)visited, 3, "candidates visited until then");
	return tap_done();
}
