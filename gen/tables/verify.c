/* verify.c -- read products back by their own syntax, not by the templates' */
#include "verify.h"

#include <string.h>

#include "bulk.h"
#include "verify_reader.h"

static const char tsv_header[] = "rank\tcolumns\tgroup\timage\tsize\n";

int
reader_differs(struct reader *r, const char *what)
{
	r->fault->what = what;
	return 1;
}

int
reader_next_line(struct reader *r)
{
	r->fault->line++;
	return fgets(r->line, sizeof r->line, r->in) != NULL;
}

int
reader_finish(struct reader *r)
{
	return ferror(r->in) ? reader_differs(r, "cannot be read") : 0;
}

static int
ends_here(struct reader *r)
{
	if (reader_next_line(r))
		return reader_differs(r, "more lines than solutions");
	return reader_finish(r);
}

static int
verify_lines(struct reader *r, bulk_line_fn *expected)
{
	char want[BULK_LINE_MAX + 1];

	for (size_t rank = 0; rank < r->t->solutions; rank++) {
		want[expected(r->t, rank, want)] = '\0';
		if (!reader_next_line(r))
			return reader_differs(r, "a line is missing");
		if (strcmp(r->line, want) != 0)
			return reader_differs(r, "not the line of its rank");
	}
	return ends_here(r);
}

static int
verify_tsv(struct reader *r)
{
	if (!reader_next_line(r) || strcmp(r->line, tsv_header) != 0)
		return reader_differs(r, "not the header line");
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
		return reader_differs(
			&r, "not a kind of file that can be verified");
	}
}
