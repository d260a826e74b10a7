/* kinds.c -- one table of what qgen prints, and the loop over records */
#include "kinds.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "compact.h"
#include "fields.h"
#include "literals.h"
#include "prolog_order.h"
#include "published.h"
#include "puzzles.h"
#include "symmetry.h"
#include "trace.h"

enum { COMPUTED_MAX = 16 }; /* boards that the tests count again */

/* Which solutions a list has, and in which order. */
enum list { SOLUTIONS, DESCENDING, PROLOG, FUNDAMENTALS, IMAGES };

/* Lists of solutions set `field`, all other kinds but the C tables `write`. */
struct kind {
	const char *name;
	int (*write)(FILE *out, const struct tables *t);
	enum list list;
	int is_text; /* a line of text a record, not a call for m4 */
	field_fn *field[9];
	enum table table;
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
	r.image = t->image[r.rank];
	r.board = tables_board(t, r.rank);
	return r;
}

/* In a call, `<||>` parts the text of the record from the m4_dnl after it. */
static void
write_record(FILE *out, const struct kind *kind, const struct record *r)
{
	if (!kind->is_text)
		fprintf(out, "q_%s(<|", kind->name);
	for (int f = 0; kind->field[f]; f++) {
		if (f)
			fputs_unlocked(kind->is_text ? "\t" : "|>,<|", out);
		kind->field[f](out, r);
	}
	fputs_unlocked(kind->is_text ? "\n" : "|>)<||>m4_dnl\n", out);
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
	}
	free(order);
	return 0;
}

/* --- other lists --- */

static int
write_board(FILE *out, const struct tables *t)
{
	tables_save(t, out);
	return 0;
}

/* How many solutions use each square. */
static int
write_squares(FILE *out, const struct tables *t)
{
	size_t used[QUEENS_MAX][QUEENS_MAX] = { 0 };

	for (size_t rank = 0; rank < t->solutions; rank++) {
		struct board b = tables_board(t, rank);

		for (int r = 0; r < t->n; r++)
			used[r][b.col[r]]++;
	}
	for (int r = 0; r < t->n; r++)
		for (int c = 0; c < t->n; c++)
			fprintf(out, "q_square(%d,%d,%zu)<||>m4_dnl\n", r + 1,
			        c + 1, used[r][c]);
	return 0;
}

static int
write_counts(FILE *out, const struct tables *t)
{
	(void)t;
	for (int n = 1; n <= PUBLISHED_N_MAX; n++)
		fprintf(out,
		        "q_count(%d,%" PRIu64 ",%" PRIu64 ",%s)<||>m4_dnl\n", n,
		        published[n].all, published[n].fundamental,
		        n <= COMPUTED_MAX ? "computed" : "published");
	return 0;
}

static int
write_bytes(FILE *out, const struct tables *t)
{
	struct compact c;
	int failed = compact_encode(&c, t);

	for (size_t k = 0; !failed && k < compact_bytes(&c); k++)
		fprintf(out, "q_byte(%zu,%d)<||>m4_dnl\n", k + 1, c.byte[k]);
	compact_free(&c);
	return failed;
}

/* --- the table --- */

/* The same fields in each list of solutions. */
#define SOLUTION                                                               \
	.field = { field_rank,  field_columns,    field_columns_0,             \
		   field_group, field_image_name, field_image,                 \
		   field_size,  field_number }

static const struct kind kinds[] = {
	{ "solution", .list = SOLUTIONS, SOLUTION },
	{ "descending", .list = DESCENDING, SOLUTION },
	{ "prolog", .list = PROLOG, SOLUTION },
	{ "fundamental", .list = FUNDAMENTALS, SOLUTION },
	{ "image", .list = IMAGES, SOLUTION },

	{ "square", .write = write_squares },
	{ "count", .write = write_counts },
	{ "byte", .write = write_bytes },
	{ "puzzle", .write = puzzles_write },
	{ "step", .write = trace_write },

	{ "list", .is_text = 1, .field = { field_spaced } },
	{ "tsv", .is_text = 1,
	  .field = { field_rank, field_spaced, field_group, field_image_name,
	             field_image, field_size } },
	{ "escaped_solution", .is_text = 1, .field = { field_escaped } },
	{ "escaped_fundamental", .list = FUNDAMENTALS, .is_text = 1,
	  .field = { field_escaped } },
	{ "solutions", .table = TABLE_SOLUTIONS },
	{ "fundamentals", .table = TABLE_FUNDAMENTALS },
	{ "group_of", .table = TABLE_GROUP_OF },
	{ "image_of", .table = TABLE_IMAGE_OF },
	{ "group_size", .table = TABLE_GROUP_SIZE },
	{ "board", .write = write_board },
};

const struct kind *
kinds_find(const char *name)
{
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (strcmp(kinds[i].name, name) == 0)
			return &kinds[i];
	return NULL;
}

const char *
kinds_lacks(const struct kind *kind, int n)
{
	if (kind->write == write_bytes && n < COMPACT_N_MIN)
		return "the compact form is for boards from N=4: smaller ones "
		       "have nothing to pack";
	if (kind->write == puzzles_write && n > PUZZLES_N_MAX)
		return "puzzles are for boards to N=12: larger ones have too "
		       "many solutions";
	if (kind->write == trace_write && n > TRACE_N_MAX)
		return "a search is drawn for boards to N=6: larger ones have "
		       "too many steps";
	return NULL;
}

int
kinds_write(FILE *out, const struct kind *kind, const struct tables *t)
{
	if (kind->write)
		return kind->write(out, t);
	if (kind->field[0])
		return write_records(out, kind, t);
	literals_write(out, t, kind->table);
	return 0;
}
