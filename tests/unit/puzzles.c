/* puzzles.c -- the smallest sets of each level, against a count of all and a
   solver that looks at squares one by one */
#include "puzzles.h"

#include <string.h>

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

/* What is on a square: may have a queen, may not, has one. */
enum { OPEN, STRUCK, QUEEN };

struct game {
	int n;
	char on[BOARD_MAX][BOARD_MAX];
};

static int
is_attack(int r, int c, int row, int column)
{
	return (r == row || c == column || r - c == row - column ||
	        r + c == row + column) &&
	       !(r == row && c == column);
}

static void
put(struct game *g, int row, int column)
{
	for (int r = 0; r < g->n; r++)
		for (int c = 0; c < g->n; c++)
			if (is_attack(r, c, row, column))
				g->on[r][c] = STRUCK;
	g->on[row][column] = QUEEN;
}

/* How many lines lack a queen, and have `open` open squares; the last of them
   gets a queen if `moves`.  Line i is a row, or from n on a column. */
static int
lines_with(struct game *g, int open, int moves)
{
	int lines = 0;

	for (int i = 0; i < 2 * g->n; i++) {
		int found = 0, row = 0, column = 0, has_queen = 0;

		for (int k = 0; k < g->n; k++) {
			int r = i < g->n ? i : k, c = i < g->n ? k : i - g->n;

			has_queen |= g->on[r][c] == QUEEN;
			if (g->on[r][c] != OPEN)
				continue;
			found++;
			row = r;
			column = c;
		}
		if (has_queen || found != open)
			continue;
		lines++;
		if (moves)
			put(g, row, column);
	}
	return lines;
}

/* How many squares cannot have a queen, since a line would be without one. */
static int
strike_all(struct game *g)
{
	struct game before = *g;
	int struck = 0;

	for (int i = 0; i < g->n * g->n; i++) {
		struct game next = before;

		if (before.on[i / g->n][i % g->n] != OPEN)
			continue;
		put(&next, i / g->n, i % g->n);
		if (lines_with(&next, 0, 0)) {
			g->on[i / g->n][i % g->n] = STRUCK;
			struck++;
		}
	}
	return struck;
}

static int
level_of(const struct board *b, unsigned set)
{
	struct game g = { .n = b->n };
	int level = 1, queens = 0;

	for (int r = 0; r < b->n; r++)
		if (set >> (b->n - 1 - r) & 1)
			put(&g, r, b->col[r]);
	for (;;) {
		if (lines_with(&g, 1, 1))
			continue;
		for (int r = queens = 0; r < b->n; r++)
			queens += g.on[r][b->col[r]] == QUEEN;
		if (queens == b->n)
			return level;
		if (!strike_all(&g))
			return 3;
		level = 2;
	}
}

/* All sets of each size, from the smallest, in lexicographic order. */
static int
is_level_right(const struct tables *t, size_t rank, int level)
{
	uint16_t want[PUZZLES_SETS_MAX] = { 0 }, found[PUZZLES_SETS_MAX];
	int wanted = 0, count = puzzles_find(t, rank, level, found);
	struct board b = tables_board(t, rank);

	for (int size = 0; size <= t->n && !wanted; size++)
		for (unsigned set = 1U << t->n; set-- > 0;)
			if (__builtin_popcount(set) == size &&
			    holders(t, rank, set) == 1 &&
			    (!level || level_of(&b, set) == level))
				want[wanted++] = (uint16_t)set;
	return count == wanted &&
	       !memcmp(want, found, sizeof *want * (size_t)count);
}

static int
is_solution_right(const struct tables *t, size_t rank)
{
	int right = 1;

	for (int level = 0; level <= LEVELS; level++)
		right &= is_level_right(t, rank, level);
	return right;
}

int
main(void)
{
	struct tables t;

	for (int n = 1; n <= 9; n++) {
		uint64_t wrong = 0;

		tables_make(&t, n, NULL);
		for (size_t rank = 0; rank < t.solutions; rank++)
			wrong += (n < 8 || rank % 7 == 0) &&
			         !is_solution_right(&t, rank);
		is_u64(wrong, 0, n, "solutions with other sets than counted");
		tables_free(&t);
	}
	tables_make(&t, PUZZLES_N_MAX, NULL);
	ok(is_solution_right(&t, 7000), "N=%d: the sets of a solution", t.n);
	tables_free(&t);
	return tap_done();
}
