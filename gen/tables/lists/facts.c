/* facts.c -- numbers of a board, as m4 definitions */
#include "lists/facts.h"

#include "lists/records.h"

static void
define_number(FILE *out, const char *name, size_t value)
{
	fprintf(out, "m4_define(<|q_%s|>, <|%zu|>)\n", name, value);
}

/* Define a word as the columns of a solution; as nothing if there is none. */
static void
define_solution(FILE *out, const char *format, const struct tables *t,
                size_t rank)
{
	struct record r = { .t = t };

	if (t->solutions)
		r.board = tables_board(t, rank);
	record_write(out, format, &r);
}

void
facts_write(FILE *out, const struct tables *t)
{
	define_number(out, "n", (size_t)t->n);
	define_number(out, "solutions", t->solutions);
	define_number(out, "fundamentals", t->groups);
	define_number(out, "groups_of_8", t->groups_of[8]);
	define_number(out, "groups_of_4", t->groups_of[4]);
	define_number(out, "groups_of_2", t->groups_of[2]);
	define_number(out, "groups_of_1", t->groups_of[1]);
	define_solution(out, "m4_define(<|q_first|>, <|%c|>)\n", t, 0);
	define_solution(out, "m4_define(<|q_last|>, <|%c|>)\n", t,
	                t->solutions - 1);
}
