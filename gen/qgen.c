/* qgen.c -- solve a board; write its facts, or verify what was made of them */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bulk.h"
#include "cli.h"
#include "data.h"
#include "tables.h"
#include "verify.h"

static const char program[] = "qgen";
static const char usage[] =
	"usage: qgen N [PREFIX] | --list N | --bulk DIR N | --verify FILE N";
static const char board_sizes[] =
	"N is a board size from 1 to 16; make count goes further";
static const char prefixes[] =
	"PREFIX begins the C names: a letter, then letters, digits and _, at "
	"most 20, without __, m4_, a leading q_ or a last digit";

/* The work that a command line asks for. */
struct job {
	int (*run)(const struct job *job, const struct tables *t);
	const char *text; /* PREFIX, DIR or FILE */
	int n;
};

static int
run_data(const struct job *job, const struct tables *t)
{
	if (data_write(stdout, t, job->text))
		return cli_failure(program, "data");
	return cli_finish(program);
}

static int
run_list(const struct job *job, const struct tables *t)
{
	(void)job;
	bulk_write_lines(stdout, t, bulk_list_line);
	return cli_finish(program);
}

static FILE *
create(const char *dir, const char *name)
{
	char path[4096];
	int length = snprintf(path, sizeof path, "%s/%s", dir, name);

	if (length < 0 || length >= (int)sizeof path) {
		errno = ENAMETOOLONG;
		return NULL;
	}
	return fopen(path, "wb");
}

static int
finish(FILE *out)
{
	int failed = fflush(out) || ferror(out);

	return fclose(out) || failed;
}

static int
run_bulk(const struct job *job, const struct tables *t)
{
	FILE *out = create(job->text, "tsv");

	if (!out)
		return cli_failure(program, job->text);
	bulk_write_lines(out, t, bulk_tsv_line);
	if (finish(out))
		return cli_failure(program, job->text);
	for (int table = 0; table < BULK_TABLES; table++) {
		out = create(job->text, bulk_names[table]);
		if (!out)
			return cli_failure(program, job->text);
		bulk_write_table(out, t, (enum bulk_table)table);
		if (finish(out))
			return cli_failure(program, job->text);
	}
	return EXIT_SUCCESS;
}

static int
run_verify(const struct job *job, const struct tables *t)
{
	struct verify_fault fault;
	FILE *in = fopen(job->text, "rb");
	int wrong;

	if (!in)
		return cli_failure(program, job->text);
	wrong = verify_file(in, verify_kind_of(job->text), t, &fault);
	fclose(in);
	if (wrong)
		fprintf(stderr, "%s: %s:%lu: board %d: %s\n", program,
		        job->text, fault.line, t->n, fault.what);
	return wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}

/* Returns 0, or -1 if the words are no job. */
static int
parse(int argc, char **argv, struct job *job)
{
	const char *first = argc > 1 ? argv[1] : "";

	if (argc == 3 && strcmp(first, "--list") == 0)
		job->run = run_list;
	else if (argc == 4 && strcmp(first, "--bulk") == 0)
		job->run = run_bulk;
	else if (argc == 4 && strcmp(first, "--verify") == 0)
		job->run = run_verify;
	else if (argc == 2 || argc == 3)
		job->run = run_data;
	else
		return -1;
	job->text = argc > 2 ? argv[2] : "queens";
	return 0;
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
	const char *n; /* the last word, but the first of `qgen N [PREFIX]` */

	if (parse(argc, argv, &job))
		return cli_usage(program, usage);
	n = argv[job.run == run_data ? 1 : argc - 1];
	if (cli_number(n, 1, QUEENS_MAX, &job.n))
		return cli_usage(program, board_sizes);
	if (job.run == run_data && !cli_is_prefix(job.text))
		return cli_usage(program, prefixes);
	return solve(&job);
}
