/* verify_source.c -- read back queensN.c and queensN_compact.c
 *
 * queensN.c of boards to 10 has one line a solution: FIRST(bytes, group, size)
 * for a fundamental one, ROW(bytes, group, image) for another.  Larger boards
 * have each table as string literals, after a line that names the table.
 */
#include <stdlib.h>
#include <string.h>

#include "bulk.h"
#include "compact.h"
#include "verify.h"

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
verify_row(struct reader *r, const struct tables *t, size_t rank)
{
	int is_first = strncmp(r->line, "\tFIRST(", 7) == 0;

	if (rank >= bulk_items(t, BULK_SOLUTIONS))
		return reader_differs(r, "more rows than solutions");
	/* a board without solutions has one FIRST row of zeros */
	if (!is_row_of(t, rank, is_first, strchr(r->line, '(')))
		return reader_differs(r, "not the row of its rank");
	return 0;
}

/* The item that the next byte of the literals belongs to. */
struct cursor {
	const struct tables *t;
	int table; /* -1 before the first */
	size_t item;
	int byte;
};

static int
cursor_is_done(const struct cursor *c)
{
	return c->table < 0 ||
	       c->item == bulk_items(c->t, (enum bulk_table)c->table);
}

static int
verify_byte(struct reader *r, struct cursor *c, unsigned value)
{
	uint8_t bytes[BULK_ITEM_MAX];
	int size;

	if (cursor_is_done(c))
		return reader_differs(r, "more bytes than items");
	size = bulk_item(c->t, (enum bulk_table)c->table, c->item, bytes);
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
	return digits || !**text ? value : (unsigned char)*(*text)++;
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
		return verify_row(r, c->t, (*rank)++);
	if (r->line[0] == '"')
		return verify_literal(r, c);
	if (cursor_is_done(c) && c->table + 1 < BULK_TABLES &&
	    begins_table(r, c->table + 1))
		*c = (struct cursor){ .t = c->t, .table = c->table + 1 };
	return 0;
}

int
verify_source(struct reader *r, const struct tables *t)
{
	struct cursor c = { .t = t, .table = -1 };
	size_t rank = 0;

	while (reader_next_line(r))
		if (verify_source_line(r, &c, &rank))
			return 1;
	if (reader_finish(r))
		return 1;
	if (rank == bulk_items(t, BULK_SOLUTIONS) && c.item == 0)
		return 0;
	if (rank == 0 && c.table == BULK_TABLES - 1 && cursor_is_done(&c))
		return 0;
	return reader_differs(r, "rows are missing");
}

/* --- the compact form --- */

/* Whether a line `\t0x12, 0x34,` goes on with the bytes from *at on. */
static int
goes_on(const struct compact *c, const char *line, size_t *at)
{
	while (strncmp(line += strspn(line, "\t ,"), "0x", 2) == 0) {
		char *end;
		unsigned long value = strtoul(line, &end, 16);

		if (*at == compact_bytes(c) || c->byte[*at] != value)
			return 0;
		++*at;
		line = end;
	}
	return *line == '\n';
}

static int
verify_guide(struct reader *r, const struct compact *c)
{
	size_t at = 0;

	while (reader_next_line(r))
		if (strncmp(r->line, "\t0x", 3) == 0 &&
		    !goes_on(c, r->line, &at))
			return reader_differs(r, "not the bytes of the board");
	if (at != compact_bytes(c))
		return reader_differs(r, "bytes are missing");
	return reader_finish(r);
}

int
verify_compact_source(struct reader *r, const struct tables *t)
{
	struct compact c;
	int wrong = compact_encode(&c, t)
	                    ? reader_differs(r, "not enough memory")
	                    : verify_guide(r, &c);

	compact_free(&c);
	return wrong;
}
