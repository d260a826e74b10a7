/* kinds.c -- one table of what qgen prints */
#include "kinds.h"

#include <inttypes.h>
#include <string.h>

#include "boards/symmetry.h"
#include "lists/compact.h"
#include "lists/facts.h"
#include "lists/puzzles.h"
#include "lists/trace.h"
#include "published.h"

static int
write_rows(FILE *out, const struct tables *t)
{
	for (int r = 1; r <= t->n; r++)
		fprintf(out, "q_row(%d,%d,%d,%c" RECORD_END, r, r - 1,
		        t->n + 1 - r, 'a' + r - 1);
	return 0;
}

static int
write_image_names(FILE *out, const struct tables *t)
{
	(void)t;
	for (int k = 0; k < SYMMETRY_IMAGES; k++)
		fprintf(out, "q_image_name(%d,%s" RECORD_END, k,
		        symmetry_names[k]);
	return 0;
}

/* How many solutions use each square. */
static int
write_uses(FILE *out, const struct tables *t)
{
	size_t used[BOARD_MAX][BOARD_MAX] = { 0 };

	for (size_t rank = 0; rank < t->solutions; rank++) {
		struct board b = tables_board(t, rank);

		for (int r = 0; r < t->n; r++)
			used[r][b.col[r]]++;
	}
	for (int r = 0; r < t->n; r++)
		for (int c = 0; c < t->n; c++)
			fprintf(out, "q_square(%d,%d,%zu" RECORD_END, r + 1,
			        c + 1, used[r][c]);
	return 0;
}

static int
write_counts(FILE *out, const struct tables *t)
{
	(void)t;
	for (int n = 1; n <= PUBLISHED_N_MAX; n++)
		fprintf(out, "q_count(%d,%" PRIu64 ",%" PRIu64 RECORD_END, n,
		        published[n].all, published[n].fundamental);
	return 0;
}

/* Define which fields a record has, or that the kind is a text; and, if there
   is no such list for this n, why. */
static void
define_kind(FILE *out, const struct kind *kind, int n)
{
	const char *why = kinds_lacks(kind, n);

	if (kind->fields)
		fprintf(out, "m4_define(<|q_fields_%s|>, <|%s|>)\n", kind->name,
		        kind->fields);
	else
		fprintf(out, "m4_define(<|q_text_%s|>)\n", kind->name);
	if (why)
		fprintf(out, "m4_define(<|q_lacks_%s|>, <|%s|>)\n", kind->name,
		        why);
}

/* The names of all lists of records, or of all texts. */
static void
write_names(FILE *out, int is_text)
{
	for (const struct kind *kind = kinds; kind->name; kind++)
		if ((kind->fields == NULL) == is_text)
			fprintf(out, " %s", kind->name);
}

/* What templates can use before they ask for a list. */
static int
write_facts(FILE *out, const struct tables *t)
{
	facts_write(out, t);
	fputs("m4_define(<|q_lists|>, <|", out);
	write_names(out, 0);
	fputs("|>)\nm4_define(<|q_texts|>, <|", out);
	write_names(out, 1);
	fputs("|>)\n", out);
	for (const struct kind *kind = kinds; kind->name; kind++)
		define_kind(out, kind, t->n);
	return 0;
}

/* The same fields in each list of solutions. */
#define RECORDS(kind)                                                          \
	kind,                                                                  \
		"solution columns columns_from_0 group_number image_name "     \
		"image_number group_size number digits",                       \
		.format = "q_" kind "(<|%s|>,<|%c|>,<|%C|>,<|%g|>,<|%a|>,"     \
			  "<|%i|>,<|%m|>,<|%n|>,<|%x|>" RECORD_END

const struct kind kinds[] = {
	{ RECORDS("solution"), .list = SOLUTIONS },
	{ RECORDS("descending"), .list = DESCENDING },
	{ RECORDS("prolog"), .list = PROLOG },
	{ RECORDS("fundamental"), .list = FUNDAMENTALS },
	{ RECORDS("image"), .list = IMAGES },

	{ "row", "number from_0 from_last letter", .write = write_rows },
	{ "image_name", "image_number name", .write = write_image_names },
	{ "square", "row column solutions", .write = write_uses },
	{ "count", "board solutions fundamentals", .write = write_counts },
	{ "byte", "number value", .write = compact_write,
	  .n_min = COMPACT_N_MIN, .n_max = BOARD_MAX,
	  .why = "the compact form exists from N=%d up: smaller boards have "
	         "nothing to pack" },
	{ "puzzle", "number columns given group_number level free hints",
	  .write = puzzles_write, .n_min = PUZZLES_N_MIN,
	  .n_max = PUZZLES_N_MAX,
	  .why = "puzzles exist for N=%d to %d: smaller boards leave nothing "
	         "to find, larger ones have too many solutions" },
	{ "step", "number what row column columns given_up attacked below",
	  .write = trace_write, .n_min = TRACE_N_MIN, .n_max = TRACE_N_MAX,
	  .why = "a search is drawn for N=%d to %d: larger boards take too "
	         "many steps" },

	{ "board", .write = tables_write },
	{ "facts", .write = write_facts },
	{ "list", .list = SOLUTIONS, .format = "%b\n" },
	{ "tsv", .list = SOLUTIONS, .format = "%s\t%b\t%g\t%a\t%i\t%m\n" },
	{ "solution_braces", .list = SOLUTIONS, .format = "\t{%C},\n" },
	{ "solution_string", .list = SOLUTIONS, .format = "\t\"%o\",\n" },
	{ "fundamental_braces", .list = FUNDAMENTALS, .format = "\t{%C},\n" },
	{ "fundamental_string", .list = FUNDAMENTALS, .format = "\t\"%o\",\n" },
	{ "group_of", .list = SOLUTIONS, .format = "%<%G,%>" },
	{ "image_of", .list = SOLUTIONS, .format = "%<%i,%>" },
	{ "group_size", .list = FUNDAMENTALS, .format = "%<%m,%>" },
	{ "where", .list = FUNDAMENTALS, .format = "\t{%w},\n" },
	{ .name = NULL },
};

const char *
kinds_lacks(const struct kind *kind, int n)
{
	static char why[200];

	if (!kind->why || (n >= kind->n_min && n <= kind->n_max))
		return NULL;
	snprintf(why, sizeof why, kind->why, kind->n_min, kind->n_max);
	return why;
}

void
kinds_help(FILE *out)
{
	fputs("Lists for m4, and the fields of their records:\n", out);
	for (const struct kind *kind = kinds; kind->name; kind++)
		if (kind->fields)
			fprintf(out, "  %-12s %s\n", kind->name, kind->fields);
	fputs("Texts (see templates/README.md):\n ", out);
	write_names(out, 1);
	fputs("\n", out);
}

const struct kind *
kinds_find(const char *name)
{
	for (const struct kind *kind = kinds; kind->name; kind++)
		if (strcmp(kind->name, name) == 0)
			return kind;
	return NULL;
}

int
kinds_write(FILE *out, const struct kind *kind, const struct tables *t)
{
	return kind->write ? kind->write(out, t)
	                   : records_write(out, kind->list, kind->format, t);
}
