/* qcompact.c -- a board's compact form as m4 calls, or verify what was made
 *
 * qcompact N                    facts for templates/compact
 * qcompact --verify FILE N      compare the bytes of a .c, the numbers of a .h
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "compact.h"
#include "verify_reader.h"

enum { LINE_BYTES = 12, BOARD_MIN = 4 };

static const char program[] = "qcompact";
static const char usage[] = "usage: qcompact N | --verify FILE N";
static const char board_sizes[] =
	"N is a board size from 4 to 16: smaller ones have nothing to pack";

/* --- facts --- */

static void
write_line(const struct compact *c, size_t from)
{
	size_t bytes = compact_bytes(c);

	fputs("q_guide(<|", stdout);
	for (size_t k = from; k < bytes && k < from + LINE_BYTES; k++)
		printf("%s0x%02X", k == from ? "" : ", ", c->byte[k]);
	fputs("|>)<||>m4_dnl\n", stdout);
}

static int
write_facts(const struct compact *c, int n)
{
	size_t bytes = compact_bytes(c);

	printf("m4_define(<|q_guide_bytes|>, <|%zu|>)<||>m4_dnl\n", bytes);
	printf("m4_define(<|q_all_columns|>, <|%u|>)<||>m4_dnl\n",
	       (1U << n) - 1);
	printf("m4_define(<|q_half|>, <|%u|>)<||>m4_dnl\n",
	       (1U << (n + 1) / 2) - 1);
	fputs("m4_define(<|q_all_guide|>, <|m4_dnl\n", stdout);
	for (size_t k = 0; k < bytes; k += LINE_BYTES)
		write_line(c, k);
	fputs("|>)<||>m4_dnl\n", stdout);
	return cli_finish(program);
}

/* --- verification --- */

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

static int
verify_numbers(struct reader *r, const struct compact *c)
{
	const struct constant constants[] = {
		{ "_COMPACT_N ", (size_t)r->t->n },
		{ "_COMPACT_SOLUTIONS ", r->t->solutions },
		{ "_COMPACT_FUNDAMENTALS ", r->t->groups },
		{ "_COMPACT_BYTES ", compact_bytes(c) },
	};

	return verify_constants(r, constants,
	                        sizeof constants / sizeof *constants);
}

static int
verify(const struct compact *c, const struct tables *t, const char *path)
{
	struct verify_fault fault = { 0 };
	struct reader r = { .in = fopen(path, "rb"), .t = t, .fault = &fault };
	int wrong;

	if (!r.in)
		return cli_failure(program, path);
	wrong = verify_kind_of(path) == VERIFY_HEADER ? verify_numbers(&r, c)
	                                              : verify_guide(&r, c);
	fclose(r.in);
	if (wrong)
		fprintf(stderr, "%s: %s:%lu: board %d: %s\n", program, path,
		        fault.line, t->n, fault.what);
	return wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}

/* path is NULL where facts are asked for. */
static int
run(int n, const char *path)
{
	struct tables t;
	struct compact c = { 0 };
	int status;

	if (tables_make(&t, n) || compact_encode(&c, &t))
		status = cli_failure(program, "board");
	else
		status = path ? verify(&c, &t, path) : write_facts(&c, n);
	compact_free(&c);
	tables_free(&t);
	return status;
}

int
main(int argc, char **argv)
{
	int verifies = argc == 4 && strcmp(argv[1], "--verify") == 0;
	int n;

	if (argc != 2 && !verifies)
		return cli_usage(program, usage);
	if (cli_number(argv[argc - 1], BOARD_MIN, QUEENS_MAX, &n))
		return cli_usage(program, board_sizes);
	return run(n, verifies ? argv[2] : NULL);
}
