/* qgen.c -- solve a board; list it, write its facts, or verify what was made
 *
 * qgen N                  the solutions, a line each, columns from 1
 * qgen --data DIR N [PREFIX]
 *                         all that templates may use, as files in DIR: the
 *                         facts data.m4, the text `list`, and records as m4
 *                         calls (boards to 10), else as tables and a text
 * qgen --verify FILE N    compare a .h, .c, .tsv or the .txt of list or tsv
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bulk.h"
#include "cli.h"
#include "files.h"
#include "tables.h"
#include "verify.h"

static const char program[] = "qgen";
static const char usage[] =
	"usage: qgen N | --data DIR N [PREFIX] | --verify FILE N";
static const char board_sizes[] =
	"N is a board size from 1 to 16; make count goes further";
static const char prefixes[] =
	"PREFIX begins the C names: a letter, then letters, digits and _, at "
	"most 20, without __, m4_, a leading q_ or a last digit";

/* The work that a command line asks for. */
struct job {
	int (*run)(const struct job *job, const struct tables *t);
	const char *path, *prefix;
	int n;
};

static int
run_list(const struct job *job, const struct tables *t)
{
	(void)job;
	bulk_write_lines(stdout, t, bulk_list_line);
	return cli_finish(program);
}

static int
run_data(const struct job *job, const struct tables *t)
{
	return files_write(job->path, t, job->prefix)
	               ? cli_failure(program, job->path)
	               : EXIT_SUCCESS;
}

static int
run_verify(const struct job *job, const struct tables *t)
{
	struct verify_fault fault;
	FILE *in = fopen(job->path, "rb");
	int wrong;

	if (!in)
		return cli_failure(program, job->path);
	wrong = verify_file(in, verify_kind_of(job->path), t, &fault);
	fclose(in);
	if (wrong)
		fprintf(stderr, "%s: %s:%lu: board %d: %s\n", program,
		        job->path, fault.line, t->n, fault.what);
	return wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}

/* Returns where the board size stands in argv, or 0 if the words are no job. */
static int
parse(int argc, char **argv, struct job *job)
{
	const char *first = argc > 1 ? argv[1] : "";

	*job = (struct job){ .run = run_list, .prefix = "queens" };
	if (argc == 2)
		return 1;
	if (argc == 4 && strcmp(first, "--verify") == 0)
		job->run = run_verify;
	else if ((argc == 4 || argc == 5) && strcmp(first, "--data") == 0)
		job->run = run_data;
	else
		return 0;
	job->path = argv[2];
	if (argc == 5)
		job->prefix = argv[4];
	return 3;
}

static int
solve(const struct job *job)
{
	struct tables t;
	int status;

	if (tables_make(&t, job->n))
		status = cli_failure(program, "tables");
	else
		status = job->run(job, &t);
	tables_free(&t);
	return status;
}

int
main(int argc, char **argv)
{
	struct job job;
	int at = parse(argc, argv, &job);

	if (!at)
		return cli_usage(program, usage);
	if (cli_number(argv[at], 1, QUEENS_MAX, &job.n))
		return cli_usage(program, board_sizes);
	if (!cli_is_prefix(job.prefix))
		return cli_usage(program, prefixes);
	return solve(&job);
}
