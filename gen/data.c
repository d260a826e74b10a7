/* data.c -- no C and no layout here: a template decides how a fact looks */
#include "data.h"

#include <inttypes.h>
#include <stdlib.h>

#include "symmetry.h"

/*
 * Every record is one line, which m4 reads to the end and leaves no trace of.
 * The empty quotes keep what a call expands to apart from the next name.
 */
#define APART "<||>"
#define END APART "m4_dnl\n"

static void
write_word(FILE *out, const char *name, const char *value)
{
	fprintf(out, "m4_define(<|q_%s|>, <|%s|>)" END, name, value);
}

static void
write_number(FILE *out, const char *name, size_t value)
{
	fprintf(out, "m4_define(<|q_%s|>, <|%zu|>)" END, name, value);
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
	fputs("|>)" END, out);
}

static void
write_bytes(FILE *out, const struct tables *t)
{
	int group_bytes = tables_group_bytes(t);

	begin_list(out, "byte");
	for (int k = 0; k < tables_row_bytes(t->n); k++)
		fprintf(out, "q_byte(<|%d|>)" APART, k);
	end_list(out);
	begin_list(out, "group_byte");
	for (int k = 0; k < group_bytes; k++)
		fprintf(out, "q_group_byte(<|%d|>, <|%d|>)" APART, k,
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
		fprintf(out, "q_first(<|%d|>, <|%d|>)" APART, r,
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
			fputs(c == queen ? "q_queen()" APART
			                 : "q_empty()" APART,
			      out);
		fputs("|>)|>)" END, out);
	}
}

static void
write_stored_row(FILE *out, const char *kind, const struct board *b,
                 uint32_t group, int third)
{
	uint8_t bytes[QUEENS_MAX];

	tables_row(b, bytes);
	fprintf(out, "q_row(<|%s|>, <|", kind);
	for (int k = 0; k < tables_row_bytes(b->n); k++)
		fprintf(out, "%s0x%02X", k ? ", " : "", bytes[k]);
	fprintf(out, "|>, <|%" PRIu32 "|>, <|%d|>)" END, group, third);
}

static void
write_stored_rows(FILE *out, const struct tables *t)
{
	for (size_t rank = 0; rank < t->solutions; rank++) {
		struct board b = tables_board(t, rank);
		uint32_t group = t->group[rank];

		if (tables_is_fundamental(t, rank))
			write_stored_row(out, "FIRST", &b, group,
			                 t->size[group]);
		else
			write_stored_row(out, "ROW", &b, group, t->image[rank]);
	}
	if (t->solutions == 0)
		write_stored_row(out, "FIRST", &(struct board){ .n = t->n }, 0,
		                 0);
}

static void
write_columns(FILE *out, const struct board *b)
{
	for (int r = 0; r < b->n; r++)
		fprintf(out, "%s%d", r ? "," : "", b->col[r] + 1);
}

static void
write_columns_upward(FILE *out, const struct board *b)
{
	for (int r = b->n; r-- > 0;)
		fprintf(out, "%d%s", b->col[r] + 1, r ? "," : "");
}

static void
write_squares_upward(FILE *out, const struct board *b)
{
	for (int r = b->n; r-- > 0;)
		fprintf(out, "%d %d%s", b->col[r] + 1, r + 1, r ? "," : "");
}

static void
write_solution(FILE *out, const struct tables *t, size_t rank)
{
	struct board b = tables_board(t, rank);
	uint32_t group = t->group[rank];

	fprintf(out, "q_solution(<|%zu|>, <|", rank + 1);
	write_columns(out, &b);
	fputs("|>, <|", out);
	write_columns_upward(out, &b);
	fputs("|>, <|", out);
	write_squares_upward(out, &b);
	fprintf(out, "|>, <|%" PRIu32 "|>, <|%s|>, <|%d|>, <|", group + 1,
	        symmetry_names[t->image[rank]], t->size[group]);
	for (int r = 0; r < b.n; r++)
		fprintf(out, "q_line%d()" APART, b.col[r] + 1);
	fputs("|>)" END, out);
}

static void
write_descending(FILE *out, const struct tables *t)
{
	for (size_t rank = t->solutions; rank-- > 0;) {
		struct board b = tables_board(t, rank);

		fputs("q_descending(<|", out);
		write_columns(out, &b);
		fputs("|>)" END, out);
	}
}

static void
write_group(FILE *out, const struct tables *t, size_t group)
{
	struct board b = tables_board(t, t->fundamental[group]);

	fprintf(out, "q_group(<|%zu|>, <|%d|>, <|", group + 1, t->size[group]);
	for (int k = 0; k < SYMMETRY_IMAGES; k++) {
		struct board image = symmetry_image(&b, k);

		fprintf(out, "q_image(<|%s|>, <|", symmetry_names[k]);
		write_columns(out, &image);
		fputs("|>)" APART, out);
	}
	fputs("|>)" END, out);
}

/* --- the order of the Prolog program --------------------------------------
 *
 * It permutes [A|B] by inserting A at every place of each permutation of B.
 * So the place of value n - 2 among the values from it on decides first, then
 * that of n - 3, and so on: digits of a number in a mixed base.
 */
struct inserted {
	uint64_t order;
	size_t rank;
};

static uint64_t
insertion_order(const struct board *b)
{
	uint64_t order = 0;

	for (int value = b->n - 2; value >= 0; value--) {
		uint64_t place = 0;

		for (int r = 0; b->col[r] != value; r++)
			place += b->col[r] > value;
		order = order * (uint64_t)(b->n - value) + place;
	}
	return order;
}

static int
compare_inserted(const void *a, const void *b)
{
	const struct inserted *x = a, *y = b;

	return (x->order > y->order) - (x->order < y->order);
}

static int
write_prolog(FILE *out, const struct tables *t)
{
	struct inserted *list = calloc(t->solutions + 1, sizeof *list);

	if (!list)
		return -1;
	for (size_t rank = 0; rank < t->solutions; rank++) {
		struct board b = tables_board(t, rank);

		list[rank] = (struct inserted){ insertion_order(&b), rank };
	}
	qsort(list, t->solutions, sizeof *list, compare_inserted);
	for (size_t i = 0; i < t->solutions; i++) {
		struct board b = tables_board(t, list[i].rank);

		fprintf(out, "q_prolog(<|%zu|>, <|", i + 1);
		write_columns(out, &b);
		fputs("|>)" END, out);
	}
	free(list);
	return 0;
}

/* Says which kinds of records are calls in this file. */
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

static int
write_rows(FILE *out, const struct tables *t)
{
	write_kinds(out);
	write_lines(out, t->n);
	write_stored_rows(out, t);
	for (size_t rank = 0; rank < t->solutions; rank++)
		write_solution(out, t, rank);
	write_descending(out, t);
	for (size_t group = 0; group < t->groups; group++)
		write_group(out, t, group);
	return write_prolog(out, t);
}

int
data_write(FILE *out, const struct tables *t, const char *prefix)
{
	write_word(out, "prefix", prefix);
	write_numbers(out, t);
	write_bytes(out, t);
	write_first(out, t);
	return t->n <= DATA_ROWS_MAX ? write_rows(out, t) : 0;
}
