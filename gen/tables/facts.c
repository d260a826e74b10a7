/* facts.c -- numbers and kinds of lists, as m4 definitions */
#include "facts.h"

#include "kinds.h"

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

/* The columns of a solution; nothing if there is no solution. */
static void
write_solution(FILE *out, const char *format, const struct tables *t,
               size_t rank)
{
	struct record r = { .t = t };

	if (t->solutions)
		r.board = tables_board(t, rank);
	record_write(out, format, &r);
}

static int
count_words(const char *text)
{
	int words = 1;

	for (; *text; text++)
		words += *text == ' ';
	return words;
}

/* Define how many fields a record has, or that the kind is a text; and, if
   there is no such list for this n, why. */
static void
define_kind(FILE *out, const struct kind *kind, int n)
{
	const char *why = kinds_lacks(kind, n);

	if (kind->fields)
		fprintf(out, "m4_define(<|q_fields_%s|>, <|%d|>)\n", kind->name,
		        count_words(kind->fields));
	else
		fprintf(out, "m4_define(<|q_text_%s|>)\n", kind->name);
	if (why)
		fprintf(out, "m4_define(<|q_lacks_%s|>, <|%s|>)\n", kind->name,
		        why);
}

int
facts_write(FILE *out, const struct tables *t)
{
	write_numbers(out, t);
	write_solution(out, "m4_define(<|q_first|>, <|%c|>)\n", t, 0);
	write_solution(out, "m4_define(<|q_last|>, <|%c|>)\n", t,
	               t->solutions - 1);
	for (const struct kind *kind = kinds; kind->name; kind++)
		define_kind(out, kind, t->n);
	return 0;
}
