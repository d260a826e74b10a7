/* verify.c -- read products back by their own syntax, not by the templates' */
#include "verify.h"

#include <stdlib.h>
#include <string.h>

#include "bulk.h"

enum { LINE_SIZE = 4096, NUMBERS_MAX = 16 };

static const char tsv_header[] = "rank\tcolumns\tgroup\timage\tsize\n";

struct reader {
	FILE *in;
	const struct tables *t;
	struct verify_fault *fault;
	char line[LINE_SIZE];
};

static int
differs(struct reader *r, const char *what)
{
	r->fault->what = what;
	return 1;
}

static int
next_line(struct reader *r)
{
	r->fault->line++;
	return fgets(r->line, sizeof r->line, r->in) != NULL;
}

static int
ends_here(struct reader *r)
{
	if (next_line(r))
		return differs(r, "more lines than solutions");
	return ferror(r->in) ? differs(r, "cannot be read") : 0;
}

/* --- lists ---------------------------------------------------------------- */

static int
verify_lines(struct reader *r, bulk_line_fn *expected)
{
	char want[BULK_LINE_MAX + 1];

	for (size_t rank = 0; rank < r->t->solutions; rank++) {
		want[expected(r->t, rank, want)] = '\0';
		if (!next_line(r))
			return differs(r, "a line is missing");
		if (strcmp(r->line, want) != 0)
			return differs(r, "not the line of its rank");
	}
	return ends_here(r);
}

static int
verify_tsv(struct reader *r)
{
	if (!next_line(r) || strcmp(r->line, tsv_header) != 0)
		return differs(r, "not the header line");
	return verify_lines(r, bulk_tsv_line);
}

/* A list begins with a digit, a tsv with its header. */
static int
verify_text(struct reader *r)
{
	int c = getc(r->in);

	ungetc(c, r->in);
	return c == tsv_header[0] ? verify_tsv(r)
	                          : verify_lines(r, bulk_list_line);
}

/* --- queensN.c ------------------------------------------------------------
 *
 * Boards to 10 state a row a line, FIRST(bytes, group, size) for fundamental
 * solutions and ROW(bytes, group, image) for others.  Larger ones hold each
 * table as string literals after a line that names the table.
 */
static int
numbers_in(const char *text, unsigned long numbers[NUMBERS_MAX])
{
	int count = 0;

	while (*text && count < NUMBERS_MAX) {
		char *end;

		numbers[count] = strtoul(text, &end, 0);
		count += end != text;
		text = end != text ? end : text + 1;
	}
	return count;
}

static int
is_row_of(const struct tables *t, size_t rank, int is_first, const char *text)
{
	unsigned long got[NUMBERS_MAX] = { 0 };
	int count = numbers_in(text, got), size;
	uint8_t bytes[BULK_ITEM_MAX];
	uint32_t group = t->group[rank];

	size = bulk_item(t, BULK_SOLUTIONS, rank, bytes);
	for (int k = 0; k < size; k++)
		if (got[k] != bytes[k])
			return 0;
	return count == size + 2 && got[size] == group &&
	       is_first == tables_is_fundamental(t, rank) &&
	       got[size + 1] == (is_first ? t->size[group] : t->image[rank]);
}

static int
verify_row(struct reader *r, size_t rank)
{
	int is_first = strncmp(r->line, "\tFIRST(", 7) == 0;

	if (rank >= bulk_items(r->t, BULK_SOLUTIONS))
		return differs(r, "more rows than solutions");
	/* the spare row of an empty board is a FIRST row of zeros */
	if (!is_row_of(r->t, rank, is_first, strchr(r->line, '(')))
		return differs(r, "not the row of its rank");
	return 0;
}

/* Where a stream of literals stands in the tables, one after another. */
struct cursor {
	int table; /* -1 before the first */
	size_t item;
	int byte;
};

static int
cursor_is_done(const struct reader *r, const struct cursor *c)
{
	return c->table < 0 ||
	       c->item == bulk_items(r->t, (enum bulk_table)c->table);
}

static int
verify_byte(struct reader *r, struct cursor *c, unsigned value)
{
	uint8_t bytes[BULK_ITEM_MAX];
	int size;

	if (cursor_is_done(r, c))
		return differs(r, "more bytes than items");
	size = bulk_item(r->t, (enum bulk_table)c->table, c->item, bytes);
	if (bytes[c->byte] != value)
		return differs(r, "not the byte of its place");
	if (++c->byte == size) {
		c->byte = 0;
		c->item++;
	}
	return 0;
}

/* One character of a C literal: itself, \n, an octal escape, or \c for c. */
static unsigned
next_character(const char **text)
{
	unsigned value = 0;
	int digits = 0;

	if (**text != '\\')
		return (unsigned char)*(*text)++;
	++*text;
	if (**text == 'n') {
		++*text;
		return '\n';
	}
	for (; digits < 3 && **text >= '0' && **text <= '7'; digits++)
		value = value * 8 + (unsigned)(*(*text)++ - '0');
	return digits ? value : (unsigned char)*(*text)++;
}

static int
verify_literal(struct reader *r, struct cursor *c)
{
	const char *text = r->line + 1;
	int wrong = 0;

	while (!wrong && *text && *text != '"')
		wrong = verify_byte(r, c, next_character(&text));
	return wrong || *text ? wrong : differs(r, "a literal does not end");
}

/* A definition begins the next table, in the order of enum bulk_table. */
static int
begins_table(const struct reader *r, int table)
{
	char name[32];

	snprintf(name, sizeof name, "_%s[", bulk_names[table]);
	return strncmp(r->line, "const ", 6) == 0 && strstr(r->line, name);
}

static int
verify_source_line(struct reader *r, struct cursor *c, size_t *rank)
{
	if (strncmp(r->line, "\tFIRST(", 7) == 0 ||
	    strncmp(r->line, "\tROW(", 5) == 0)
		return verify_row(r, (*rank)++);
	if (r->line[0] == '"')
		return verify_literal(r, c);
	if (cursor_is_done(r, c) && c->table + 1 < BULK_TABLES &&
	    begins_table(r, c->table + 1))
		*c = (struct cursor){ .table = c->table + 1 };
	return 0;
}

static int
verify_source(struct reader *r)
{
	struct cursor c = { .table = -1 };
	size_t rank = 0;

	while (next_line(r))
		if (verify_source_line(r, &c, &rank))
			return 1;
	if (ferror(r->in))
		return differs(r, "cannot be read");
	if (rank == bulk_items(r->t, BULK_SOLUTIONS) && c.item == 0)
		return 0;
	if (rank == 0 && c.table == BULK_TABLES - 1 && cursor_is_done(r, &c))
		return 0;
	return differs(r, "rows are missing");
}

/* --- queensN.h ------------------------------------------------------------ */

struct constant {
	const char *name;
	size_t value;
};

/* What a line defines the name of that ending as, else NULL. */
static const char *
value_of(const char *line, const char *name)
{
	const char *found = strstr(line, name);

	return strncmp(line, "#define ", 8) == 0 && found ? found + strlen(name)
	                                                  : NULL;
}

static int
is_number(const char *text, size_t number)
{
	char *end;

	return strtoul(text, &end, 10) == number && end != text && *end == '\n';
}

static int
verify_header(struct reader *r)
{
	const struct tables *t = r->t;
	const struct constant constants[] = {
		{ "_N ", (size_t)t->n },
		{ "_SOLUTIONS ", t->solutions },
		{ "_FUNDAMENTALS ", t->groups },
		{ "_ROW_BYTES ", (size_t)tables_row_bytes(t->n) },
		{ "_GROUP_BYTES ", (size_t)tables_group_bytes(t) },
		{ "_GROUPS_OF_8 ", t->groups_of[8] },
		{ "_GROUPS_OF_4 ", t->groups_of[4] },
		{ "_GROUPS_OF_2 ", t->groups_of[2] },
		{ "_GROUPS_OF_1 ", t->groups_of[1] },
		{ "_ROWS ", bulk_items(t, BULK_SOLUTIONS) },
		{ "_GROUPS ", bulk_items(t, BULK_FUNDAMENTALS) },
	};
	size_t next = 0, count = sizeof constants / sizeof *constants;

	while (next < count && next_line(r)) {
		const char *value = value_of(r->line, constants[next].name);

		if (value && !is_number(value, constants[next].value))
			return differs(r, "not the number of its name");
		next += value != NULL;
	}
	if (next < count)
		return differs(r, "a number is missing");
	return ferror(r->in) ? differs(r, "cannot be read") : 0;
}

/* -------------------------------------------------------------------------- */

static const char *const endings[] = {
	[VERIFY_HEADER] = ".h",
	[VERIFY_SOURCE] = ".c",
	[VERIFY_TSV] = ".tsv",
	[VERIFY_TEXT] = ".txt",
};

enum verify_kind
verify_kind_of(const char *path)
{
	const char *ending = strrchr(path, '.');
	int kind = 0;

	while (kind < VERIFY_UNKNOWN &&
	       (!ending || strcmp(ending, endings[kind]) != 0))
		kind++;
	return (enum verify_kind)kind;
}

int
verify_file(FILE *in, enum verify_kind kind, const struct tables *t,
            struct verify_fault *fault)
{
	struct reader r = { .in = in, .t = t, .fault = fault };

	*fault = (struct verify_fault){ 0 };
	switch (kind) {
	case VERIFY_HEADER:
		return verify_header(&r);
	case VERIFY_SOURCE:
		return verify_source(&r);
	case VERIFY_TSV:
		return verify_tsv(&r);
	case VERIFY_TEXT:
		return verify_text(&r);
	default:
		return differs(&r, "not a kind of file that can be verified");
	}
}
