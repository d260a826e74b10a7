/* puzzles.c -- the smallest sets: published numbers, and a count of all sets */
#include "puzzles.h"

#include <string.h>

#include "tap.h"

/* Sets in all; solutions that need 1, 2 and 3 queens. */
static const struct {
	int n;
	uint64_t sets, needing[4];
} numbers[] = {
	{ 4, 8, { 0, 2, 0, 0 } },    { 5, 100, { 0, 0, 10, 0 } },
	{ 6, 24, { 0, 4, 0, 0 } },   { 7, 440, { 0, 0, 40, 0 } },
	{ 8, 524, { 0, 0, 84, 8 } }, { 9, 5944, { 0, 0, 68, 284 } },
};

static int
queens_of(unsigned set)
{
	return __builtin_popcount(set);
}

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
			if (queens_of(set) == size &&
			    holders(t, rank, set) == 1)
				want[wanted++] = (uint16_t)set;
	return count == wanted &&
	       !memcmp(want, found, sizeof *want * (size_t)count);
}

static void
check_numbers(size_t i)
{
	struct tables t;
	uint64_t sets = 0, needing[QUEENS_MAX + 1] = { 0 };

	tables_make(&t, numbers[i].n, NULL);
	for (size_t rank = 0; rank < t.solutions; rank++) {
		uint16_t found[PUZZLES_SETS_MAX];

		sets += (uint64_t)puzzles_find(&t, rank, found);
		needing[queens_of(found[0])]++;
	}
	is_u64(sets, numbers[i].sets, "N=%d: the number of sets", t.n);
	for (int k = 0; k < 4; k++)
		is_u64(needing[k], numbers[i].needing[k],
		       "N=%d: the number of solutions that need %d", t.n, k);
	tables_free(&t);
}

int
main(void)
{
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
		check_numbers(i);
	for (int n = 1; n <= 7; n++) {
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
