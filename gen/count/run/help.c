/* help.c -- the text of --help */
#include <stdio.h>

#include "cli.h"
#include "run/count.h"
#include "run/options.h"

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
	       "  --units FROM-TO   count only these units of work, from 0\n"
	       "  --memory NUMBER   use at most so many megabytes (else all "
	       "there are)\n"
	       "  --check           count each unit twice, in different ways, "
	       "and compare\n"
	       "  --estimate        count some units, and tell how long all "
	       "would take\n"
	       "  --progress        show progress even if stderr is not a "
	       "terminal\n"
	       "  --help            print this text\n",
	       program, COUNT_N_MAX, COUNT_THREADS_MAX, o->threads);
	return cli_finish(program);
}
