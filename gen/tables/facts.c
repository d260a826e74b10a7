/* facts.c -- no C and no layout here: a template decides how a fact looks */
#include "facts.h"

#include "bulk.h"
#include "compact.h"
#include "records/records.h"
#include "symmetry.h"

enum {
	/* Boards to this one have a macro line a solution, which a compiler can
	   prove.  Larger ones have string literals, which it can still
	   compile. */
	FORM_ROWS_MAX = 10,
	PART_ROWS = 4, /* rows whose columns make one number of four digits */
	PARTS = 3,
};

static void
define(FILE *out, const char *name, const char *value)
{
	fprintf(out, "m4_define(<|q_%s|>, <|%s|>)" RECORDS_END, name, value);
}

static void
define_number(FILE *out, const char *name, size_t value)
{
	fprintf(out, "m4_define(<|q_%s|>, <|%zu|>)" RECORDS_END, name, value);
}

/* A list is one definition: m4 reads it once, however often it is walked. */
static void
begin_list(FILE *out, const char *name)
{
	fprintf(out, "m4_define(<|q_all_%s|>, <|", name);
}

static void
end_list(FILE *out)
{
	fputs("|>)" RECORDS_END, out);
}

/* --- numbers --- */

static void
write_numbers(FILE *out, const struct tables *t)
{
	size_t bits = (size_t)tables_row_bits(t->n);
	size_t bytes = (size_t)tables_row_bytes(t->n);
	size_t group_bytes = (size_t)tables_group_bytes(t);
	const struct {
		const char *name;
		size_t value;
	} numbers[] = {
		{ "n", (size_t)t->n },
		{ "solutions", t->solutions },
		{ "fundamentals", t->groups },
		{ "rows", bulk_items(t, BULK_SOLUTIONS) },
		{ "groups", bulk_items(t, BULK_FUNDAMENTALS) },
		{ "groups_of_8", t->groups_of[8] },
		{ "groups_of_4", t->groups_of[4] },
		{ "groups_of_2", t->groups_of[2] },
		{ "groups_of_1", t->groups_of[1] },
		{ "row_bits", bits },
		{ "last_bit", bits - 1 },
		{ "row_mask", ((size_t)1 << bits) - 1 },
		{ "row_shift", 16 - bits },
		{ "row_bytes", bytes },
		{ "last_byte", bytes - 1 },
		{ "spare_bits", 8 * bytes - (size_t)t->n * bits },
		{ "group_bytes", group_bytes },
		{ "group_bits", group_bytes <= 2 ? 8 * group_bytes : 32 },
	};

	for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++)
		define_number(out, numbers[k].name, numbers[k].value);
}

/* How each table is cut into literals. */
static void
write_literals(FILE *out, const struct tables *t)
{
	for (int table = 0; table < BULK_TABLES; table++) {
		char name[32];

		snprintf(name, sizeof name, "literal_%s", bulk_names[table]);
		define_number(out, name,
		              bulk_literal_items(t, (enum bulk_table)table));
	}
}

/* --- lists --- */

static void
write_bytes(FILE *out, const struct tables *t)
{
	int group_bytes = tables_group_bytes(t);

	begin_list(out, "byte");
	for (int k = 0; k < tables_row_bytes(t->n); k++)
		fprintf(out, "q_byte(<|%d|>)" RECORDS_APART, k);
	end_list(out);
	begin_list(out, "group_byte");
	for (int k = 0; k < group_bytes; k++)
		fprintf(out, "q_group_byte(<|%d|>, <|%d|>)" RECORDS_APART, k,
		        8 * (group_bytes - 1 - k));
	end_list(out);
}

static void
write_image_names(FILE *out)
{
	begin_list(out, "image_name");
	for (int k = 0; k < SYMMETRY_IMAGES; k++)
		fprintf(out, "q_image_name(%d, <|%s|>)" RECORDS_APART, k,
		        symmetry_names[k]);
	end_list(out);
}

/*
 * The template program tries rows and columns from high to low.  So it finds
 * the board that is greatest when read from the last row up: the last solution
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
		fprintf(out, "q_first(<|%d|>, <|%d|>)" RECORDS_APART, r,
		        b.col[b.n - 1 - r]);
	end_list(out);
}

/* A line of a drawn board, for each column that its queen can stand in. */
static void
write_lines(FILE *out, int n)
{
	for (int queen = 0; queen < n; queen++) {
		fprintf(out, "m4_define(<|q_line%d|>, <|q_line(<|", queen + 1);
		for (int c = 0; c < n; c++)
			fputs(c == queen ? "q_queen()" RECORDS_APART
			                 : "q_empty()" RECORDS_APART,
			      out);
		fputs("|>)|>)" RECORDS_END, out);
	}
}

/* The names along the edges of a board, in numbers and as in chess. */
static void
write_edge(FILE *out, int n)
{
	begin_list(out, "edge");
	for (int k = 1; k <= n; k++)
		fprintf(out,
		        "q_edge(<|%d|>, <|%d|>, <|%c|>, <|%d|>)" RECORDS_APART,
		        k, k % 10, 'a' + k - 1, n + 1 - k);
	end_list(out);
}

/* Where the queen of each row is in a stored row. */
static void
write_columns(FILE *out, int n)
{
	int bits = tables_row_bits(n);

	begin_list(out, "column");
	for (int row = 0; row < n; row++) {
		int first = row * bits, last = first + bits - 1;

		fprintf(out, "q_column(%d, %d, %d, %d, %d, %d)" RECORDS_APART,
		        row, n - 1 - row, first / 8, last / 8, 7 - last % 8,
		        row + 1);
	}
	end_list(out);
}

/* Four rows of columns as the digits of a number: a 16-bit int holds it. */
static void
write_part(FILE *out, int n, int part)
{
	static const char *const names[PARTS] = { "top", "middle", "bottom" };
	static const int weights[PART_ROWS] = { 1000, 100, 10, 1 };

	begin_list(out, names[part]);
	for (int k = 0; k < PART_ROWS && PART_ROWS * part + k < n; k++) {
		int row = PART_ROWS * part + k;

		fprintf(out, "q_%s(<|%d|>, <|%d|>, <|%d|>)" RECORDS_APART,
		        names[part], row, n - 1 - row, weights[k]);
	}
	end_list(out);
}

void
facts_write(FILE *out, const struct tables *t, const char *prefix)
{
	define(out, "prefix", prefix);
	define(out, "form", t->n <= FORM_ROWS_MAX ? "rows" : "literals");
	write_numbers(out, t);
	write_literals(out, t);
	write_bytes(out, t);
	write_image_names(out);
	write_first(out, t);
	write_lines(out, t->n);
	write_edge(out, t->n);
	write_columns(out, t->n);
	for (int part = 0; part < PARTS; part++)
		write_part(out, t->n, part);
}

/* --- the compact form --- */

static void
write_guide(FILE *out, const struct compact *c)
{
	size_t bytes = compact_bytes(c);

	fputs("m4_define(<|q_all_guide|>, <|m4_dnl\n", out);
	for (size_t k = 0; k < bytes; k++) {
		int is_first = k % COMPACT_LINE == 0;
		int is_last =
			k % COMPACT_LINE == COMPACT_LINE - 1 || k == bytes - 1;

		fprintf(out, "%s0x%02X%s", is_first ? "q_guide(<|" : ", ",
		        c->byte[k], is_last ? "|>)" RECORDS_END : "");
	}
	end_list(out);
}

int
facts_write_compact(FILE *out, const struct tables *t)
{
	struct compact c;
	int failed = compact_encode(&c, t);

	if (!failed) {
		define_number(out, "guide_bytes", compact_bytes(&c));
		define_number(out, "all_columns", ((size_t)1 << t->n) - 1);
		define_number(out, "half", ((size_t)1 << (t->n + 1) / 2) - 1);
		write_guide(out, &c);
	}
	compact_free(&c);
	return failed;
}
