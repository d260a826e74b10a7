/* options.c -- getopt_long, and messages that say what is allowed */
#include "run/options.h"

#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board/likely.h"
#include "cli.h"
#include "run/count.h"

#define refuse(o, ...) options_fail(o, EXIT_USAGE, __VA_ARGS__)

/* Options with a value, as they stand in `known`. */
enum { THREADS, KERNEL, JOURNAL, UNITS, MEMORY, VALUES };

static const char help[] =
	"usage: %s [OPTION...] N\n"
	"Count the solutions of N queens, N from 1 to %d.\n\n"
	"  --threads NUMBER  threads, 1 to %d (default: one for each core)\n"
	"  --kernel NAME     avx512, avx512bw, avx2, portable (default: the fastest)\n"
	"  --journal FILE    finished units; count only those that FILE lacks\n"
	"  --units FROM-TO   only these, from 0 (--estimate says how many)\n"
	"  --units I/SHARES  only share I of the units, I from 1 to SHARES\n"
	"  --memory NUMBER   limit in megabytes (default: 7/8 of what is free)\n"
	"  --check           count each unit in two ways, and compare\n"
	"  --estimate        count some units; estimate how long the count will take\n"
	"  --missing         print units that the journal lacks; count none\n"
	"  --help, --version print this text, or the version\n";

void
options_print(const struct options *o)
{
	if (o->task == HELP)
		printf(help, o->program, BOARD_N_MAX, COUNT_THREADS_MAX);
	else
		printf("%s %s\n", o->program, QUEENS_VERSION);
}

/* --- the words: formats cut what was typed, which may be long --- */

/* optopt is the letter of a short option; of a long one, 0 or its value. */
static void
refuse_option(struct options *o, const char *last)
{
	char letter[] = { '-', (char)optopt, '\0' };

	refuse(o,
	       "'%.60s' is wrong; the options are: --threads NUMBER "
	       "--kernel NAME --journal FILE --units UNITS --memory NUMBER "
	       "--check --estimate --missing --help --version",
	       (unsigned)optopt > VERSION ? letter : last);
}

/* typed: their values, NULL without one. */
static void
read_options(struct options *o, const char *typed[VALUES], int argc,
             char **argv)
{
	const struct option known[] = {
		{ "threads", 1, NULL, 0 },
		{ "kernel", 1, NULL, 0 },
		{ "journal", 1, NULL, 0 },
		{ "units", 1, NULL, 0 },
		{ "memory", 1, NULL, 0 },
		{ "check", 0, &o->is_checked, 1 },
		{ "estimate", 0, &o->task, ESTIMATE },
		{ "missing", 0, &o->task, MISSING },
		{ "help", 0, &o->task, HELP },
		{ "version", 0, &o->task, VERSION },
		{ 0 },
	};
	int got, at;

	opterr = 0;
	while ((got = getopt_long(argc, argv, ":", known, &at)) == 0)
		if (at < VALUES)
			typed[at] = optarg;
	if (got != -1)
		refuse_option(o, argv[optind - 1]);
	o->journal = typed[JOURNAL];
	o->units = typed[UNITS];
}

static void
set_number(struct options *o, const char *name, const char *typed, int most,
           int *number)
{
	if (typed && cli_number(typed, 1, most, number))
		refuse(o, "%s '%.60s' is not a number from 1 to %d", name,
		       typed, most);
}

static void
set_kernel(struct options *o, const char *typed)
{
	char names[40] = "";

	o->kernel = kernel_find(typed);
	if (o->kernel)
		return;
	for (int i = 0; kernels[i]; i++)
		if (kernels[i]->is_supported())
			strcat(strcat(names, " "), kernels[i]->name);
	refuse(o, "--kernel '%.60s' is not a kernel of this processor:%s",
	       typed, names);
}

/* What is left after the options must be one argument, N. */
static void
set_n(struct options *o, int argc, char **argv)
{
	if (argc < 1)
		refuse(o,
		       "N is missing, a number from 1 to %d; --help says more",
		       BOARD_N_MAX);
	else if (argc > 1)
		refuse(o, "'%.60s' is too much: N is one number from 1 to %d",
		       argv[1], BOARD_N_MAX);
	else
		set_number(o, "N", argv[0], BOARD_N_MAX, &o->n);
}

/* --- the board --- */

/* FROM-TO or I/SHARES, as they would be written. */
static void
set_units(struct options *o, unsigned units)
{
	unsigned a = 0, b = 0;
	char again[32], between = '\0';

	sscanf(o->units, "%9u%c%9u", &a, &between, &b);
	snprintf(again, sizeof again, "%u%c%u", a, between, b);
	if (strcmp(again, o->units) != 0)
		between = '\0';
	if (between == '-' && a <= b && b < units) {
		o->from = a;
		o->to = b + 1;
	} else if (between == '/' && 1 <= a && a <= b) {
		o->share = a;
		o->shares = b;
	} else {
		refuse(o,
		       "--units '%.60s' is not FROM-TO within 0-%u, or a share "
		       "as 1/16",
		       o->units, units - 1);
	}
}

/* The program, and each thread that has a unit, need some bytes besides what
   board and kernel allocate.  Others may need memory, too. */
static double
bytes_of(const struct options *o, int threads)
{
	double units = o->board.units,
	       each = (64 << 10) + (double)likely_bytes(&o->board);

	return (4 << 20) + 2 * sizeof(struct entry) * units +
	       fmin(threads, units) * each;
}

/* megabytes: the limit, or 0 without --memory.  A refusal says what would
   do. */
static void
check_memory(struct options *o, int megabytes, uint64_t bytes)
{
	int threads = o->task == ESTIMATE ? 1 : o->threads, fit = threads;
	double needed = bytes_of(o, threads), here = (double)bytes,
	       limit = megabytes ? 1e6 * megabytes : .875 * here;
	char less[40] = "", more[40] = "";

	o->needed = bytes_of(o, o->threads);
	if (needed <= limit || o->task == MISSING)
		return;
	while (fit && bytes_of(o, fit) > limit)
		fit--;
	if (fit)
		snprintf(less, sizeof less, "; --threads %d fits", fit);
	if (needed <= here)
		snprintf(more, sizeof more, "; --memory %.0f allows it",
		         ceil(needed / 1e6));
	refuse(o,
	       "N=%d on %d threads needs %.1f MB of memory; the limit is "
	       "%.1f MB%s%s",
	       o->n, threads, needed / 1e6, limit / 1e6, less, more);
}

static void
set_all(struct options *o, const char *typed[VALUES], int argc, char **argv,
        uint64_t bytes)
{
	int megabytes = 0;

	set_number(o, "--threads", typed[THREADS], COUNT_THREADS_MAX,
	           &o->threads);
	set_number(o, "--memory (in MB)", typed[MEMORY], INT_MAX, &megabytes);
	set_kernel(o, typed[KERNEL]);
	set_n(o, argc, argv);
	if (o->journal && (!*o->journal || *o->journal == '-'))
		refuse(o,
		       "--journal '%.60s' is not a file; ./ goes before a name "
		       "that begins with -",
		       o->journal);
	if (!o->status && board_make(&o->board, o->n))
		options_fail(o, EXIT_FAILURE, "%s", strerror(ENOMEM));
	if (!o->status && o->units)
		set_units(o, o->board.units);
	if (!o->status)
		check_memory(o, megabytes, bytes);
}

void
options_parse(struct options *o, const char *program, int argc, char **argv,
              struct resources here)
{
	const char *typed[VALUES] = { NULL };
	double cores = fmin(fmax((double)here.cores, 1), COUNT_THREADS_MAX);

	*o = (struct options){ .program = program,
		               .threads = (int)cores,
		               .to = UINT_MAX,
		               .share = 1,
		               .shares = 1 };
	read_options(o, typed, argc, argv);
	if (o->task < HELP)
		set_all(o, typed, argc - optind, argv + optind, here.bytes);
	o->ranks = 1;
	o->all_threads = o->threads;
}
