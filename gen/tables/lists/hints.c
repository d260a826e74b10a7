/* hints.c -- what levels.c can find, in an order that teaches */
#include "lists/hints.h"

static void
write_free(FILE *out, const struct position *p)
{
	const char *between = "";

	for (int i = 0; i < p->n * p->n; i++)
		if (p->free[i / p->n] >> i % p->n & 1) {
			fprintf(out, "%s%d %d", between, i % p->n + 1,
			        i / p->n + 1);
			between = ",";
		}
}

static struct step
find_try(const struct position *p, const struct board *b)
{
	struct step s = { 0 };
	int fewest = p->n + 1;

	for (int r = 0; r < p->n; r++)
		if (p->rows >> r & 1 && levels_count(p->free[r]) < fewest) {
			fewest = levels_count(p->free[r]);
			s = (struct step){ 0, 0, r, r, b->col[r] };
		}
	return s;
}

void
hints_write(FILE *out, const struct board *b, unsigned set)
{
	struct position p = levels_begin(b, set);
	const char *between = "";

	write_free(out, &p);
	fputs("|>,<|", out);
	while (p.rows) {
		struct step s;
		const char *word = "try";

		if (levels_step(&p, &s))
			word = s.is_column ? "column" : "row";
		else
			s = find_try(&p, b);
		fprintf(out, "%s%s%s %d %d %d", between,
		        s.is_excluded ? "no_" : "", word, s.line + 1, s.row + 1,
		        s.column + 1);
		between = ",";
		levels_take(&p, &s);
	}
}
