/* options.c -- options, a row each */
#include "run/options.h"

#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "run/count.h"
#include "run/memory.h"

static int
take_threads(struct request *r, const char *value)
{
	return cli_number(value, 1, COUNT_THREADS_MAX, &r->threads);
}

static int
take_kernel(struct request *r, const char *value)
{
	r->kernel = kernel_find(value);
	return r->kernel ? 0 : -1;
}

static int
take_journal(struct request *r, const char *value)
{
	r->journal = value;
	return *value && *value != '-' ? 0 : -1;
}

static int
take_check(struct request *r, const char *value)
{
	(void)value;
	r->is_checked = 1;
	return 0;
}

static int
take_estimate(struct request *r, const char *value)
{
	(void)value;
	r->is_estimated = 1;
	return 0;
}

static int
take_progress(struct request *r, const char *value)
{
	(void)value;
	r->is_followed = 1;
	return 0;
}

static const struct option {
	const char *name;
	int has_value;
	int (*take)(struct request *r, const char *value);
	const char *values;
} options[] = {
	{ "--threads", 1, take_threads,
	  "--threads is a number from 1 to 1024" },
	{ "--kernel", 1, take_kernel,
	  "--kernel is avx512, avx2 or portable, as the processor has it" },
	{ "--journal", 1, take_journal, "--journal is a file" },
	{ "--check", 0, take_check, "" },
	{ "--estimate", 0, take_estimate, "" },
	{ "--progress", 0, take_progress, "" },
};

static const struct option *
find_option(const char *name)
{
	for (size_t i = 0; i < sizeof options / sizeof *options; i++)
		if (strcmp(options[i].name, name) == 0)
			return &options[i];
	return NULL;
}

/* Returns NULL, or what is wrong; "" says that the words are not known. */
static const char *
parse(int argc, char **argv, struct request *r)
{
	int i = 1;

	while (i < argc - 1) {
		const struct option *option = find_option(argv[i++]);

		if (!option || (option->has_value && i >= argc - 1))
			return "";
		if (option->take(r, argv[i]))
			return option->values;
		i += option->has_value;
	}
	if (i != argc - 1)
		return "";
	if (cli_number(argv[i], 1, COUNT_N_MAX, &r->n))
		return strncmp(argv[i], "--", 2) == 0 ? "" : "N";
	if (r->is_estimated && r->is_checked)
		return "--estimate and --check do not go together";
	return NULL;
}

/* The memory that a board needs and what there is, if that is less. */
static int
lacks_memory(const struct request *r, int sharers, char *text, size_t room)
{
	const double megabyte = 1e6;
	uint64_t need = need_bytes(r->n, r->threads);
	uint64_t available = need_available(sharers);
	char each[40] = "";

	if (need <= available)
		return 0;
	if (sharers > 1)
		snprintf(each, sizeof each, " to each of %d processes",
		         sharers);
	snprintf(text, room,
	         "board %d on %d threads needs %.1f MB of memory; %.1f MB are "
	         "available%s",
	         r->n, r->threads, (double)need / megabyte,
	         (double)available / megabyte, each);
	return 1;
}

int
request_parse(const char *program, int argc, char **argv, int threads,
              int sharers, int is_told, struct request *r)
{
	const char *wrong;
	char text[160];

	*r = (struct request){ .threads = threads,
		               .kernel = kernel_find(NULL) };
	wrong = parse(argc, argv, r);
	if (!wrong && !lacks_memory(r, sharers, text, sizeof text))
		return 0;
	if (!wrong)
		return is_told ? cli_usage(program, text) : EXIT_USAGE;
	if (!*wrong)
		snprintf(
			text, sizeof text,
			"usage: %s [--threads n] [--kernel "
			"avx512|avx2|portable] [--journal file] [--check] [--estimate] [--progress] N",
			program);
	else if (strcmp(wrong, "N") == 0)
		snprintf(text, sizeof text, "N is a board size from 1 to %d",
		         COUNT_N_MAX);
	else
		snprintf(text, sizeof text, "%s", wrong);
	return is_told ? cli_usage(program, text) : EXIT_USAGE;
}
