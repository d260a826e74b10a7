/*
 * emit.c -- the list of a board, written by the generator and by fprintf
 *
 * usage: emit N
 *
 * Prints two lines: the CPU milliseconds of the generator's text, and those of
 * fprintf for each field.  Both read the same tables and write to /dev/null.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "bulk.h"
#include "cli.h"
#include "tables.h"

enum { RUNS = 5 };

static void
write_ours(FILE *out, const struct tables *t)
{
	bulk_write_lines(out, t, bulk_list_line);
}

static void
write_fields(FILE *out, const struct tables *t)
{
	for (size_t rank = 0; rank < t->solutions; rank++) {
		struct board b = tables_board(t, rank);

		for (int r = 0; r < b.n; r++)
			fprintf(out, r ? " %d" : "%d", b.col[r] + 1);
		fputc('\n', out);
	}
}

typedef void write_fn(FILE *out, const struct tables *t);

static int
compare(const void *a, const void *b)
{
	clock_t x = *(const clock_t *)a, y = *(const clock_t *)b;

	return (x > y) - (x < y);
}

/* The median of RUNS. */
static double
milliseconds(write_fn *write_text, const struct tables *t)
{
	clock_t taken[RUNS];
	FILE *out = fopen("/dev/null", "w");

	for (int i = 0; out && i < RUNS; i++) {
		clock_t start = clock();

		write_text(out, t);
		taken[i] = clock() - start;
	}
	if (!out || fclose(out))
		exit(cli_failure("emit", "/dev/null"));
	qsort(taken, RUNS, sizeof *taken, compare);
	return (double)taken[RUNS / 2] * 1e3 / CLOCKS_PER_SEC;
}

int
main(int argc, char **argv)
{
	struct tables t;
	int n;

	if (argc != 2 || cli_number(argv[1], 1, QUEENS_MAX, &n))
		return cli_usage("emit", "usage: emit N");
	if (tables_make(&t, n, NULL))
		return cli_failure("emit", "tables");
	printf("%.1f\n%.1f\n", milliseconds(write_ours, &t),
	       milliseconds(write_fields, &t));
	tables_free(&t);
	return cli_finish("emit");
}
