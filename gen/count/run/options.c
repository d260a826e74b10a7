/* options.c -- getopt_long, and messages that say what is allowed */
#include "run/options.h"

#include <getopt.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "run/count.h"
#include "run/memory.h"

/* Above all characters, so that short options differ from them. */
enum {
	THREADS = 256,
	KERNEL,
	JOURNAL,
	UNITS,
	MEMORY,
	CHECK,
	ESTIMATE,
	PROGRESS,
	HELP
};

static const struct option long_options[] = {
	{ "threads", required_argument, NULL, THREADS },
	{ "kernel", required_argument, NULL, KERNEL },
	{ "journal", required_argument, NULL, JOURNAL },
	{ "units", required_argument, NULL, UNITS },
	{ "memory", required_argument, NULL, MEMORY },
	{ "check", no_argument, NULL, CHECK },
	{ "estimate", no_argument, NULL, ESTIMATE },
	{ "progress", no_argument, NULL, PROGRESS },
	{ "help", no_argument, NULL, HELP },
	{ NULL, 0, NULL, 0 },
};

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

/* All units of the board, or those that were typed. */
static int
set_units(struct options *o)
{
	int last = (int)count_units(o->n) - 1, from = 0, to = last;

	if (o->units && parse_range(o->units, last, &from, &to))
		return refuse(o, "--units '%.60s' is not FROM-TO within 0-%d",
		              o->units, last);
	o->from = (unsigned)from;
	o->to = (unsigned)to + 1;
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
	if (optopt >= THREADS)
		return refuse(o, "'%.60s' takes no value", last);
	if (optopt)
		return refuse(o, "'-%c' is not an option; --help lists them",
		              optopt);
	return refuse(o, "'%.60s' is not an option; --help lists them", last);
}

/* last: the last word that getopt_long has taken. */
static int
set_option(struct options *o, int option, const char *last)
{
	switch (option) {
	case THREADS:
		return set_threads(o, optarg);
	case KERNEL:
		return set_kernel(o, optarg);
	case JOURNAL:
		return set_journal(o, optarg);
	case UNITS:
		o->units = optarg;
		return 0;
	case MEMORY:
		return set_memory(o, optarg);
	case CHECK:
		o->is_checked = 1;
		return 0;
	case ESTIMATE:
		o->is_estimated = 1;
		return 0;
	case PROGRESS:
		o->is_followed = 1;
		return 0;
	case HELP:
		o->is_help = 1;
		return 0;
	default:
		return refuse_option(o, option, last);
	}
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
	return set_units(o);
}

int
options_parse(struct options *o, int argc, char **argv, int threads,
              int sharers)
{
	uint64_t available;
	int option, status = 0;

	*o = (struct options){ .threads = threads,
		               .kernel = kernel_find(NULL),
		               .memory = UINT64_MAX,
		               .argv = argv };
	opterr = 0;
	while (!status && (option = getopt_long(argc, argv, ":", long_options,
	                                        NULL)) != -1)
		status = set_option(o, option, argv[optind - 1]);
	if (status || o->is_help)
		return status;
	/* a tile may take a tenth more than is foretold */
	available = memory_available(sharers) / 8 * 7;
	if (o->memory > available)
		o->memory = available;
	return set_board(o, argc - optind, argv + optind);
}
