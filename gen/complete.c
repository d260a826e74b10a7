/* complete.c -- queens-complete: the solutions of a board that hold some queens
 *
 * It reads the view `list` of the printer of that board, which stands in the
 * folder that was typed before queens-complete, else in PATH.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "listing.h"
#include "queens.h"
#include "squares.h"

enum { EXIT_NONE = 1, LINE_SIZE = 64 };

static const char program[] = "queens-complete";
static const char usage[] =
	"usage: queens-complete [-p PREFIX] N SQUARE... (see --help)";
static const char boards[] = "N is a board size from 1 to 16";
static const char prefixes[] = "PREFIX is what the printer's name begins with";

static const char help[] =
	"usage: queens-complete [-p PREFIX] N SQUARE...\n"
	"\n"
	"Prints the solutions of board N that have a queen on each SQUARE, from\n"
	"the list of the printer PREFIXN, by default queensN.  A SQUARE is the\n"
	"letter of its column and the number of its row from the bottom, as in\n"
	"chess.  The queens on this board are a1 and c5:\n"
	"\n"
	"    8 . . . . . . . .\n"
	"    7 . . . . . . . .\n"
	"    6 . . . . . . . .\n"
	"    5 . . Q . . . . .\n"
	"    4 . . . . . . . .\n"
	"    3 . . . . . . . .\n"
	"    2 . . . . . . . .\n"
	"    1 Q . . . . . . .\n"
	"      a b c d e f g h\n"
	"\n"
	"    queens-complete 8 a1 c5\n"
	"\n"
	"Commas or blanks may stand between squares.  Exit status: 0 printed, 1 there\n"
	"is no such solution, 2 it could not run.\n";

/* --- boards --- */

static int
holds(const struct board *b, const struct given *g)
{
	for (int i = 0; i < g->count; i++)
		if (b->col[g->square[i].row] != g->square[i].column)
			return 0;
	return 1;
}

static void
print_board(const struct board *b)
{
	/* light, dark, and a queen on either; each is two columns wide */
	static const char *const squares[] = { "  ", "░░", "♛ ", "♛░" };
	int width = b->n < 10 ? 1 : 2;

	for (int r = 0; r < b->n; r++) {
		printf("%*d |", width, b->n - r);
		for (int c = 0; c < b->n; c++)
			fputs(squares[(r + c) % 2 + 2 * (b->col[r] == c)],
			      stdout);
		puts("|");
	}
	printf("%*s ", width, "");
	for (int c = 0; c < b->n; c++)
		printf(" %c", 'a' + c);
	puts("\n");
}

/* --- the list --- */

/* Parse `1 5 8 6 3 7 2 4`, columns from 1. */
static int
parse_line(char *line, struct board *b)
{
	char *end = line;

	for (int r = 0; r < b->n; r++) {
		long column = strtol(line, &end, 10);

		if (end == line || column < 1 || column > b->n)
			return -1;
		b->col[r] = (uint8_t)(column - 1);
		line = end;
	}
	return *end == '\n' ? 0 : -1;
}

/* Print the boards of a list that hold the squares.  Reads to its end.  Returns
   how many these are, or -1 if it is no list of board n; *all counts its lines.
   */
static long
print_boards(FILE *list, const struct given *g, long *all)
{
	char line[LINE_SIZE];
	long found = 0;
	int is_wrong = 0;

	for (*all = 0; fgets(line, sizeof line, list); ++*all) {
		struct board b = { .n = g->n };

		is_wrong |= parse_line(line, &b);
		if (is_wrong || !holds(&b, g))
			continue;
		printf("Solution %ld\n\n", *all + 1);
		print_board(&b);
		found++;
	}
	return is_wrong || ferror(list) ? -1 : found;
}

/* --- the program --- */

static int
say_none(const struct given *g)
{
	fprintf(stderr, "%s: no solution of board %d holds ", program, g->n);
	if (g->is_impossible) {
		squares_print(stderr, g->pair, 2, g->n);
		fputs(": they attack each other", stderr);
	} else {
		squares_print(stderr, g->square, g->count, g->n);
	}
	fputc('\n', stderr);
	return EXIT_NONE;
}

static int
say_some(const struct given *g, long found, long all)
{
	squares_print(stdout, g->square, g->count, g->n);
	printf(": %ld of %ld solutions\n", found, all);
	return cli_finish(program) ? EXIT_USAGE : EXIT_SUCCESS;
}

static int
complete(const struct given *g, const char *name, const char *prefix)
{
	FILE *list = listing_open(program, name, prefix, g->n);
	long all, found;
	int status;

	if (!list) {
		cli_failure(program, "list");
		return EXIT_USAGE;
	}
	found = print_boards(list, g, &all);
	status = listing_close(program, list);
	if (status == EXIT_SUCCESS && found < 0)
		status = cli_refuse(program, prefix,
		                    "its printer lists another board");
	if (status == EXIT_SUCCESS)
		status = found ? say_some(g, found, all) : say_none(g);
	return status;
}

static int
refuse_square(const char *typed, int n)
{
	char rule[128];

	snprintf(rule, sizeof rule,
	         "the squares of board %d are a1 to %c%d: a column's letter, a "
	         "row's number from the bottom",
	         n, 'a' + n - 1, n);
	return cli_refuse(program, typed, rule);
}

/* The words are N and squares. */
static int
run(int count, char **words, const char *name, const char *prefix)
{
	struct given g = { 0 };

	if (!cli_is_prefix(prefix))
		return cli_refuse(program, prefix, prefixes);
	if (cli_number(words[0], 1, QUEENS_MAX, &g.n))
		return cli_refuse(program, words[0], boards);
	for (int i = 1; i < count; i++) {
		const char *wrong = squares_add(&g, words[i]);

		if (wrong)
			return refuse_square(wrong, g.n);
	}
	return g.is_impossible ? say_none(&g) : complete(&g, name, prefix);
}

int
main(int argc, char **argv)
{
	int has_prefix = argc > 2 && strcmp(argv[1], "-p") == 0;
	int first = has_prefix ? 3 : 1;

	cli_begin();
	if (argc == 2 && strcmp(argv[1], "--help") == 0) {
		fputs(help, stdout);
		return cli_finish(program) ? EXIT_USAGE : EXIT_SUCCESS;
	}
	if (argc < first + 2)
		return cli_usage(program, usage);
	return run(argc - first, argv + first, argv[0],
	           has_prefix ? argv[2] : "queens");
}
