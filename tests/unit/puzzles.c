/* puzzles.c -- the smallest sets, against a count of all sets */
#include "puzzles.h"

#include <string.h>

#include "tap.h"

/* How many solutions have the queens of a solution in the rows of a set. */
static size_t
holders(const struct tables *t, size_t rank, unsigned set)
{
	struct board b = tables_board(t, rank);
	size_t count = 0;

	for (size_t k = 0; k < t->solutions; k++) {
		struct board other = tables_board(t, k);
		int holds = 1;

		for (int r = 0; r < t->n; r++)
			if (set >> (t->n - 1 - r) & 1)
				holds &= other.col[r] == b.col[r];
		count += (size_t)holds;
	}
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
	++*(int *)ctx;
	return 0;
}

/* Two of the four solutions begin in the left half; one of these has a queen
   that is nearer to a corner. */
static void
check_search(void)
{
	int seen = 0;

	search_candidates(6, see, &seen);
	ok(seen == 1, "N=6: the search finds %d solutions", seen);
}

int
main(void)
{
	check_search();
	for (int n = 1; n <= 9; n++) {
		struct tables t;
		size_t wrong = 0;

		tables_make(&t, n, NULL);
		for (size_t rank = 0; rank < t.solutions; rank++)
			wrong += !is_solution_right(&t, rank);
		is_u64(wrong, 0,
		       "N=%d: solutions with other sets than counting finds",
		       n);
		tables_free(&t);
	}
	return tap_done();
}
