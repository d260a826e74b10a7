/* qgen.c -- solve N queens, and print one kind of list or text */
// By hand, in the folder above gen/:
//   cc -Igen -Igen/tables -o qgen gen/cli.c gen/tables/*.c gen/tables/*/*.c
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "boards/solve.h"
#include "cli.h"
#include "kinds.h"

#ifndef QUEENS_VERSION
#define QUEENS_VERSION "compiled by hand"
#endif

static const char program[] = "qgen";
static const char usage[] = "usage: qgen KIND N|BOARD; see --help";
static const char boards[] =
	"neither N from 1 to 16 nor a file that qgen board wrote; make count "
	"counts up to N=28";
_Static_assert(BOARD_MAX == 16, "boards[] and help[] say so");
static const char help[] =
	"usage: qgen KIND N|BOARD\n"
	"\n"
	"Solve N queens, N from 1 to 16, and print one KIND.  BOARD is a file\n"
	"that `qgen board N` wrote: with it, qgen need not solve N again.\n"
	"\n";

static int
print(const struct kind *kind, const struct tables *t)
{
	const char *why = kinds_lacks(kind, t->n);

	if (why)
		return cli_usage(program, why);
	return kinds_write(stdout, kind, t) ? cli_failure(program, "memory")
	                                    : cli_finish(program);
}

static int
load(struct tables *t, const char *path)
{
	if (freopen(path, "rb", stdin) && !tables_read(t, stdin))
		return EXIT_SUCCESS;
	return errno == EINVAL || errno == ENOENT || errno == EISDIR
	               ? cli_refuse(program, path, boards)
	               : cli_failure(program, path);
}

/* Arguments other than `--help` and `--version`. */
static int
run(int argc, char **argv)
{
	const struct kind *kind = argc > 1 ? kinds_find(argv[1]) : NULL;
	struct tables t = { 0 };
	int status = EXIT_SUCCESS, n;

	if (argc > 1 && !kind)
		return cli_refuse(program, argv[1],
		                  "no such kind; qgen --help lists them");
	if (argc != 3)
		return cli_usage(program, usage);
	if (cli_number(argv[2], 1, BOARD_MAX, &n))
		status = load(&t, argv[2]);
	else if (solve_board(&t, n))
		status = cli_failure(program, "memory");
	if (status == EXIT_SUCCESS)
		status = print(kind, &t);
	tables_free(&t);
	return status;
}

int
main(int argc, char **argv)
{
	cli_begin();
	if (argc == 2 && strcmp(argv[1], "--help") == 0) {
		fputs(help, stdout);
		kinds_help(stdout);
		return cli_finish(program);
	}
	if (argc == 2 && strcmp(argv[1], "--version") == 0) {
		printf("%s %s\n", program, QUEENS_VERSION);
		return cli_finish(program);
	}
	return run(argc, argv);
}
