/* kinds.c -- one table of what qgen prints, and the loop over records */
#include "kinds.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "compact.h"
#include "facts.h"
#include "fields.h"
#include "prolog_order.h"
#include "published.h"
#include "puzzles.h"
#include "symmetry.h"
#include "trace.h"
#include "unlocked.h"

enum { COMPUTED_MAX = 16 }; /* boards that the tests count again */

/* Which solutions a list has, and in which order. */
enum list { SOLUTIONS, DESCENDING, PROLOG, FUNDAMENTALS, IMAGES };

/* A kind has a function that writes it, or a list of solutions. */
struct kind {
	const char *name;
	const char *fields; /* names of a record's fields; NULL for a text */
	int (*write)(FILE *out, const struct tables *t);
	enum list list;
	field_fn *field[10];
	int is_array;  /* a text whose records stand 16 on a line */
	int is_common; /* a list that most templates use */
	int n_min, n_max;
	const char *why; /* other boards lack it, a format of n_min and n_max;
	                    NULL: all have it */
};

/* --- records of solutions --- */

static size_t
length_of(enum list list, const struct tables *t)
{
	return list == FUNDAMENTALS ? t->groups
	       : list == IMAGES     ? t->groups * SYMMETRY_IMAGES
	                            : t->solutions;
}

static struct record
record_of_image(const struct tables *t, size_t number)
{
	struct record r = { .t = t, .number = number };
	struct board least =
		tables_board(t, t->fundamental[number / SYMMETRY_IMAGES]);

	r.image = (int)(number % SYMMETRY_IMAGES);
	r.board = symmetry_image(&least, r.image);
	r.rank = tables_rank(t, &r.board);
	return r;
}

/* `order` is that of PROLOG, else NULL. */
static struct record
record_of(enum list list, const struct tables *t, size_t number,
          const struct inserted *order)
{
	struct record r = { .t = t, .number = number, .rank = number };

	if (list == IMAGES)
		return record_of_image(t, number);
	if (list == DESCENDING)
		r.rank = t->solutions - 1 - number;
	else if (order)
		r.rank = order[number].rank;
	else if (list == FUNDAMENTALS)
		r.rank = t->fundamental[number];
	r.image = t->solution[r.rank].image;
	r.board = tables_board(t, r.rank);
	return r;
}

/* In a call, `<||>` parts the text of the record from the m4_dnl after it. */
static const char *
end_of(const struct kind *kind, size_t number, size_t length)
{
	if (kind->fields)
		return "|>" RECORD_END;
	if (!kind->is_array)
		return "\n";
	return (number + 1) % 16 && number + 1 < length ? "," : ",\n";
}

static void
write_record(FILE *out, const struct kind *kind, const struct record *r)
{
	int is_text = !kind->fields;

	if (!is_text)
		fprintf(out, "q_%s(<|", kind->name);
	else if (kind->is_array && r->number % 16 == 0)
		putc_unlocked('\t', out);
	for (int f = 0; kind->field[f]; f++) {
		if (f)
			fputs_unlocked(is_text ? "\t" : "|>,<|", out);
		kind->field[f](out, r);
	}
}

static int
write_records(FILE *out, const struct kind *kind, const struct tables *t)
{
	struct inserted *order = NULL;
	size_t length = length_of(kind->list, t);

	if (kind->list == PROLOG && !(order = prolog_order(t)))
		return -1;
	for (size_t number = 0; number < length; number++) {
		struct record r = record_of(kind->list, t, number, order);

		write_record(out, kind, &r);
		fputs_unlocked(end_of(kind, number, length), out);
	}
	free(order);
	return 0;
}

/* --- other lists --- */

static int
write_board(FILE *out, const struct tables *t)
{
	tables_write(t, out);
	return 0;
}

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
write_squares(FILE *out, const struct tables *t)
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
		fprintf(out, "q_count(%d,%" PRIu64 ",%" PRIu64 ",%s" RECORD_END,
		        n, published[n].all, published[n].fundamental,
		        n <= COMPUTED_MAX ? "computed" : "published");
	return 0;
}

/* --- the table --- */

static int write_facts(FILE *out, const struct tables *t);

/* The same fields in each list of solutions. */
#define SOLUTION_FIELDS                                                        \
	"solution columns columns_from_0 group_number image_name "             \
	"image_number group_size number digits",                               \
		.field = { field_rank,  field_columns,    field_columns_0,     \
		           field_group, field_image_name, field_image,         \
		           field_size,  field_number,     field_digits }

static const struct kind kinds[] = {
	{ "solution", SOLUTION_FIELDS, .list = SOLUTIONS, .is_common = 1 },
	{ "descending", SOLUTION_FIELDS, .list = DESCENDING },
	{ "prolog", SOLUTION_FIELDS, .list = PROLOG },
	{ "fundamental", SOLUTION_FIELDS, .list = FUNDAMENTALS },
	{ "image", SOLUTION_FIELDS, .list = IMAGES },

	{ "row", "number from_0 from_last letter", .write = write_rows,
	  .is_common = 1 },
	{ "image_name", "image_number name", .write = write_image_names,
	  .is_common = 1 },
	{ "square", "row column solutions", .write = write_squares },
	{ "count", "board solutions fundamentals source",
	  .write = write_counts },
	{ "byte", "number value", .write = compact_write,
	  .n_min = COMPACT_N_MIN, .n_max = BOARD_MAX,
	  .why = "the compact form is for boards from %d: smaller ones have "
	         "nothing to pack" },
	{ "puzzle", "number columns given group_number level",
	  .write = puzzles_write, .n_min = PUZZLES_N_MIN,
	  .n_max = PUZZLES_N_MAX,
	  .why = "puzzles are for boards %d to %d: smaller ones leave nothing "
	         "to find, larger ones have too many solutions" },
	{ "step", "number what row column columns given_up attacked below",
	  .write = trace_write, .n_min = TRACE_N_MIN, .n_max = TRACE_N_MAX,
	  .why = "a walk is drawn for boards %d to %d: larger ones have too "
	         "many steps" },

	{ "board", .write = write_board },
	{ "facts", .write = write_facts },
	{ "list", .list = SOLUTIONS, .field = { field_spaced } },
	{ "tsv", .list = SOLUTIONS,
	  .field = { field_rank, field_spaced, field_group, field_image_name,
	             field_image, field_size } },
	{ "solution_braces", .list = SOLUTIONS, .field = { field_braces } },
	{ "solution_string", .list = SOLUTIONS, .field = { field_string } },
	{ "fundamental_braces", .list = FUNDAMENTALS,
	  .field = { field_braces } },
	{ "fundamental_string", .list = FUNDAMENTALS,
	  .field = { field_string } },
	{ "group_of", .list = SOLUTIONS, .field = { field_group_0 },
	  .is_array = 1 },
	{ "image_of", .list = SOLUTIONS, .field = { field_image },
	  .is_array = 1 },
	{ "group_size", .list = FUNDAMENTALS, .field = { field_size },
	  .is_array = 1 },
	{ "where", .list = FUNDAMENTALS, .field = { field_where } },
	{ .name = NULL },
};

static int
count_words(const char *text)
{
	int words = 1;

	for (; *text; text++)
		words += *text == ' ';
	return words;
}

const char *
kinds_lacks(const struct kind *kind, int n)
{
	static char why[200];

	if (!kind->why || (n >= kind->n_min && n <= kind->n_max))
		return NULL;
	snprintf(why, sizeof why, kind->why, kind->n_min, kind->n_max);
	return why;
}

/* A list that most templates use: the facts hold it where it is short, so that
   m4 need not run qgen for it. */
static int
is_held(const struct kind *kind, const struct tables *t)
{
	return kind->is_common && (kind->write || t->solutions <= 100);
}

/* The board's numbers; then, for each kind, how many fields a record has, or
   that it is a text; why the board has none; and the list, if it is held. */
static int
write_facts(FILE *out, const struct tables *t)
{
	facts_numbers(out, t);
	for (const struct kind *kind = kinds; kind->name; kind++) {
		const char *why = kinds_lacks(kind, t->n);

		if (kind->fields)
			fprintf(out, "m4_define(<|q_fields_%s|>, <|%d|>)\n",
			        kind->name, count_words(kind->fields));
		else
			fprintf(out, "m4_define(<|q_text_%s|>)\n", kind->name);
		if (why)
			fprintf(out, "m4_define(<|q_lacks_%s|>, <|%s|>)\n",
			        kind->name, why);
		if (is_held(kind, t)) {
			fprintf(out, "m4_define(<|q_all_%s|>, <|", kind->name);
			kinds_write(out, kind, t);
			fputs("|>)\n", out);
		}
	}
	return 0;
}

void
kinds_help(FILE *out)
{
	fputs("Lists for m4, and the fields of a record:\n", out);
	for (const struct kind *kind = kinds; kind->name; kind++)
		if (kind->fields)
			fprintf(out, "  %-12s %s\n", kind->name, kind->fields);
	fputs("Texts, see templates/README.md:\n ", out);
	for (const struct kind *kind = kinds; kind->name; kind++)
		if (!kind->fields)
			fprintf(out, " %s", kind->name);
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
	return kind->write ? kind->write(out, t) : write_records(out, kind, t);
}
