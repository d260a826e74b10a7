/* puzzles.c -- a set of queens defines a solution if no other one contains it
 */
#include "puzzles.h"

#include "fields.h"
#include "symmetry.h"

enum { MASKS = 1 << PUZZLES_N_MAX };

/* The rows in which two solutions have the same queen. */
static unsigned
common_rows(const struct tables *t, size_t rank, size_t other)
{
	struct board a = tables_board(t, rank), b = tables_board(t, other);
	unsigned rows = 0;

	for (int r = 0; r < t->n; r++)
		rows = rows << 1 | (a.col[r] == b.col[r]);
	return rows;
}

/* Mark each set that another solution has too. */
static void
mark_shared(const struct tables *t, size_t rank, uint8_t shared[MASKS])
{
	unsigned masks = 1U << t->n;

	for (unsigned set = 0; set < masks; set++)
		shared[set] = 0;
	for (size_t other = 0; other < t->solutions; other++)
		if (other != rank)
			shared[common_rows(t, rank, other)] = 1;
	/* a part of a shared set is shared */
	for (unsigned bit = 1; bit < masks; bit <<= 1)
		for (unsigned set = 0; set < masks; set++)
			shared[set & ~bit] |= shared[set];
}

static int
count_queens(unsigned set)
{
	int count = 0;

	for (; set; set &= set - 1)
		count++;
	return count;
}

/* Sets that begin with an earlier row are greater numbers. */
int
puzzles_find(const struct tables *t, size_t rank,
             uint16_t sets[PUZZLES_SETS_MAX])
{
	uint8_t shared[MASKS];
	int fewest = t->n, found = 0;

	mark_shared(t, rank, shared);
	for (unsigned set = 1U << t->n; set-- > 0;) {
		int queens = count_queens(set);

		if (shared[set] || queens > fewest)
			continue;
		if (queens < fewest)
			found = 0;
		fewest = queens;
		sets[found++] = (uint16_t)set;
	}
	return found;
}

static void
write_given(FILE *out, const struct board *b, unsigned set, int image)
{
	struct board given = { .n = b->n };

	for (int r = 0; r < b->n; r++) {
		int row = r, column = b->col[r];

		symmetry_move(b->n, image, &row, &column);
		if (set >> (b->n - 1 - r) & 1)
			given.col[row] = (uint8_t)(column + 1);
	}
	field_put_columns(out, &given, ',', 0);
}

static void
write_puzzle(FILE *out, const struct tables *t, int number, size_t group,
             unsigned set)
{
	struct board b = tables_board(t, t->fundamental[group]);
	int k = number % SYMMETRY_IMAGES;
	struct board image = symmetry_image(&b, k);

	fprintf(out, "q_puzzle(%d,<|", number);
	field_put_columns(out, &image, ',', 1);
	fputs("|>,<|", out);
	write_given(out, &b, set, k);
	fprintf(out, "|>,<|%zu|>)<||>m4_dnl\n", group + 1);
}

int
puzzles_write(FILE *out, const struct tables *t)
{
	unsigned first[PUZZLES_GROUPS_MAX];
	int number = 0;

	for (size_t group = 0; group < t->groups; group++) {
		uint16_t sets[PUZZLES_SETS_MAX] = { 0 };

		puzzles_find(t, t->fundamental[group], sets);
		first[group] = sets[0];
	}
	for (int given = t->n; given >= 0; given--)
		for (size_t group = 0; group < t->groups; group++)
			if (count_queens(first[group]) == given)
				write_puzzle(out, t, ++number, group,
				             first[group]);
	return 0;
}
