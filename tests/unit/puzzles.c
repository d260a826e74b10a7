/* puzzles.c -- the smallest sets of each level, against a count of all and a
   solver that looks at squares one by one */
#include "puzzles.h"

#include <stdlib.h>
#include <string.h>

#include "tap.h"

/* Squares that have a queen, or may have one. */
struct game {
	int n;
	char open[BOARD_MAX][BOARD_MAX];
};

static void
put(struct game *g, int row, int column)
{
	for (int r = 0; r < g->n; r++)
		for (int c = 0; c < g->n; c++) {
			int is_diagonal = abs(r - row) == abs(c - column);

			if ((r == row) + (c == column) + is_diagonal == 1)
				g->open[r][c] = 0;
		}
}

/* How many squares of line i are open, and the last of them.  Line i is a row,
   or from n on a column. */
static int
find_open(const struct game *g, int i, int *row, int *column)
{
	int found = 0;

	for (int k = 0; k < g->n; k++) {
		int r = i < g->n ? i : k, c = i < g->n ? k : i - g->n;

		if (!g->open[r][c])
			continue;
		found++;
		*row = r;
		*column = c;
	}
	return found;
}

/* A queen there would leave some line without a square. */
static int
is_lost(struct game g, int row, int column)
{
	int lost = 0;

	put(&g, row, column);
	for (int i = 0; i < 2 * g.n; i++)
		lost |= !find_open(&g, i, &row, &column);
	return lost;
}

/* Strike out squares as long as there are any: the only one of a line attacks
   others; a level above 1 also knows which are lost. */
static int
is_solved(struct game g, int level)
{
	int before, left = 0, row, column;

	do {
		before = left;
		left = 0;
		for (int i = 0; i < 2 * g.n; i++)
			if (find_open(&g, i, &row, &column) == 1)
				put(&g, row, column);
		for (int r = 0; r < g.n; r++)
			for (int c = 0; c < g.n; c++) {
				if (level > 1 && g.open[r][c] &&
				    is_lost(g, r, c))
					g.open[r][c] = 0;
				left += g.open[r][c];
			}
	} while (left != before);
	return left == g.n;
}

static int
level_of(const struct board *b, unsigned set)
{
	struct game g = { .n = b->n };

	memset(g.open, 1, sizeof g.open);
	for (int r = 0; r < b->n; r++)
		if (set >> (b->n - 1 - r) & 1)
			put(&g, r, b->col[r]);
	return is_solved(g, 1) ? 1 : is_solved(g, 2) ? 2 : 3;
}

/* Whether no other solution has these queens of solution `rank`. */
static int
is_unique(const struct tables *t, size_t rank, unsigned set)
{
	uint64_t rows = 0, columns = t->solution[rank].columns;
	size_t holders = 0;

	for (int r = 0; r < t->n; r++)
		if (set >> (t->n - 1 - r) & 1)
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
			    (!level || level_of(&b, set) == level))
				want[wanted++] = (uint16_t)set;
	return count == wanted &&
	       !memcmp(want, found, sizeof *want * (size_t)count);
}

/* Every step-th solution of board n, each level of it and any. */
static void
check(int n, size_t first, size_t step)
{
	struct tables t;
	unsigned wrong = 0;

	tables_make(&t, n, NULL);
	for (size_t rank = first; rank < t.solutions; rank += step)
		for (int level = 0; level <= LEVELS; level++)
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
