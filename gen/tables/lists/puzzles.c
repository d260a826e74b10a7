/* puzzles.c -- a set of queens defines a solution if no other has it */
#include "lists/puzzles.h"

#include "boards/symmetry.h"
#include "lists/hints.h"
#include "lists/records.h"

enum { MASKS = 1 << PUZZLES_N_MAX };

/* The rows in which two solutions have the same queen. */
static unsigned
common_rows(const struct tables *t, size_t rank, size_t other)
{
	struct board a = tables_board(t, rank), b = tables_board(t, other);
	unsigned rows = 0;

	for (int r = 0; r < t->n; r++)
		if (a.col[r] == b.col[r])
			rows |= levels_bit(t->n, r);
	return rows;
}

/* Mark each set that another solution has too. */
static void
mark_shared(const struct tables *t, size_t rank, uint8_t shared[MASKS])
{
	unsigned masks = 1U << t->n;

	for (size_t other = 0; other < t->solutions; other++)
		if (other != rank)
			shared[common_rows(t, rank, other)] = 1;
	/* a part of a shared set is shared */
	for (unsigned bit = 1; bit < masks; bit <<= 1)
		for (unsigned set = 0; set < masks; set++)
			shared[set & ~bit] |= shared[set];
}

int
puzzles_find(const struct tables *t, size_t rank, int level,
             uint16_t sets[PUZZLES_SETS_MAX])
{
	struct board b = tables_board(t, rank);
	uint8_t shared[MASKS] = { 0 };
	int fewest = t->n, found = 0;

	mark_shared(t, rank, shared);
	for (unsigned set = 1U << t->n; set-- > 0;) {
		int queens = levels_count(set);

		if (shared[set] || queens > fewest ||
		    levels_of(&b, set) != level)
			continue;
		if (queens < fewest)
			found = 0;
		fewest = queens;
		sets[found++] = (uint16_t)set;
	}
	return found;
}

/* Where the queens of a set stand in image k. */
static unsigned
turned(const struct board *b, unsigned set, int k)
{
	unsigned rows = 0;

	for (int r = 0; r < b->n; r++) {
		int row = r, column = b->col[r];

		symmetry_move(b->n, k, &row, &column);
		if (set & levels_bit(b->n, r))
			rows |= levels_bit(b->n, row);
	}
	return rows;
}

/* Whether a symmetry of the solution takes the set to an earlier one. */
static int
is_image(const struct board *b, unsigned set)
{
	for (int k = 1; k < SYMMETRY_IMAGES; k++) {
		struct board image = symmetry_image(b, k);

		if (board_pack(b) == board_pack(&image) &&
		    turned(b, set, k) > set)
			return 1;
	}
	return 0;
}

static void
write_puzzle(FILE *out, const struct tables *t, int number, size_t group,
             unsigned set, int level)
{
	struct board b = tables_board(t, t->fundamental[group]);
	int k = number % SYMMETRY_IMAGES;
	struct board image = symmetry_image(&b, k), given = { .n = b.n };
	unsigned rows = turned(&b, set, k);

	for (int r = 0; r < b.n; r++)
		if (rows & levels_bit(b.n, r))
			given.col[r] = (uint8_t)(image.col[r] + 1);
	fprintf(out, "q_puzzle(%d,<|", number);
	record_write(out, "%c|>,<|", &(struct record){ t, .board = image });
	record_write(out, "%C|>,<|", &(struct record){ t, .board = given });
	fprintf(out, "%zu|>,<|%d|>,<|", group + 1, level);
	hints_write(out, &image, rows);
	fputs("|>" RECORD_END, out);
}

/* Groups that stand for all: the first, or evenly spread ones if there are more
   than PUZZLES_MAX. */
static size_t
group_at(const struct tables *t, size_t i)
{
	return t->groups > PUZZLES_MAX ? i * t->groups / PUZZLES_MAX : i;
}

/* The first sets of a group and level, no two of which are images. */
static void
choose(const struct tables *t, size_t group, int level,
       uint16_t chosen[PUZZLES_MAX])
{
	struct board b = tables_board(t, t->fundamental[group]);
	uint16_t sets[PUZZLES_SETS_MAX];
	int found = puzzles_find(t, t->fundamental[group], level, sets);

	for (int i = 0, k = 0; i < found && k < PUZZLES_MAX; i++)
		if (!is_image(&b, sets[i]))
			chosen[k++] = sets[i];
}

/* Returns the number of the last puzzle.  A set has a queen, so 0 is none. */
static int
write_level(FILE *out, const struct tables *t, int level, int number)
{
	uint16_t chosen[PUZZLES_MAX][PUZZLES_MAX] = { { 0 } };
	int last = number + PUZZLES_MAX;

	for (size_t i = 0; i < PUZZLES_MAX && i < t->groups; i++)
		choose(t, group_at(t, i), level, chosen[i]);
	for (int k = 0; k < PUZZLES_MAX; k++)
		for (size_t i = 0; i < PUZZLES_MAX && number < last; i++)
			if (chosen[i][k])
				write_puzzle(out, t, ++number, group_at(t, i),
				             chosen[i][k], level);
	return number;
}

int
puzzles_write(FILE *out, const struct tables *t)
{
	int number = 0;

	for (int level = 1; level <= LEVELS; level++)
		number = write_level(out, t, level, number);
	return 0;
}
