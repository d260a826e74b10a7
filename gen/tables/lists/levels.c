/* levels.c -- solve as a person does: forced moves, then one step ahead */
#include "lists/levels.h"

#include <stdlib.h>

/* Index 0 is for rows, index 1 for columns; a mask has a bit for each line of
   the other kind. */
struct position {
	int n;
	unsigned free[2][BOARD_MAX]; /* squares of each line that are free */
	unsigned open[2];            /* lines without a queen */
};

/* A step puts a queen on a square, or excludes the square.  The reason is a row
   or column, its line. */
struct step {
	int is_excluded, is_column, line;
	int row, column; /* of the square */
};

int
levels_count(unsigned mask)
{
	int count = 0;

	for (; mask; mask &= mask - 1)
		count++;
	return count;
}

/* A queen stands in this line, on its square number `across`. */
static void
place_in(struct position *p, int is_column, int line, int across)
{
	unsigned queen = 1U << across, *free = p->free[is_column];

	p->open[is_column] &= ~(1U << line);
	for (int i = 0; i < p->n; i++) {
		int away = abs(i - line);

		free[i] &= ~(queen | queen << away | queen >> away);
	}
	free[line] = 0;
}

/* Put a queen on a free square. */
static void
place(struct position *p, int row, int column)
{
	place_in(p, 0, row, column);
	place_in(p, 1, column, row);
}

/* The position that has the queens of b in the rows of a set. */
static struct position
begin(const struct board *b, unsigned set)
{
	unsigned all = (1U << b->n) - 1;
	struct position p = { .n = b->n, .open = { all, all } };

	for (int i = 0; i < b->n; i++)
		p.free[0][i] = p.free[1][i] = all;
	for (int r = 0; r < b->n; r++)
		if (set & levels_bit(b->n, r))
			place(&p, r, b->col[r]);
	return p;
}

static void
take(struct position *p, const struct step *s)
{
	if (s->is_excluded) {
		p->free[0][s->row] &= ~(1U << s->column);
		p->free[1][s->column] &= ~(1U << s->row);
	} else {
		place(p, s->row, s->column);
	}
}

/* A queen for the first row or column that has one free square left. */
static int
find_forced(const struct position *p, struct step *s)
{
	for (int i = 0; i < 2 * p->n; i++) {
		int line = i / 2, is_column = i % 2;
		unsigned square = p->free[is_column][line];

		if (levels_count(square) != 1)
			continue;
		*s = (struct step){ 0, is_column, line, line, line };
		*(is_column ? &s->row : &s->column) = levels_count(square - 1);
		return 1;
	}
	return 0;
}

/* Whether a row or column has neither a queen nor a free square: the first of
   these becomes the line of the step. */
static int
is_lost(const struct position *p, struct step *s)
{
	for (int i = 0; i < 2 * p->n; i++) {
		s->line = i / 2;
		s->is_column = i % 2;
		if (p->open[s->is_column] >> s->line & 1 &&
		    !p->free[s->is_column][s->line])
			return 1;
	}
	return 0;
}

/* Whether a queen on the square of the step leaves such a line. */
static int
loses(const struct position *p, struct step *s)
{
	struct position next = *p;

	place(&next, s->row, s->column);
	return is_lost(&next, s);
}

/* The first such square, or better the first that leaves a line one square. */
static int
find_excluded(const struct position *p, struct step *s)
{
	int is_found = 0, is_last = 0;

	for (int i = 0; i < p->n * p->n && !is_last; i++) {
		struct position next = *p;
		struct step here = { 1, 0, 0, i / p->n, i % p->n }, forced;

		if (!(p->free[0][here.row] >> here.column & 1) ||
		    !loses(p, &here))
			continue;
		take(&next, &here);
		is_last = find_forced(&next, &forced);
		if (!is_found || is_last)
			*s = here;
		is_found = 1;
	}
	return is_found;
}

static int
find_step(const struct position *p, struct step *s)
{
	return find_forced(p, s) || find_excluded(p, s);
}

int
levels_of(const struct board *b, unsigned set)
{
	struct position p = begin(b, set);
	struct step s;
	int level = 1;

	for (; p.open[0]; take(&p, &s)) {
		if (!find_step(&p, &s))
			return LEVELS;
		if (s.is_excluded)
			level = 2;
	}
	return level;
}

static struct step
find_try(const struct position *p, const struct board *b)
{
	struct step s = { 0 };
	int fewest = p->n + 1;

	for (int r = 0; r < p->n; r++)
		if (p->open[0] >> r & 1 &&
		    levels_count(p->free[0][r]) < fewest) {
			fewest = levels_count(p->free[0][r]);
			s = (struct step){ 0, 0, r, r, b->col[r] };
		}
	return s;
}

/* Whether a queen on the square of the step, and all that then follows, leave a
   row or column without a free square: it becomes the line of the step. */
static int
fails(const struct position *p, struct step *s)
{
	struct position next = *p;
	struct step found = *s;

	take(&next, &found);
	while (!is_lost(&next, s)) {
		if (!find_step(&next, &found))
			return 0;
		take(&next, &found);
	}
	return 1;
}

/* The first square of a row or column that fails; *tried is on that line. */
static int
fails_on(const struct position *p, struct step *tried, struct step *s)
{
	unsigned squares = p->free[tried->is_column][tried->line];
	int found = 0;

	for (int k = 0; k < p->n && !found; k++) {
		tried->row = tried->is_column ? k : tried->line;
		tried->column = tried->is_column ? tried->line : k;
		*s = *tried;
		found = squares >> k & 1 && fails(p, s);
	}
	s->is_excluded = 1;
	return found;
}

/* A square that fails, on a line with few squares.  Returns 1 if no line has
   fewer, 2 if one has, 0 if there is no such square. */
static int
find_failing(const struct position *p, struct step *tried, struct step *s)
{
	int fewest = 0;

	for (int count = 2; count <= p->n; count++)
		for (int i = 0; i < 2 * p->n; i++) {
			*tried = (struct step){ 0, i % 2, i / 2, 0, 0 };
			if (levels_count(p->free[i % 2][i / 2]) != count)
				continue;
			fewest = fewest ? fewest : count;
			if (fails_on(p, tried, s))
				return 1 + (count > fewest);
		}
	return 0;
}

static void
write_hint(FILE *out, const char *word, const struct step *s)
{
	fprintf(out, "%s%s %d %d %d", word, s->is_column ? "column" : "row",
	        s->line + 1, s->row + 1, s->column + 1);
}

/* Find and write the next step. */
static struct step
hint(FILE *out, const struct position *p, const struct board *b)
{
	static const char *const words[] = { "", "fewest_", "more_" };
	struct step s, tried;
	int failing;

	if (find_step(p, &s)) {
		write_hint(out, s.is_excluded ? "no_" : "", &s);
	} else if ((failing = find_failing(p, &tried, &s))) {
		write_hint(out, words[failing], &tried);
		write_hint(out, ",lost_", &s);
	} else {
		s = find_try(p, b);
		write_hint(out, "try_", &s);
	}
	return s;
}

static void
write_free(FILE *out, const struct position *p)
{
	const char *between = "";

	for (int i = 0; i < p->n * p->n; i++)
		if (p->free[0][i / p->n] >> i % p->n & 1) {
			fprintf(out, "%s%d %d", between, i % p->n + 1,
			        i / p->n + 1);
			between = ",";
		}
}

void
levels_hints(FILE *out, const struct board *b, unsigned set)
{
	struct position p = begin(b, set);
	const char *between = "";

	write_free(out, &p);
	fputs("|>,<|", out);
	while (p.open[0]) {
		fputs(between, out);
		struct step s = hint(out, &p, b);
		between = ",";
		take(&p, &s);
	}
}
