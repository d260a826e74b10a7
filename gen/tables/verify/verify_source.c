/* verify_source.c -- the tables in queensN.c and queensN_compact.c
 *
 * queensN.c of boards to 10 has one line a solution: FIRST(bytes, group, size)
 * for a fundamental one, ROW(bytes, group, image) for another.  Larger boards
 * have each table as string literals, after a line that names the table.  What
 * stands between the tables is left to the compiler.
 */
#include <string.h>

#include "bulk.h"
#include "compact.h"
#include "verify.h"

static const char end[] = "};\n";

static int
begins(const char *line, const char *text)
{
	return strncmp(line, text, strlen(text)) == 0;
}

static int
is_of_table(const char *line)
{
	return begins(line, "\tFIRST(") || begins(line, "\tROW(") ||
	       begins(line, "\t0x") || line[0] == '"';
}

/* Read on to a line that has one of two texts.  Returns which, 0 or 1; or -1
   with the fault noted, if a table's line or the end comes first. */
static int
skip_to(struct reader *r, const char *part, const char *other)
{
	while (reader_next_line(r)) {
		if (strstr(r->line, part))
			return 0;
		if (strstr(r->line, other))
			return 1;
		if (is_of_table(r->line))
			return -reader_differs(r, "a row outside of the table");
	}
	return -reader_differs(r, "the table is missing");
}

/* No line up to the end is a table's. */
static int
skip_rest(struct reader *r)
{
	while (reader_next_line(r))
		if (is_of_table(r->line))
			return reader_differs(r, "a row outside of the table");
	return reader_finish(r);
}

/* --- a line a solution --- */

static void
write_bytes(FILE *out, const uint8_t *byte, int size)
{
	for (int k = 0; k < size; k++)
		fprintf(out, "0x%02X%s", byte[k], k < size - 1 ? ", " : "");
}

static void
write_row(FILE *out, const struct tables *t, size_t rank)
{
	int is_first = tables_is_fundamental(t, rank);
	uint32_t group = t->group[rank];
	uint8_t bytes[BULK_ITEM_MAX];
	int size = bulk_item(t, BULK_SOLUTIONS, rank, bytes);

	fputs(is_first ? "\tFIRST(" : "\tROW(", out);
	write_bytes(out, bytes, size);
	fprintf(out, ", %lu, %d) \\\n", (unsigned long)group,
	        is_first ? t->size[group] : t->image[rank]);
}

static int
verify_rows(struct reader *r, const struct tables *t)
{
	FILE *expected = reader_expects(r);

	for (size_t k = 0; expected && k < bulk_items(t, BULK_SOLUTIONS); k++)
		write_row(expected, t, k);
	return reader_compare(r, expected) || skip_rest(r);
}

/* --- string literals --- */

static int
verify_table(struct reader *r, const struct tables *t, enum bulk_table table)
{
	FILE *expected = reader_expects(r);

	if (expected) {
		bulk_write_table(expected, t, table);
		fputs(end, expected);
	}
	return reader_compare(r, expected);
}

static int
verify_literals(struct reader *r, const struct tables *t)
{
	int wrong = verify_table(r, t, 0);

	for (int table = 1; !wrong && table < BULK_TABLES; table++) {
		char name[32];

		snprintf(name, sizeof name, "_%s[", bulk_names[table]);
		wrong = skip_to(r, name, name) ||
		        verify_table(r, t, (enum bulk_table)table);
	}
	return wrong || skip_rest(r);
}

int
verify_source(struct reader *r, const struct tables *t)
{
	switch (skip_to(r, "_TABLE(FIRST, ROW) \\\n", "_solutions[")) {
	case 0:
		return verify_rows(r, t);
	case 1:
		return verify_literals(r, t);
	default:
		return 1;
	}
}

/* --- the compact form --- */

static int
verify_guide(struct reader *r, const struct compact *c)
{
	FILE *expected = reader_expects(r);
	size_t bytes = compact_bytes(c);

	for (size_t k = 0; expected && k < bytes; k += COMPACT_LINE) {
		size_t rest = bytes - k;

		putc('\t', expected);
		write_bytes(expected, &c->byte[k],
		            rest < COMPACT_LINE ? (int)rest : COMPACT_LINE);
		fputs(",\n", expected);
	}
	if (expected)
		fputs(end, expected);
	return reader_compare(r, expected) || skip_rest(r);
}

int
verify_compact_source(struct reader *r, const struct tables *t)
{
	struct compact c;
	int wrong = compact_encode(&c, t)
	                    ? reader_differs(r, "not enough memory")
	                    : skip_to(r, "_guide[", "_guide[") ||
	                              verify_guide(r, &c);

	compact_free(&c);
	return wrong;
}
