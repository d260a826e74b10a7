/* qgen.c -- solve a board and print one thing of it, or verify a product */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bulk.h"
#include "cli.h"
#include "facts.h"
#include "drawings.h"
#include "puzzles.h"
#include "pictures.h"
#include "plate.h"
#include "records.h"
#include "tables.h"
#include "verify.h"
#include "walk.h"

enum { COMPACT_N_MIN = 4 };

static const char program[] = "qgen";
static const char usage[] =
	"usage: qgen KIND N|BOARD [PREFIX] | qgen --verify FILE N|BOARD";
static const char boards[] =
	"N is a board size from 1 to 16; make count goes further; "
	"BOARD is a file that qgen board wrote";
static const char prefixes[] =
	"PREFIX begins the C names: a letter, then letters, digits and _, at "
	"most 20, without __, m4_, a leading q_ or a last digit";
static const char compact_boards[] =
	"compact is for boards from N=4: smaller ones have nothing to pack";

static const char puzzle_boards[] =
	"puzzles are for boards to N=12: larger ones have too many solutions";

static const char help[] =
	"usage: qgen KIND N|BOARD [PREFIX]\n"
	"       qgen --verify FILE N|BOARD\n"
	"\n"
	"Solves N queens, 1 to 16, and prints one thing on stdout.  BOARD is a\n"
	"file that `qgen board N` wrote: nothing is solved again.  KIND is\n"
	"  board         the solved board, in this machine's own format\n"
	"  list, tsv     one solution a line\n"
	"  facts         numbers and short lists as m4 definitions; PREFIX, by\n"
	"                default queens, begins the C names\n"
	"  compact       the same for the compact form, from N=4\n"
	"  pictures, walk\n"
	"                the same for pictures, and for a search step by step\n"
	"  solution, entry, squares, descending, prolog, group, row, fundamental,\n"
	"  plate, sixteen, sixteen_groups, picture, panel, shelf, puzzle, sheet\n"
	"                records as m4 calls, see templates/contract.m4\n"
	"  solutions, fundamentals, group_of, image_of, group_size\n"
	"                a table as C string literals\n"
	"--verify compares a product (.h .c .tsv, list or tsv as .txt) with the\n"
	"board.\n";

/* --- what can be printed --- */

/* Prints to stdout; 0, or -1 with errno set. */
typedef int print_fn(const struct tables *t, const char *prefix);

static int
print_board(const struct tables *t, const char *prefix)
{
	(void)prefix;
	tables_save(t, stdout);
	return 0;
}

static int
print_facts(const struct tables *t, const char *prefix)
{
	facts_write(stdout, t, prefix);
	return 0;
}

static int
print_compact(const struct tables *t, const char *prefix)
{
	(void)prefix;
	return facts_write_compact(stdout, t);
}

/* A kind is printed by one of the first three, or it is a table. */
static const struct kind {
	const char *name;
	print_fn *print;
	records_write_fn *write_records;
	bulk_line_fn *put_line;
	enum bulk_table table;
} kinds[] = {
	{ "board", .print = print_board },
	{ "facts", .print = print_facts },
	{ "compact", .print = print_compact },
	{ "list", .put_line = bulk_list_line },
	{ "tsv", .put_line = bulk_tsv_line },
	{ "row", .write_records = records_row },
	{ "fundamental", .write_records = records_fundamental },
	{ "solution", .write_records = records_solution },
	{ "entry", .write_records = records_entry },
	{ "squares", .write_records = records_squares },
	{ "sixteen", .write_records = records_sixteen },
	{ "sixteen_groups", .write_records = records_sixteen_groups },
	{ "descending", .write_records = records_descending },
	{ "prolog", .write_records = records_prolog },
	{ "group", .write_records = records_group },
	{ "picture", .write_records = drawings_picture },
	{ "panel", .write_records = drawings_panel },
	{ "shelf", .write_records = drawings_shelf },
	{ "puzzle", .write_records = puzzles_puzzle },
	{ "sheet", .write_records = puzzles_sheet },
	{ "pictures", .write_records = pictures_facts },
	{ "plate", .write_records = plate_records },
	{ "walk", .write_records = walk_facts },
	{ "solutions", .table = BULK_SOLUTIONS },
	{ "fundamentals", .table = BULK_FUNDAMENTALS },
	{ "group_of", .table = BULK_GROUP_OF },
	{ "image_of", .table = BULK_IMAGE_OF },
	{ "group_size", .table = BULK_GROUP_SIZE },
};

static const struct kind *
find_kind(const char *name)
{
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (strcmp(kinds[i].name, name) == 0)
			return &kinds[i];
	return NULL;
}

static int
is_puzzles(const struct kind *kind)
{
	return kind->write_records == puzzles_puzzle ||
	       kind->write_records == puzzles_sheet;
}

static int
print(const struct kind *kind, const struct tables *t, const char *prefix)
{
	int failed = 0;

	if (kind->print == print_compact && t->n < COMPACT_N_MIN)
		return cli_usage(program, compact_boards);
	if (is_puzzles(kind) && t->n > PUZZLES_N_MAX)
		return cli_usage(program, puzzle_boards);
	if (kind->print)
		failed = kind->print(t, prefix);
	else if (kind->write_records)
		failed = kind->write_records(stdout, t);
	else if (kind->put_line)
		bulk_write_lines(stdout, t, kind->put_line);
	else
		bulk_write_table(stdout, t, kind->table);
	return failed ? cli_failure(program, kind->name) : cli_finish(program);
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
	const struct kind *kind = argc > 1 ? find_kind(argv[1]) : NULL;
	struct tables t = { 0 };
	int status;

	if (argc < 3 || argc > 4)
		return cli_usage(program, usage);
	if (!kind && !verifies)
		return cli_refuse(program, argv[1], usage);
	if (!cli_is_prefix(prefix))
		return cli_refuse(program, prefix, prefixes);
	if (argc == 4 && !verifies && kind->print != print_facts)
		return cli_refuse(program, prefix, "only facts take a PREFIX");
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
