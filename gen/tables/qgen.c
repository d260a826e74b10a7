/* qgen.c -- solve a board and print one thing of it, or verify a product */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"
#include "fill.h"
#include "kinds.h"
#include "tables.h"
#include "verify/verify.h"

static const char program[] = "qgen";
static const char usage[] =
	"usage: qgen KIND N|BOARD [PREFIX] | qgen --verify FILE N|BOARD";
static const char boards[] =
	"N is a board size from 1 to 16; make count goes further; "
	"BOARD is a file that qgen board wrote";
static const char prefixes[] =
	"PREFIX begins the C names: a letter, then letters, digits and _, at "
	"most 20, without __, m4_, a leading q_ or a last digit";

static const char help[] =
	"usage: qgen KIND N|BOARD [PREFIX]\n"
	"       qgen --verify FILE N|BOARD\n"
	"       qgen --fill NAME TEMPLATE BOARD\n"
	"\n"
	"Solves N queens, 1 to 16, and prints one thing on stdout.  BOARD is a\n"
	"file that `qgen board N` wrote: nothing is solved again.  KIND is\n"
	"  board         the solved board, in this machine's own format\n"
	"  list, tsv     one solution a line\n"
	"  facts         numbers and short lists as m4 definitions; PREFIX, by\n"
	"                default queens, begins the C names\n"
	"  counts        the same for the known numbers of solutions\n"
	"  compact       the same for the compact form, from N=4\n"
	"  pictures, walk\n"
	"                the same for pictures, and for a search step by step\n"
	"  solution, entry, squares, descending, prolog, group, row, fundamental,\n"
	"  plate, sixteen, sixteen_groups, picture, panel, shelf, puzzle, sheet\n"
	"                records as m4 calls, see templates/contract.m4\n"
	"  solutions, fundamentals, group_of, image_of, group_size\n"
	"                a table as C string literals\n"
	"--verify compares a product (.h .c .tsv, list or tsv as .txt) with the\n"
	"board.\n"
	"--fill checks what m4 made of TEMPLATE, on stdin, and puts bulk into it;\n"
	"NAME is the board's, queens8.\n";

/* --- what it does --- */

static int
print(const struct kind *kind, const struct tables *t, const char *prefix)
{
	const char *why = kinds_lacks(kind, t->n);

	if (why)
		return cli_usage(program, why);
	return kinds_write(stdout, kind, t, prefix)
	               ? cli_failure(program, "memory")
	               : cli_finish(program);
}

/* Says where in the template the fault is, and what. */
static int
template_failure(const struct fill *fill, const char *template_path)
{
	FILE *in = fopen(template_path, "r");
	unsigned long line = in ? fill_find(in, fill->word) : 0;

	if (in)
		fclose(in);
	if (line)
		fprintf(stderr, "%s:%lu: %s\n", template_path, line,
		        fill->what);
	else if (*fill->what)
		fprintf(stderr, "%s: %s\n", template_path, fill->what);
	return EXIT_FAILURE;
}

static int
fill_stdin(char **words)
{
	struct fill fill = { .name = words[0], .board = words[2] };

	if (fill_product(stdin, stdout, &fill))
		return template_failure(&fill, words[1]);
	return cli_finish(program);
}

static int
verify(const struct tables *t, const char *path)
{
	struct fault fault;
	FILE *in = fopen(path, "rb");
	int wrong;

	if (!in)
		return cli_failure(program, path);
	wrong = verify_file(in, path, t, &fault);
	fclose(in);
	if (wrong)
		fprintf(stderr, "%s: %s:%lu: board %d: %s\n", program, path,
		        fault.line, t->n, fault.what);
	return wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}

/* --- boards --- */

static void
show_progress(double share)
{
	fprintf(stderr, "\rqgen: %3.0f %% ", 100 * share);
}

static int
load(struct tables *t, const char *path)
{
	FILE *in = fopen(path, "rb");
	int failed = !in || tables_load(t, in);

	if (in)
		fclose(in);
	return failed ? cli_refuse(program, path, boards) : EXIT_SUCCESS;
}

static int
solve(struct tables *t, int n)
{
	enum { SECONDS_N_MIN = 15 }; /* boards that take seconds */
	int is_followed = n >= SECONDS_N_MIN && isatty(STDERR_FILENO);
	int failed = tables_make(t, n, is_followed ? show_progress : NULL);

	if (is_followed)
		fputs("\r            \r", stderr);
	return failed ? cli_failure(program, "tables") : EXIT_SUCCESS;
}

/* The words that are not `--help`. */
static int
run(int argc, char **argv)
{
	int verifies = argc == 4 && strcmp(argv[1], "--verify") == 0, n;
	const char *prefix = argc == 4 && !verifies ? argv[3] : "queens";
	const struct kind *kind = argc > 1 ? kinds_find(argv[1]) : NULL;
	struct tables t = { 0 };
	int status;

	if (argc == 5 && strcmp(argv[1], "--fill") == 0)
		return fill_stdin(argv + 2);
	if (argc < 3 || argc > 4)
		return cli_usage(program, usage);
	if (!kind && !verifies)
		return cli_refuse(program, argv[1], usage);
	if (!cli_is_prefix(prefix))
		return cli_refuse(program, prefix, prefixes);
	if (argc == 4 && !verifies && !kinds_takes_prefix(kind))
		return cli_refuse(program, prefix,
		                  "only facts and counts take a PREFIX");
	status = cli_number(argv[2 + verifies], 1, QUEENS_MAX, &n)
	                 ? load(&t, argv[2 + verifies])
	                 : solve(&t, n);
	if (status == EXIT_SUCCESS)
		status = verifies ? verify(&t, argv[2])
		                  : print(kind, &t, prefix);
	tables_free(&t);
	return status;
}

int
main(int argc, char **argv)
{
	cli_begin();
	if (argc == 2 && strcmp(argv[1], "--help") == 0) {
		fputs(help, stdout);
		return cli_finish(program);
	}
	return run(argc, argv);
}
