/* data.c -- no C and no layout here: a template decides how a fact looks */
#include "data.h"

#include "bulk.h"
#include "calls.h"
#include "records.h"
#include "shape.h"

static void
write_word(FILE *out, const char *name, const char *value)
{
	fprintf(out, "m4_define(<|q_%s|>, <|%s|>)" CALLS_END, name, value);
}

static void
write_number(FILE *out, const char *name, size_t value)
{
	fprintf(out, "m4_define(<|q_%s|>, <|%zu|>)" CALLS_END, name, value);
}

static size_t
at_least_one(size_t count)
{
	return count ? count : 1;
}

static void
write_numbers(FILE *out, const struct tables *t)
{
	write_number(out, "n", (size_t)t->n);
	write_number(out, "solutions", t->solutions);
	write_number(out, "fundamentals", t->groups);
	write_number(out, "rows", at_least_one(t->solutions));
	write_number(out, "groups", at_least_one(t->groups));
	write_number(out, "row_bits", (size_t)tables_row_bits(t->n));
	write_number(out, "last_bit", (size_t)tables_row_bits(t->n) - 1);
	write_number(out, "row_mask", ((size_t)1 << tables_row_bits(t->n)) - 1);
	write_number(out, "row_shift", 16 - (size_t)tables_row_bits(t->n));
	write_number(out, "row_bytes", (size_t)tables_row_bytes(t->n));
	write_number(out, "group_bytes", (size_t)tables_group_bytes(t));
	write_number(out, "groups_of_8", t->groups_of[8]);
	write_number(out, "groups_of_4", t->groups_of[4]);
	write_number(out, "groups_of_2", t->groups_of[2]);
	write_number(out, "groups_of_1", t->groups_of[1]);
}

/* A list as one definition: read once, however often it is walked. */
static void
begin_list(FILE *out, const char *name)
{
	fprintf(out, "m4_define(<|q_all_%s|>, <|", name);
}

static void
end_list(FILE *out)
{
	fputs("|>)" CALLS_END, out);
}

static void
write_bytes(FILE *out, const struct tables *t)
{
	int group_bytes = tables_group_bytes(t);

	begin_list(out, "byte");
	for (int k = 0; k < tables_row_bytes(t->n); k++)
		fprintf(out, "q_byte(<|%d|>)" CALLS_APART, k);
	end_list(out);
	begin_list(out, "group_byte");
	for (int k = 0; k < group_bytes; k++)
		fprintf(out, "q_group_byte(<|%d|>, <|%d|>)" CALLS_APART, k,
		        8 * (group_bytes - 1 - k));
	end_list(out);
}

/*
 * The template program tries rows and columns from high to low, so it meets
 * first the board that is greatest when read from the last row: the greatest
 * of all, upside down.
 */
static void
write_first(FILE *out, const struct tables *t)
{
	struct board b = { 0 };

	if (t->solutions)
		b = tables_board(t, t->solutions - 1);
	begin_list(out, "first");
	for (int r = 0; r < b.n; r++)
		fprintf(out, "q_first(<|%d|>, <|%d|>)" CALLS_APART, r,
		        b.col[b.n - 1 - r]);
	end_list(out);
}

/* One line of a board for each column that its queen may stand in. */
static void
write_lines(FILE *out, int n)
{
	for (int queen = 0; queen < n; queen++) {
		fprintf(out, "m4_define(<|q_line%d|>, <|q_line(<|", queen + 1);
		for (int c = 0; c < n; c++)
			fputs(c == queen ? "q_queen()" CALLS_APART
			                 : "q_empty()" CALLS_APART,
			      out);
		fputs("|>)|>)" CALLS_END, out);
	}
}

/* Which kinds of records are calls, each in a file of its name. */
static void
write_kinds(FILE *out)
{
	static const char *const kinds[] = {
		"calls_row",    "calls_solution", "calls_descending",
		"calls_prolog", "calls_group",
	};

	for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
		write_word(out, kinds[k], "");
}

/* How a large board's tables are cut into literals, by their names. */
static void
write_literals(FILE *out, const struct tables *t)
{
	for (int table = 0; table < BULK_TABLES; table++)
		fprintf(out, "m4_define(<|q_literal_%s|>, <|%zu|>)" CALLS_END,
		        bulk_names[table],
		        bulk_literal_items(t, (enum bulk_table)table));
}

void
data_write(FILE *out, const struct tables *t, const char *prefix)
{
	write_word(out, "prefix", prefix);
	write_numbers(out, t);
	write_bytes(out, t);
	write_first(out, t);
	if (t->n <= RECORDS_BOARD_MAX) {
		write_lines(out, t->n);
		write_kinds(out);
		shape_write(out, t->n);
	} else {
		write_literals(out, t);
	}
}
