/* qcount.c -- count the solutions of a board */
#include <inttypes.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli.h"
#include "count.h"
#include "need.h"

static const char program[] = "qcount";

struct options {
	int n, threads;
	const struct match_kernel *kernel;
};

/* The cores that this process may use. */
static int
available_cores(void)
{
	cpu_set_t set;

	if (sched_getaffinity(0, sizeof set, &set))
		return 1;
	return CPU_COUNT(&set);
}

static const char usage[] =
	"usage: qcount [--threads n] [--kernel avx512|avx2|portable] N";
static const char thread_numbers[] = "--threads is a number from 1 to 1024";
static const char kernels[] =
	"--kernel is avx512, avx2 or portable, as the processor has it";
static const char board_sizes[] = "N is a board size from 1 to 22";

/* Takes one option and its value.  Returns 0, or an exit status. */
static int
parse_option(const char *name, const char *value, struct options *o)
{
	if (strcmp(name, "--threads") == 0) {
		if (cli_number(value, 1, COUNT_THREADS_MAX, &o->threads))
			return cli_usage(program, thread_numbers);
		return 0;
	}
	if (strcmp(name, "--kernel") == 0) {
		o->kernel = match_find(value);
		return o->kernel ? 0 : cli_usage(program, kernels);
	}
	return cli_usage(program, usage);
}

static int
parse(int argc, char **argv, struct options *o)
{
	int i = 1;

	*o = (struct options){ .threads = available_cores(),
		               .kernel = match_find(NULL) };
	for (; i + 2 < argc; i += 2) {
		int status = parse_option(argv[i], argv[i + 1], o);

		if (status)
			return status;
	}
	if (i != argc - 1)
		return cli_usage(program, usage);
	if (cli_number(argv[i], 1, COUNT_N_MAX, &o->n))
		return cli_usage(program, board_sizes);
	return 0;
}

/* Returns 0, or an exit status if there is too little memory. */
static int
refuse(const struct options *o)
{
	const double gigabyte = 1 << 30;
	uint64_t need = need_bytes(o->n, o->threads);
	uint64_t available = need_available();

	if (need <= available)
		return 0;
	fprintf(stderr,
	        "%s: board %d on %d threads needs %.2f GB of memory; %.2f GB "
	        "are available\n",
	        program, o->n, o->threads, (double)need / gigabyte,
	        (double)available / gigabyte);
	return EXIT_USAGE;
}

static double
seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void
print_count(int n, const struct count *c)
{
	printf("board %d\n", n);
	printf("all %" PRIu64 "\n", c->all);
	printf("fundamental %" PRIu64 "\n", c->fundamental);
	printf("groups-of-8 %" PRIu64 "\n", c->of_8);
	printf("groups-of-4 %" PRIu64 "\n", c->of_4);
	printf("groups-of-2 %" PRIu64 "\n", c->of_2);
	printf("groups-of-1 %" PRIu64 "\n", c->of_1);
}

int
main(int argc, char **argv)
{
	struct options o;
	struct count count;
	double start = seconds();
	int error = parse(argc, argv, &o);

	if (!error)
		error = refuse(&o);
	if (error)
		return error;
	error = count_solutions(o.n, o.threads, o.kernel, &count);
	if (error) {
		fprintf(stderr, "%s: %s\n", program, strerror(error));
		return EXIT_FAILURE;
	}
	print_count(o.n, &count);
	printf("seconds %.3f\nkernel %s\nthreads %d\n", seconds() - start,
	       o.kernel->name, o.threads);
	return cli_finish(program);
}
