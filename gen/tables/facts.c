/* facts.c -- what m4 reads once for all templates */
#include "facts.h"

#include "fields.h"
#include "literals.h"
#include "symmetry.h"

enum {
	/* Boards to this one have a macro line a solution, which a compiler can
	   prove.  Larger ones have string literals, which it can still
	   compile. */
	FORM_ROWS_MAX = 10,
};

static void
define_number(FILE *out, const char *name, size_t value)
{
	fprintf(out, "m4_define(<|q_%s|>, <|%zu|>)\n", name, value);
}

static void
define_word(FILE *out, const char *name, const char *word)
{
	fprintf(out, "m4_define(<|q_%s|>, <|%s|>)\n", name, word);
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
	define_number(out, "group_bytes", literals_group_bytes(t));
	for (int table = 0; table < TABLES; table++)
		fprintf(out, "m4_define(<|q_literal_%s|>, <|%zu|>)\n",
		        literals_names[table],
		        literals_items(t, (enum table)table));
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

/* A list is one definition: m4 reads it once, however often it is used. */
static void
write_lists(FILE *out, int n)
{
	fputs("m4_define(<|q_all_row|>, <|", out);
	for (int k = 1; k <= n; k++)
		fprintf(out, "q_row(%d,%d,%d,%c)<||>", k, k - 1, n + 1 - k,
		        'a' + k - 1);
	fputs("|>)\nm4_define(<|q_all_image_name|>, <|", out);
	for (int k = 0; k < SYMMETRY_IMAGES; k++)
		fprintf(out, "q_image_name(%d,%s)<||>", k, symmetry_names[k]);
	fputs("|>)\n", out);
}

void
facts_write(FILE *out, const struct tables *t, const char *prefix)
{
	define_word(out, "prefix", prefix);
	define_word(out, "form", t->n <= FORM_ROWS_MAX ? "rows" : "literals");
	write_numbers(out, t);
	define_solution(out, "first", t, 0);
	define_solution(out, "last", t, t->solutions - 1);
	write_lists(out, t->n);
}
