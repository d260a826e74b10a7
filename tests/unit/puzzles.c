/* puzzles.c -- the smallest sets of each level, against a count of all; hints on
   pages show that the levels are right (pictures/claims.pl) */
#include "lists/puzzles.h"

#include "boards/solve.h"
#include "tap.h"

/* Whether no other solution has these queens of solution `rank`. */
static int
is_unique(const struct tables *t, size_t rank, unsigned set)
{
	uint64_t rows = 0, columns = t->solution[rank].columns;
	size_t holders = 0;

	for (int r = 0; r < t->n; r++)
		if (set & levels_bit(t->n, r))
			rows |= UINT64_C(15) << (60 - 4 * r);
	for (size_t k = 0; k < t->solutions; k++)
		holders += !((t->solution[k].columns ^ columns) & rows);
	return holders == 1;
}

/* All sets of each size, from the smallest, in lexicographic order. */
static int
is_right(const struct tables *t, size_t rank, int level)
{
	uint16_t want[PUZZLES_SETS_MAX] = { 0 }, found[PUZZLES_SETS_MAX];
	int wanted = 0, count = puzzles_find(t, rank, level, found);
	struct board b = tables_board(t, rank);

	for (int size = 0; size <= t->n && !wanted; size++)
		for (unsigned set = 1U << t->n; set-- > 0;)
			if (__builtin_popcount(set) == size &&
			    is_unique(t, rank, set) &&
			    levels_of(&b, set) == level)
				want[wanted++] = (uint16_t)set;
	return count == wanted &&
	       !memcmp(want, found, sizeof *want * (size_t)count);
}

/* Every step-th solution of board n, each level of it. */
static void
check(int n, size_t first, size_t step)
{
	struct tables t;
	unsigned wrong = 0;

	solve_board(&t, n);
	for (size_t rank = first; rank < t.solutions; rank += step)
		for (int level = 1; level <= LEVELS; level++)
			wrong += !is_right(&t, rank, level);
	ok(!wrong, "N=%d: the sets of each level are those counted (%u wrong)",
	   n, wrong);
	tables_free(&t);
}

int
main(void)
{
	for (int n = 1; n <= 9; n++)
		check(n, 0, n < 8 ? 1 : 7);
	check(PUZZLES_N_MAX, 7000, 10000);
	return tap_done();
}
