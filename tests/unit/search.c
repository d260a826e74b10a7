/* search.c -- the boards that the search visits are solutions, and ascend */
#include "search.h"

#include "known.h"
#include "tap.h"

struct seen {
	uint64_t boards, last, wrong;
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
	uint64_t number = board_pack(b);

	s->wrong += s->boards++ && number <= s->last;
	s->last = number;
	for (int r = 0; r < b->n; r++)
		s->wrong += (uint64_t)is_attacked(b, r);
	return 0;
}

int
main(void)
{
	for (int n = 1; n <= 12; n++) {
		struct seen s = { 0 };

		search_candidates(n, check_board, &s);
		ok(!s.wrong && s.boards >= known[n].fundamental &&
		           (n < 6 || s.boards < known[n].all / 2),
		   "N=%d: %" PRIu64 " of the solutions, in their order", n,
		   s.boards);
	}
	return tap_done();
}
