/* facts.c -- the numbers of a board, as m4 definitions */
#include "facts.h"

#include "fields.h"

static void
define_number(FILE *out, const char *name, size_t value)
{
	fprintf(out, "m4_define(<|q_%s|>, <|%zu|>)\n", name, value);
}

static void
write_numbers(FILE *out, const struct tables *t)
{
	define_number(out, "n", (size_t)t->n);
	define_number(out, "solutions", t->solutions);
	define_number(out, "fundamentals", t->groups);
	define_number(out, "groups_of_8", t->groups_of[8]);
	define_number(out, "groups_of_4", t->groups_of[4]);
	define_number(out, "groups_of_2", t->groups_of[2]);
	define_number(out, "groups_of_1", t->groups_of[1]);
}

/* The columns of a solution, or nothing if the board has none. */
static void
define_solution(FILE *out, const char *name, const struct tables *t,
                size_t rank)
{
	fprintf(out, "m4_define(<|q_%s|>, <|", name);
	if (t->solutions) {
		struct board b = tables_board(t, rank);

		field_put_columns(out, &b, ',', 1);
	}
	fputs("|>)\n", out);
}

void
facts_numbers(FILE *out, const struct tables *t)
{
	write_numbers(out, t);
	define_solution(out, "first", t, 0);
	define_solution(out, "last", t, t->solutions - 1);
}
