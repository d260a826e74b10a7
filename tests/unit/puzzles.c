/* puzzles.c -- the smallest sets, against a count of all; squares that the
   search leaves out */
#include "puzzles.h"

#include <string.h>

#include "known.h"
#include "tap.h"

/* How many solutions have the queens of a solution in the rows of a set. */
static size_t
holders(const struct tables *t, size_t rank, unsigned set)
{
	uint64_t rows = 0;
	size_t count = 0;

	for (int r = 0; r < t->n; r++)
		if (set >> (t->n - 1 - r) & 1)
			rows |= UINT64_C(15) << (60 - 4 * r);
	for (size_t k = 0; k < t->solutions; k++)
		count += !((t->solution[k] ^ t->solution[rank]) & rows);
	return count;
}

/* All sets of each size, from the smallest, in lexicographic order. */
static int
is_solution_right(const struct tables *t, size_t rank)
{
	uint16_t want[PUZZLES_SETS_MAX] = { 0 }, found[PUZZLES_SETS_MAX];
	int wanted = 0, count = puzzles_find(t, rank, found);

	for (int size = 0; size <= t->n && !wanted; size++)
		for (unsigned set = 1U << t->n; set-- > 0;)
			if (__builtin_popcount(set) == size &&
			    holders(t, rank, set) == 1)
				want[wanted++] = (uint16_t)set;
	return count == wanted &&
	       !memcmp(want, found, sizeof *want * (size_t)count);
}

/* A search_visit_fn. */
static int
see(const struct board *b, void *ctx)
{
	(void)b;
	++*(uint64_t *)ctx;
	return 0;
}

/* How far this place of a row, column or border is from its nearer end. */
static int
from_end(int n, int at)
{
	return at < n - 1 - at ? at : n - 1 - at;
}

/* Whether the first queen is not right of the middle, and no queen on another
   border is nearer to a corner than it. */
static int
is_candidate(const struct board *b)
{
	int n = b->n, first = b->col[0];
	int is_one = 2 * first < n && first <= from_end(n, b->col[n - 1]);

	for (int r = 0; r < n; r++)
		if (b->col[r] == 0 || b->col[r] == n - 1)
			is_one &= first <= from_end(n, r);
	return is_one;
}

int
main(void)
{
	struct tables t;

	for (int n = 1; n <= 9; n++) {
		uint64_t wrong = 0, seen = 0, candidates = 0;

		tables_make(&t, n, NULL);
		for (size_t rank = 0; rank < t.solutions; rank++) {
			struct board b = tables_board(&t, rank);

			wrong += !is_solution_right(&t, rank);
			candidates += (uint64_t)is_candidate(&b);
		}
		search_candidates(n, see, &seen);
		is_u64(seen, candidates, n, "what the search finds");
		is_u64(wrong, 0, n, "solutions with other sets than counted");
		tables_free(&t);
	}
	tables_make(&t, PUZZLES_N_MAX, NULL);
	ok(is_solution_right(&t, 7000), "N=%d: the sets of a solution", t.n);
	is_u64(PUZZLES_GROUPS_MAX, known[t.n].fundamental, t.n, "room");
	tables_free(&t);
	return tap_done();
}
