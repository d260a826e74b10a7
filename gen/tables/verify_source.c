/* verify_source.c -- read back queensN.c
 *
 * Boards to 10 state a row a line, FIRST(bytes, group, size) for fundamental
 * solutions and ROW(bytes, group, image) for others.  Larger ones hold each
 * table as string literals after a line that names the table.
 */
#include "verify_reader.h"

#include <stdlib.h>
#include <string.h>

#include "bulk.h"

enum { NUMBERS_MAX = 16 };

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
		return reader_differs(r, "more rows than solutions");
	/* the spare row of an empty board is a FIRST row of zeros */
	if (!is_row_of(r->t, rank, is_first, strchr(r->line, '(')))
		return reader_differs(r, "not the row of its rank");
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
		return reader_differs(r, "more bytes than items");
	size = bulk_item(r->t, (enum bulk_table)c->table, c->item, bytes);
	if (bytes[c->byte] != value)
		return reader_differs(r, "not the byte of its place");
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
	return wrong || *text ? wrong
	                      : reader_differs(r, "a literal does not end");
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

int
verify_source(struct reader *r)
{
	struct cursor c = { .table = -1 };
	size_t rank = 0;

	while (reader_next_line(r))
		if (verify_source_line(r, &c, &rank))
			return 1;
	if (reader_finish(r))
		return 1;
	if (rank == bulk_items(r->t, BULK_SOLUTIONS) && c.item == 0)
		return 0;
	if (rank == 0 && c.table == BULK_TABLES - 1 && cursor_is_done(r, &c))
		return 0;
	return reader_differs(r, "rows are missing");
}
