/* options.c -- getopt_long, and messages that say what is allowed */
#include "run/options.h"

#include <getopt.h>
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "run/count.h"
#include "run/memory.h"

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
set_threads(struct options *o, const char *typed)
{
	if (cli_number(typed, 1, COUNT_THREADS_MAX, &o->threads) == 0)
		return 0;
	return refuse(o, "--threads '%.60s' is not a number from 1 to %d",
	              typed, COUNT_THREADS_MAX);
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

static int
set_memory(struct options *o, const char *typed)
{
	int megabytes;

	if (cli_number(typed, 1, INT_MAX, &megabytes))
		return refuse(o,
		              "--memory '%.60s' is not a number of megabytes "
		              "from 1 to %d",
		              typed, INT_MAX);
	o->memory = (uint64_t)megabytes * 1000000;
	return 0;
}

/* Parse FROM-TO.  Returns 0, or -1. */
static int
parse_range(const char *typed, int last, int *from, int *to)
{
	char text[32], *dash;

	snprintf(text, sizeof text, "%s", typed);
	dash = strchr(text, '-');
	if (!dash)
		return -1;
	*dash = '\0';
	return cli_number(text, 0, last, from) ||
	                       cli_number(dash + 1, *from, last, to)
	               ? -1
	               : 0;
}

static int
set_units(struct options *o, const char *typed)
{
	o->units = typed;
	return 0;
}

/* All units of the board, or those that were typed. */
static int
choose_units(struct options *o)
{
	int last = (int)count_units(o->n) - 1, from = 0, to = last;

	if (o->units && parse_range(o->units, last, &from, &to))
		return refuse(o, "--units '%.60s' is not FROM-TO within 0-%d",
		              o->units, last);
	o->from = (unsigned)from;
	o->to = (unsigned)to + 1;
	return 0;
}

/* An option that takes a value has a function.  Any other has a flag, and its
   value is empty. */
static const struct {
	const char *name, *value;
	int (*set)(struct options *o, const char *typed);
	size_t flag; /* its place in struct options */
	const char *help;
} table[] = {
	{ "threads", "NUMBER", set_threads, 0,
	  "use so many threads, 1 to 1024 (else one for each core)" },
	{ "kernel", "NAME", set_kernel, 0,
	  "use avx512, avx2 or portable (else the fastest)" },
	{ "journal", "FILE", set_journal, 0,
	  "keep finished units in FILE, and go on from there" },
	{ "units", "FROM-TO", set_units, 0,
	  "count only these units, from 0; --estimate says how many" },
	{ "memory", "NUMBER", set_memory, 0,
	  "use at most so many megabytes (else all there are)" },
	{ "check", "", NULL, offsetof(struct options, is_checked),
	  "count each unit twice, in different ways, and compare" },
	{ "estimate", "", NULL, offsetof(struct options, is_estimated),
	  "count some units, and tell how long all would take" },
	{ "progress", "", NULL, offsetof(struct options, is_followed),
	  "show progress even if stderr is not a terminal" },
	{ "help", "", NULL, offsetof(struct options, is_help),
	  "print this text" },
};

/* For table[i], getopt_long returns FIRST + i, or stores it in the flag and
   returns 0.  FIRST is above all characters, which are short options. */
enum { OPTIONS = sizeof table / sizeof *table, FIRST = 256 };

int
options_help(const char *program)
{
	printf("usage: %s [OPTION...] N\n"
	       "Count the solutions of N queens, N from 1 to %d.\n\n",
	       program, COUNT_N_MAX);
	for (int i = 0; i < OPTIONS; i++)
		printf("  --%s %-*s %s\n", table[i].name,
		       14 - (int)strlen(table[i].name), table[i].value,
		       table[i].help);
	return cli_finish(program);
}

/* An option that getopt_long refuses: optopt says which one it is, if it is
   short or known. */
static int
refuse_option(struct options *o, int reason, const char *last)
{
	if (reason == ':')
		return refuse(o, "'%.60s' needs a value; --help says which",
		              last);
	if (optopt >= FIRST)
		return refuse(o, "'%.60s' takes no value", last);
	if (optopt)
		return refuse(o, "'-%c' is not an option; --help lists them",
		              optopt);
	return refuse(o, "'%.60s' is not an option; --help lists them", last);
}

static int
set_options(struct options *o, int argc, char **argv)
{
	struct option known[OPTIONS + 1] = { { 0 } };
	int got, status = 0;

	for (int i = 0; i < OPTIONS; i++) {
		int *flag = (int *)(void *)((char *)o + table[i].flag);

		known[i] = (struct option){ table[i].name, table[i].set != NULL,
			                    table[i].set ? NULL : flag,
			                    FIRST + i };
	}
	opterr = 0;
	while (!status &&
	       (got = getopt_long(argc, argv, ":", known, NULL)) != -1)
		if (got >= FIRST)
			status = table[got - FIRST].set(o, optarg);
		else if (got)
			status = refuse_option(o, got, argv[optind - 1]);
	return status;
}

/* The words that are no options must be N alone. */
static int
set_board(struct options *o, int argc, char **argv)
{
	if (argc < 1)
		return refuse(o,
		              "N is missing, a board size from 1 to %d; --help "
		              "says more",
		              COUNT_N_MAX);
	if (argc > 1)
		return refuse(o,
		              "'%.60s' is too much: N is one board size from 1 "
		              "to %d",
		              argv[1], COUNT_N_MAX);
	if (cli_number(argv[0], 1, COUNT_N_MAX, &o->n))
		return refuse(o, "N '%.60s' is not a board size from 1 to %d",
		              argv[0], COUNT_N_MAX);
	if (o->is_estimated && (o->is_checked || o->journal || o->units))
		return refuse(o,
		              "--estimate does not go together with --check, "
		              "--journal or --units");
	return choose_units(o);
}

int
options_parse(struct options *o, int argc, char **argv, int threads,
              int sharers)
{
	uint64_t available;
	int status;

	*o = (struct options){ .threads = threads,
		               .kernel = kernel_find(NULL),
		               .memory = UINT64_MAX };
	status = set_options(o, argc, argv);
	if (status || o->is_help)
		return status;
	/* a tile may take a tenth more than is foretold */
	available = memory_available(sharers) / 8 * 7;
	if (o->memory > available)
		o->memory = available;
	return set_board(o, argc - optind, argv + optind);
}
