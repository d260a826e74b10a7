/* puzzles.c -- a set of queens defines a solution if no other has it */
#include "puzzles.h"

#include "fields.h"
#include "hints.h"
#include "symmetry.h"

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

int
puzzles_find(const struct tables *t, size_t rank, int level,
             uint16_t sets[PUZZLES_SETS_MAX])
{
	struct board b = tables_board(t, rank);
	uint8_t shared[MASKS];
	int fewest = t->n, found = 0;

	mark_shared(t, rank, shared);
	for (unsigned set = 1U << t->n; set-- > 0;) {
		int queens = levels_count(set);

		if (shared[set] || queens > fewest ||
		    (level && levels_of(&b, set) != level))
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
write_given(FILE *out, const struct board *b, unsigned set, int image)
{
	struct board given = { .n = b->n };

	for (int r = 0; r < b->n; r++) {
		int row = r, column = b->col[r];

		symmetry_move(b->n, image, &row, &column);
		if (set & levels_bit(b->n, r))
			given.col[row] = (uint8_t)(column + 1);
	}
	field_put_columns(out, &given, ',', 0);
}

static void
write_puzzle(FILE *out, const struct tables *t, int number, size_t group,
             unsigned set, int level)
{
	struct board b = tables_board(t, t->fundamental[group]);
	int k = number % SYMMETRY_IMAGES;
	struct board image = symmetry_image(&b, k);

	fprintf(out, "q_puzzle(%d,<|", number);
	field_put_columns(out, &image, ',', 1);
	fputs("|>,<|", out);
	write_given(out, &b, set, k);
	fprintf(out, "|>,<|%zu|>,<|%d|>,<|", group + 1, level);
	hints_write_free(out, &image, turned(&b, set, k));
	fputs("|>,<|", out);
	hints_write(out, &image, turned(&b, set, k));
	fputs("|>" RECORD_END, out);
}

/* The first sets of a group and level, no two of which are images. */
struct choice {
	size_t group;
	unsigned set[PUZZLES_MAX];
	int sets;
};

static struct choice
choose(const struct tables *t, size_t group, int level)
{
	struct board b = tables_board(t, t->fundamental[group]);
	uint16_t sets[PUZZLES_SETS_MAX];
	int found = puzzles_find(t, t->fundamental[group], level, sets);
	struct choice c = { .group = group };

	for (int i = 0; i < found && c.sets < PUZZLES_MAX; i++)
		if (!is_image(&b, sets[i]))
			c.set[c.sets++] = sets[i];
	return c;
}

/* Returns the number of the last puzzle. */
static int
write_level(FILE *out, const struct tables *t, int level, int number)
{
	struct choice c[PUZZLES_MAX];
	size_t spread = t->groups > PUZZLES_MAX ? t->groups : PUZZLES_MAX;
	size_t chosen = 0;
	int last = number + PUZZLES_MAX;

	for (; chosen < PUZZLES_MAX && chosen < t->groups; chosen++)
		c[chosen] = choose(t, chosen * spread / PUZZLES_MAX, level);
	for (int set = 0; set < PUZZLES_MAX; set++)
		for (size_t i = 0; i < chosen && number < last; i++)
			if (set < c[i].sets)
				write_puzzle(out, t, ++number, c[i].group,
				             c[i].set[set], level);
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
