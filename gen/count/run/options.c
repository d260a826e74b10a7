/* options.c -- getopt_long, and messages that say what is allowed */
#include "run/options.h"

#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "run/count.h"
#include "run/resources.h"

enum { LONG = 256 }; /* long options are above all characters */

static const double program_bytes = 4 << 20, /* code, stack, libraries */
	thread_bytes = 64 << 10; /* stack, and gaps between allocations */

static void
print_help(const char *program)
{
	printf("usage: %s [OPTION...] N\n"
	       "Count the solutions of N queens, N from 1 to %d.\n\n"
	       "  --threads NUMBER  threads, 1 to %d "
	       "(default: one for each core)\n"
	       "  --kernel NAME     avx512, avx2 or portable "
	       "(default: the fastest)\n"
	       "  --journal FILE    write finished units to FILE; count "
	       "only those that it lacks\n"
	       "  --units FROM-TO   count only these units, from 0 "
	       "(--estimate says how many)\n"
	       "  --units I/SHARES  count only share I of the units, "
	       "I from 1 to SHARES\n"
	       "  --memory NUMBER   limit in megabytes "
	       "(default: all that are free)\n"
	       "  --check           count each unit in two ways, "
	       "and compare\n"
	       "  --estimate        count some units; estimate how long all "
	       "would take\n"
	       "  --missing         print the units that the journal lacks; "
	       "count nothing\n"
	       "  --help, --version print this text, or the version\n",
	       program, BOARD_N_MAX, COUNT_THREADS_MAX);
}

int
options_print(const struct options *o)
{
	if (o->is_help)
		print_help(o->program);
	else
		printf("%s %s\n", o->program, QUEENS_VERSION);
	return cli_finish(o->program);
}

/* Set message.  Formats cut what was typed, which may be long. */
__attribute__((format(printf, 2, 3))) static int
refuse(struct options *o, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(o->message, sizeof o->message, format, args);
	va_end(args);
	cli_mask(o->message);
	return EXIT_USAGE;
}

static int
set_kernel(struct options *o, const char *typed)
{
	char names[40] = "";

	o->kernel = kernel_find(typed);
	if (o->kernel)
		return 0;
	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported())
			strcat(strcat(names, " "), k->name);
	return refuse(o,
	              "--kernel '%.60s' is not a kernel of this processor:%s",
	              typed, names);
}

static int
set_number(struct options *o, const char *name, const char *typed,
           const char *what, int most, int *number)
{
	if (cli_number(typed, 1, most, number) == 0)
		return 0;
	return refuse(o, "--%s '%.60s' is not a number%s from 1 to %d", name,
	              typed, what, most);
}

static int
set_journal(struct options *o, const char *typed)
{
	o->journal = typed;
	if (*typed && *typed != '-')
		return 0;
	return refuse(o,
	              "--journal '%.60s' is not a file; ./ goes before a name "
	              "that begins with -",
	              typed);
}

/* A flag has been set by getopt_long. */
static int
set_option(struct options *o, int option, const char *typed)
{
	switch (option) {
	case LONG + 't':
		return set_number(o, "threads", typed, "", COUNT_THREADS_MAX,
		                  &o->threads);
	case LONG + 'm':
		return set_number(o, "memory", typed, " of megabytes", INT_MAX,
		                  &o->megabytes);
	case LONG + 'k':
		return set_kernel(o, typed);
	case LONG + 'j':
		return set_journal(o, typed);
	case LONG + 'u':
		o->units = typed;
	}
	return 0;
}

/* An option that getopt_long refuses: optopt says which one it is, if it is
   short or known. */
static int
refuse_option(struct options *o, int reason, const char *last)
{
	if (reason == ':')
		return refuse(o, "'%.60s' needs a value; --help says which",
		              last);
	if (optopt >= LONG)
		return refuse(o, "'%.60s' takes no value", last);
	if (optopt)
		return refuse(o, "'-%c' is not an option; --help lists them",
		              optopt);
	return refuse(o, "'%.60s' is not an option; --help lists them", last);
}

static int
set_options(struct options *o, int argc, char **argv)
{
	const struct option known[] = {
		{ "threads", 1, NULL, LONG + 't' },
		{ "kernel", 1, NULL, LONG + 'k' },
		{ "journal", 1, NULL, LONG + 'j' },
		{ "units", 1, NULL, LONG + 'u' },
		{ "memory", 1, NULL, LONG + 'm' },
		{ "check", 0, &o->is_checked, LONG },
		{ "estimate", 0, &o->is_estimated, LONG },
		{ "missing", 0, &o->is_missing, LONG },
		{ "help", 0, &o->is_help, LONG },
		{ "version", 0, &o->is_version, LONG },
		{ 0 },
	};
	int got, status = 0;

	opterr = 0;
	while (!status && (got = getopt_long(argc, argv, ":", known, 0)) != -1)
		status = got == ':' || got == '?'
		                 ? refuse_option(o, got, argv[optind - 1])
		                 : set_option(o, got, optarg);
	o->is_checked = o->is_checked != 0;
	return status;
}

/* Two numbers with one of these characters between them, as they would be
   written.  Returns that character, or 0. */
static char
read_pair(const char *typed, const char *between, unsigned *a, unsigned *b)
{
	char again[32], c = 0;

	if (sscanf(typed, "%9u%c%9u", a, &c, b) != 3 || !strchr(between, c))
		return 0;
	snprintf(again, sizeof again, "%u%c%u", *a, c, *b);
	if (strcmp(again, typed) != 0)
		return 0;
	return c;
}

/* FROM-TO, I/SHARES, or all units of the board. */
static int
set_units(struct options *o)
{
	unsigned units, a, b;
	char between;

	o->to = UINT_MAX;
	o->share = o->shares = 1;
	if (!o->units)
		return 0;
	units = o->board.units;
	between = read_pair(o->units, "-/", &a, &b);
	if (between == '-' && a <= b && b < units) {
		o->from = a;
		o->to = b + 1;
	} else if (between == '/' && 1 <= a && a <= b) {
		o->share = a;
		o->shares = b;
	} else {
		return refuse(o,
		              "--units '%.60s' is not FROM-TO within 0-%u, or "
		              "a share as 1/16",
		              o->units, units - 1);
	}
	if (o->from == 0 && o->to >= units && o->shares == 1)
		o->units = NULL;
	return 0;
}

/* A thread without a unit takes nothing.  Others may need some memory, too. */
static int
set_memory(struct options *o, int sharers)
{
	unsigned units = o->board.units, threads = (unsigned)o->threads;
	double busy = threads < units ? threads : units;
	double available = .875 * (double)resources_memory(sharers);

	if (available > o->megabytes * 1e6)
		available = o->megabytes * 1e6;
	o->needed = program_bytes +
	            2. * (sizeof(struct entry) + sizeof(unsigned)) * units;
	if (o->n >= UNITS_N_MIN)
		o->needed +=
			busy * (thread_bytes + (double)board_bytes(&o->board));
	if (o->needed <= available || o->is_missing)
		return 0;
	return refuse(o,
	              "N=%d on %d threads needs %.1f MB of memory; %.1f MB "
	              "are available",
	              o->n, o->threads, o->needed / 1e6, available / 1e6);
}

/* What is left after the options must be one argument, N. */
static int
set_board(struct options *o, int argc, char **argv)
{
	if (argc < 1)
		return refuse(
			o,
			"N is missing, a number from 1 to %d; --help says "
			"more",
			BOARD_N_MAX);
	if (argc > 1)
		return refuse(o,
		              "'%.60s' is too much: N is one number from 1 to "
		              "%d",
		              argv[1], BOARD_N_MAX);
	if (cli_number(argv[0], 1, BOARD_N_MAX, &o->n))
		return refuse(o, "N '%.60s' is not a number from 1 to %d",
		              argv[0], BOARD_N_MAX);
	if (o->is_estimated &&
	    (o->is_checked || o->journal || o->units || o->is_missing))
		return refuse(o,
		              "--estimate does not go together with --check, "
		              "--journal, --units or --missing");
	if (o->is_missing && !o->journal)
		return refuse(o, "--missing needs --journal FILE");
	if (!count_board_make(&o->board, o->n))
		return set_units(o);
	refuse(o, "%s", strerror(ENOMEM));
	return EXIT_FAILURE;
}

int
options_parse(struct options *o, const char *program, int argc, char **argv,
              int threads, int sharers)
{
	int status;

	*o = (struct options){ .program = program,
		               .threads = threads,
		               .megabytes = INT_MAX,
		               .kernel = kernel_find(NULL) };
	status = set_options(o, argc, argv);
	if (status || o->is_help || o->is_version)
		return status;
	status = set_board(o, argc - optind, argv + optind);
	return status ? status : set_memory(o, sharers);
}
