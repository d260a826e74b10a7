/* published.c -- the tables agree with published numbers, lists and histograms
 */
#include "published.h"
#include "symmetry.h"
#include "tables.h"

#include <string.h>

#include "known.h"
#include "tap.h"

/* The fundamental solutions in order, one digit a column, from 1. */
static const struct {
	int n;
	const char *fundamentals;
} lists[] = {
	{ 1, "1 " },
	{ 2, "" },
	{ 3, "" },
	{ 4, "2413 " },
	{ 5, "13524 25314 " },
	{ 6, "246135 " },
	{ 7, "1357246 1473625 2417536 2514736 2574136 2637415 " },
	{ 8, "15863724 16837425 24683175 25713864 25741863 26174835 "
	     "26831475 27368514 27581463 35281746 35841726 36258174 " },
};

/* How many solutions have the queen of row 0 in column 0, 1, ... to the middle.
 */
static const struct {
	int n;
	uint64_t by_column[6];
} halves[] = {
	{ 8, { 4, 8, 16, 18 } },
	{ 10, { 64, 48, 65, 93, 92 } },
	{ 12, { 500, 806, 1165, 1359, 1631, 1639 } },
};

/* How many of the 92 solutions have a queen on each square of rows 0 to 3. */
static const uint64_t squares[4][8] = {
	{ 4, 8, 16, 18, 18, 16, 8, 4 },
	{ 8, 16, 14, 8, 8, 14, 16, 8 },
	{ 16, 14, 4, 12, 12, 4, 14, 16 },
	{ 18, 8, 12, 8, 8, 12, 8, 18 },
};

static void
check_list(const struct tables *t, const char *want)
{
	char got[256] = "", *at = got;

	for (size_t g = 0; g < t->groups && g < 16; g++) {
		struct board b = tables_board(t, t->fundamental[g]);

		for (int r = 0; r < b.n; r++)
			*at++ = (char)('1' + b.col[r]);
		*at++ = ' ';
	}
	if (!ok(!strcmp(got, want), "N=%d: the fundamental solutions", t->n))
		fprintf(stderr, "#  got %s\n", got);
}

static uint64_t
unchanged_by(const struct tables *t, int k)
{
	uint64_t unchanged = 0;

	for (size_t i = 0; i < t->solutions; i++) {
		struct board b = tables_board(t, i);
		struct board image = symmetry_image(&b, k);

		unchanged += queens_pack(&image) == t->solution[i];
	}
	return unchanged;
}

/*
 * The published numbers give the groups by size too: a quarter turn leaves both
 * members of a group of 2 unchanged, and a half turn every member of a group of
 * 4 or 2.
 */
static void
check_groups(const struct tables *t, int n)
{
	uint64_t quarter = known[n].quarter_turn, half = known[n].half_turn;
	int is_one = n == 1;

	is_u64(t->solutions, known[n].all, "N=%d: all", n);
	is_u64(t->groups, known[n].fundamental, "N=%d: fundamental", n);
	is_u64(t->groups_of[8], (known[n].all - half) / 8, "N=%d: groups of 8",
	       n);
	is_u64(t->groups_of[4], (half - quarter) / 4, "N=%d: groups of 4", n);
	is_u64(t->groups_of[2], is_one ? 0 : quarter / 2, "N=%d: groups of 2",
	       n);
	is_u64(t->groups_of[1], (uint64_t)is_one, "N=%d: groups of 1", n);
}

static void
check_unchanged(const struct tables *t, int n)
{
	is_u64(unchanged_by(t, 2), known[n].half_turn,
	       "N=%d: solutions that a half turn leaves unchanged", n);
	is_u64(unchanged_by(t, 1), known[n].quarter_turn,
	       "N=%d: solutions that a quarter turn leaves unchanged", n);
	is_u64(unchanged_by(t, 4), n == 1,
	       "N=%d: solutions that a reflection leaves unchanged", n);
}

static void
check_halves(const struct tables *t, const uint64_t *want)
{
	uint64_t got[QUEENS_MAX] = { 0 };

	for (size_t i = 0; i < t->solutions; i++)
		got[tables_board(t, i).col[0]]++;
	for (int c = 0; c < t->n; c++)
		is_u64(got[c], want[2 * c < t->n ? c : t->n - 1 - c],
		       "N=%d: solutions with the first queen in column %d",
		       t->n, c);
}

static void
check_squares(const struct tables *t)
{
	uint64_t got[8][8] = { { 0 } };

	for (size_t i = 0; i < t->solutions; i++) {
		struct board b = tables_board(t, i);

		for (int r = 0; r < 8; r++)
			got[r][b.col[r]]++;
	}
	for (int r = 0; r < 8; r++)
		ok(!memcmp(got[r], squares[r < 4 ? r : 7 - r], sizeof got[r]),
		   "N=8: queens on each square of row %d", r);
}

static void
check_board(int n)
{
	struct tables t;

	ok(tables_make(&t, n, NULL) == 0, "N=%d: the tables are made", n);
	check_groups(&t, n);
	check_unchanged(&t, n);
	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
		if (lists[i].n == n)
			check_list(&t, lists[i].fundamentals);
	for (size_t i = 0; i < sizeof halves / sizeof *halves; i++)
		if (halves[i].n == n)
			check_halves(&t, halves[i].by_column);
	if (n == 8)
		check_squares(&t);
	tables_free(&t);
}

/* The numbers that programs compare with. */
static void
check_published(void)
{
	for (int n = 1; n <= PUBLISHED_N_MAX; n++) {
		is_u64(published[n].all, known[n].all, "N=%d: published", n);
		is_u64(published[n].fundamental, known[n].fundamental,
		       "N=%d: published fundamental ones", n);
		is_u64(published[n].half_turn, known[n].half_turn,
		       "N=%d: published for a half turn", n);
		is_u64(published[n].quarter_turn, known[n].quarter_turn,
		       "N=%d: published for a quarter turn", n);
	}
}

int
main(void)
{
	check_published();
	for (int n = 1; n <= 12; n++)
		check_board(n);
	return tap_done();
}
