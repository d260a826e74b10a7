/* reader.c -- a stream that compares, by glibc's and musl's fopencookie */
#include "reader.h"

#include <sys/types.h>

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

/* What stdio writes at once.  A short count makes it an error of the stream. */
static ssize_t
compare(void *reader, const char *text, size_t size)
{
	struct reader *r = reader;
	size_t same = 0;

	while (same < size && getc_unlocked(r->in) == (unsigned char)text[same])
		r->fault->line += text[same++] == '\n';
	return same == size ? (ssize_t)size : 0;
}

FILE *
reader_expects(struct reader *r)
{
	return fopencookie(r, "w", (cookie_io_functions_t){ .write = compare });
}

int
reader_compare(struct reader *r, FILE *expected)
{
	int failed = !expected || fflush(expected) || ferror(expected);

	if (expected)
		fclose(expected);
	r->fault->line += failed != 0;
	return failed ? reader_differs(r, "not the text of this board") : 0;
}

int
reader_ends(struct reader *r)
{
	r->fault->line++;
	return getc(r->in) == EOF ? reader_finish(r)
	                          : reader_differs(r, "text after the end");
}

int
reader_finish(struct reader *r)
{
	return ferror(r->in) ? reader_differs(r, "cannot be read") : 0;
}
