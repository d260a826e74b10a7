/* options.c -- getopt_long, and messages that say what is allowed */
#include "run/options.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "run/count.h"
#include "run/memory.h"

/* Above all characters, so that short options differ from them. */
enum { THREADS = 256, KERNEL, JOURNAL, CHECK, ESTIMATE, PROGRESS, HELP };

static const struct option long_options[] = {
	{ "threads", required_argument, NULL, THREADS },
	{ "kernel", required_argument, NULL, KERNEL },
	{ "journal", required_argument, NULL, JOURNAL },
	{ "check", no_argument, NULL, CHECK },
	{ "estimate", no_argument, NULL, ESTIMATE },
	{ "progress", no_argument, NULL, PROGRESS },
	{ "help", no_argument, NULL, HELP },
	{ NULL, 0, NULL, 0 },
};

int
options_help(const char *program, const struct options *o)
{
	printf("usage: %s [OPTION...] N\n"
	       "Count the solutions of N queens, N from 1 to %d.\n\n"
	       "  --threads NUMBER  use so many threads, 1 to %d (else %d)\n"
	       "  --kernel NAME     use avx512, avx2 or portable (else the "
	       "fastest)\n"
	       "  --journal FILE    keep finished units in FILE, and go on from "
	       "there\n"
	       "  --check           count twice, in different units, and "
	       "compare\n"
	       "  --estimate        count some units, and tell how long all "
	       "would take\n"
	       "  --progress        show progress even if stderr is not a "
	       "terminal\n"
	       "  --help            print this text\n",
	       program, COUNT_N_MAX, COUNT_THREADS_MAX, o->threads);
	return cli_finish(program);
}

/* Set message: what was typed, cut if it is long, between two texts. */
static int
refuse(struct options *o, const char *what, const char *typed, const char *why)
{
	snprintf(o->message, sizeof o->message, "%s'%.60s' %s", what, typed,
	         why);
	return EXIT_USAGE;
}

static int
set_threads(struct options *o, const char *typed)
{
	if (cli_number(typed, 1, COUNT_THREADS_MAX, &o->threads) == 0)
		return 0;
	return refuse(o, "--threads ", typed, "is not a number from 1 to 1024");
}

static int
set_kernel(struct options *o, const char *typed)
{
	char why[80] = "is not a kernel of this processor:";

	o->kernel = kernel_find(typed);
	if (o->kernel)
		return 0;
	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported())
			strcat(strcat(why, " "), k->name);
	return refuse(o, "--kernel ", typed, why);
}

static int
set_journal(struct options *o, const char *typed)
{
	o->journal = typed;
	if (*typed && *typed != '-')
		return 0;
	return refuse(
		o, "--journal ", typed,
		"is not a file; ./ goes before a name that begins with -");
}

/* An option that getopt_long does not know, or with a value too many. */
static int
refuse_option(struct options *o, int option, const char *last)
{
	char letter[] = { '-', (char)option, '\0' };

	if (option >= THREADS)
		return refuse(o, "", last, "takes no value");
	return refuse(o, "", option ? letter : last,
	              "is not an option; --help lists them");
}

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
	case CHECK:
		return !(o->is_checked = 1);
	case ESTIMATE:
		return !(o->is_estimated = 1);
	case PROGRESS:
		return !(o->is_followed = 1);
	case HELP:
		return !(o->is_help = 1);
	case ':':
		return refuse(o, "", last, "needs a value; --help says which");
	default:
		return refuse_option(o, optopt, last);
	}
}

/* argc words, which are no options: N alone. */
static int
set_board(struct options *o, int argc, char **argv)
{
	if (argc > 1)
		return refuse(o, "", argv[1],
		              "is too much: N is one board size from 1 to 22");
	if (argc < 1)
		snprintf(o->message, sizeof o->message,
		         "N is missing, a board size from 1 to 22; --help says "
		         "more");
	else if (cli_number(argv[0], 1, COUNT_N_MAX, &o->n))
		refuse(o, "N ", argv[0], "is not a board size from 1 to 22");
	else if (o->is_estimated && o->is_checked)
		snprintf(o->message, sizeof o->message,
		         "--estimate and --check do not go together");
	return *o->message ? EXIT_USAGE : 0;
}

/* The memory that the count needs must be available. */
static int
check_memory(struct options *o, int sharers)
{
	const double megabyte = 1e6;
	uint64_t needed = memory_needed(o->n, o->threads);
	uint64_t available = memory_available(sharers);
	char each[40] = "";

	if (needed <= available)
		return 0;
	if (sharers > 1)
		snprintf(each, sizeof each, " to each of %d processes",
		         sharers);
	snprintf(o->message, sizeof o->message,
	         "board %d on %d threads needs %.1f MB of memory; %.1f MB are "
	         "available%s",
	         o->n, o->threads, (double)needed / megabyte,
	         (double)available / megabyte, each);
	return EXIT_USAGE;
}

int
options_parse(struct options *o, int argc, char **argv, int threads,
              int sharers)
{
	int option, status = 0;

	*o = (struct options){ .threads = threads,
		               .kernel = kernel_find(NULL),
		               .argv = argv };
	opterr = 0;
	while (!status && (option = getopt_long(argc, argv, ":", long_options,
	                                        NULL)) != -1)
		status = set_option(o, option, argv[optind - 1]);
	if (status || o->is_help)
		return status;
	status = set_board(o, argc - optind, argv + optind);
	return status ? status : check_memory(o, sharers);
}
