/* verify.c -- what is expected of a file depends on how its name ends */
#include "verify.h"

#include <string.h>

#include "bulk.h"

static const char tsv_header[] =
	"rank\tcolumns\tgroup\timage\timage_number\tsize\n";

static int
verify_lines(struct reader *r, const struct tables *t, const char *header,
             bulk_line_fn *put_line)
{
	FILE *expected = reader_expects(r);

	if (expected) {
		fputs(header, expected);
		bulk_write_lines(expected, t, put_line);
	}
	return reader_compare(r, expected) || reader_ends(r);
}

static int
verify_tsv(struct reader *r, const struct tables *t)
{
	return verify_lines(r, t, tsv_header, bulk_tsv_line);
}

/* A list begins with a digit, a tsv with its header. */
static int
verify_text(struct reader *r, const struct tables *t)
{
	int c = getc(r->in);

	ungetc(c, r->in);
	return c == tsv_header[0] ? verify_tsv(r, t)
	                          : verify_lines(r, t, "", bulk_list_line);
}

/* The first ending that fits. */
static const struct {
	const char *ending;
	verify_fn *verify;
} products[] = {
	{ "_compact.h", verify_compact_header },
	{ "_compact.c", verify_compact_source },
	{ ".h", verify_header },
	{ ".c", verify_source },
	{ ".tsv", verify_tsv },
	{ ".txt", verify_text },
};

static int
ends_with(const char *path, const char *ending)
{
	size_t length = strlen(path), tail = strlen(ending);

	return length >= tail && strcmp(path + length - tail, ending) == 0;
}

int
verify_file(FILE *in, const char *path, const struct tables *t,
            struct fault *fault)
{
	struct reader r = { .in = in, .fault = fault };

	*fault = (struct fault){ 0 };
	for (size_t k = 0; k < sizeof products / sizeof *products; k++)
		if (ends_with(path, products[k].ending))
			return products[k].verify(&r, t);
	return reader_differs(&r, "not a kind of file that can be verified");
}
