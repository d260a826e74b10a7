/* hints.c -- the steps of a person to a solution, for one who is stuck */
#include "lists/hints.h"

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

	levels_take(&next, &found);
	while (!levels_is_lost(&next, s)) {
		if (!levels_find_step(&next, &found))
			return 0;
		levels_take(&next, &found);
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

	if (levels_find_step(p, &s)) {
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
hints_write(FILE *out, const struct board *b, unsigned set)
{
	struct position p = levels_begin(b, set);
	const char *between = "";
	struct step s;

	write_free(out, &p);
	fputs("|>,<|", out);
	while (p.open[0]) {
		fputs(between, out);
		s = hint(out, &p, b);
		between = ",";
		levels_take(&p, &s);
	}
}
