/* published.c -- lists and histograms that others have published or counted */
#include "symmetry.h"
#include "tables.h"

#include <string.h>

#include "known.h"
#include "tap.h"

/* The least solution, columns from 1. */
static const struct board first[] = {
	{ 9, { 1, 3, 6, 8, 2, 4, 9, 7, 5 } },
	{ 10, { 1, 3, 6, 8, 10, 5, 9, 2, 4, 7 } },
	{ 11, { 1, 3, 5, 7, 9, 11, 2, 4, 6, 8, 10 } },
	{ 12, { 1, 3, 5, 8, 10, 12, 6, 11, 2, 7, 9, 4 } },
	{ 13, { 1, 3, 5, 2, 9, 12, 10, 13, 4, 6, 8, 11, 7 } },
	{ 14, { 1, 3, 5, 7, 12, 10, 13, 4, 14, 9, 2, 6, 8, 11 } },
};

/* The fundamental solutions in order, a digit a column from 1. */
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

/* Solutions by the column of row 0, to the middle. */
static const struct {
	int n;
	uint64_t by_column[6];
} halves[] = {
	{ 8, { 4, 8, 16, 18 } },
	{ 10, { 64, 48, 65, 93, 92 } },
	{ 12, { 500, 806, 1165, 1359, 1631, 1639 } },
};

/* Queens on each square of rows 0 to 3, over the 92 solutions. */
static const uint64_t squares[4][8] = {
	{ 4, 8, 16, 18, 18, 16, 8, 4 },
	{ 8, 16, 14, 8, 8, 14, 16, 8 },
	{ 16, 14, 4, 12, 12, 4, 14, 16 },
	{ 18, 8, 12, 8, 8, 12, 8, 18 },
};

static int
keep_first(const struct board *b, void *ctx)
{
	*(struct board *)ctx = *b;
	return 1;
}

static void
check_first(const struct board *want)
{
	struct board b = { 0 };
	int same = 1;

	ok(queens_visit(want->n, keep_first, &b) == 1, "%d: stopped", want->n);
	for (int r = 0; r < want->n; r++)
		same &= b.col[r] + 1 == want->col[r];
	ok(same, "%d: the first solution", want->n);
}

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
	if (!ok(!strcmp(got, want), "%d: the fundamental solutions", t->n))
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

/* What the groups and the unchanged solutions must be to each other. */
static void
check_identities(const struct tables *t)
{
	uint64_t p = unchanged_by(t, 2), r = unchanged_by(t, 1);
	uint64_t a = t->groups_of[8], b = t->groups_of[4], c = t->groups_of[2];

	is_u64(p, known[t->n].half_turn, "unchanged by a half turn");
	is_u64(r, known[t->n].quarter_turn, "unchanged by a quarter turn");
	if (t->n == 1)
		return;
	is_u64(unchanged_by(t, 4), 0, "unchanged by a reflection");
	ok(t->solutions == 8 * a + 4 * b + 2 * c, "%d: members", t->n);
	ok(p == 4 * b + 2 * c && r == 2 * c, "%d: the unchanged", t->n);
	ok(8 * t->groups == t->solutions + p + 2 * r, "%d: orbits", t->n);
}

static void
check_halves(const struct tables *t, const uint64_t *want)
{
	uint64_t got[QUEENS_MAX] = { 0 };

	for (size_t i = 0; i < t->solutions; i++)
		got[tables_board(t, i).col[0]]++;
	for (int c = 0; c < t->n / 2; c++) {
		is_u64(got[c], want[c], "first queens in a column");
		is_u64(got[t->n - 1 - c], want[c], "in its mirror image");
	}
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
	for (int r = 0; r < 4; r++) {
		ok(!memcmp(got[r], squares[r], sizeof got[r]), "row %d", r);
		ok(!memcmp(got[7 - r], squares[r], sizeof got[r]), "row %d",
		   7 - r);
	}
}

static void
check_board(int n)
{
	struct tables t;

	ok(tables_make(&t, n) == 0, "board %d", n);
	check_identities(&t);
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

int
main(void)
{
	for (size_t i = 0; i < sizeof first / sizeof *first; i++)
		check_first(&first[i]);
	for (int n = 1; n <= 12; n++)
		check_board(n);
	return tap_done();
}
