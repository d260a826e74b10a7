/* hints.c -- what levels.c can find, in an order that teaches */
#include "hints.h"

#include <string.h>

static int
is_free(const struct position *p, int square)
{
	return (p->free[square / p->n] >> square % p->n & 1) != 0;
}

void
hints_write_free(FILE *out, const struct board *b, unsigned set)
{
	struct position p = levels_begin(b, set);
	const char *between = "";

	for (int i = 0; i < p.n * p.n; i++)
		if (is_free(&p, i)) {
			fprintf(out, "%s%d %d", between, i % p.n + 1,
			        i / p.n + 1);
			between = ",";
		}
}

struct step {
	const char *what;
	struct line line;
	int row, column;
};

static void
take(struct position *p, const struct step *s)
{
	if (strncmp(s->what, "no_", 3) == 0)
		p->free[s->row] &= ~(1U << s->column);
	else
		levels_place(p, s->row, s->column);
}

static int
find_forced(const struct position *p, struct step *s)
{
	int is_found = levels_forced(p, &s->line, &s->row, &s->column);

	s->what = s->line.is_column ? "column" : "row";
	return is_found;
}

/* Only such a square if `is_last`: then a line has one square left. */
static int
find_strike(const struct position *p, struct step *s, int is_last)
{
	for (int i = 0; i < p->n * p->n; i++) {
		struct position next = *p;
		struct step forced = { 0 };

		*s = (struct step){ .row = i / p->n, .column = i % p->n };
		if (!is_free(p, i) ||
		    !levels_loses(p, s->row, s->column, &s->line))
			continue;
		s->what = s->line.is_column ? "no_column" : "no_row";
		take(&next, s);
		if (!is_last || find_forced(&next, &forced))
			return 1;
	}
	return 0;
}

static int
count_squares(unsigned squares)
{
	int count = 0;

	for (; squares; squares &= squares - 1)
		count++;
	return count;
}

static void
find_try(const struct position *p, const struct board *b, struct step *s)
{
	int fewest = p->n + 1;

	s->what = "try";
	for (int r = 0; r < p->n; r++)
		if (p->rows >> r & 1 && count_squares(p->free[r]) < fewest) {
			fewest = count_squares(p->free[r]);
			s->line.number = s->row = r;
			s->column = b->col[r];
		}
}

void
hints_write(FILE *out, const struct board *b, unsigned set)
{
	struct position p = levels_begin(b, set);
	const char *between = "";

	while (p.rows) {
		struct step s = { 0 };

		if (!find_forced(&p, &s) && !find_strike(&p, &s, 1) &&
		    !find_strike(&p, &s, 0))
			find_try(&p, b, &s);
		fprintf(out, "%s%s %d %d %d", between, s.what,
		        s.line.number + 1, s.row + 1, s.column + 1);
		between = ",";
		take(&p, &s);
	}
}
