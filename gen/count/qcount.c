/* qcount.c -- count the solutions of a board */
#include <sched.h>

#include "cli.h"
#include "run/memory.h"
#include "run/session.h"

static const char program[] = "qcount";

/* The cores that this process may use. */
static int
available_cores(void)
{
	cpu_set_t set;

	if (sched_getaffinity(0, sizeof set, &set))
		return 1;
	return CPU_COUNT(&set);
}

static int
run(const struct options *o, struct count_board *board,
    struct schedule *schedule)
{
	return count_run(board, o->threads, schedule_exchange, schedule);
}

int
main(int argc, char **argv)
{
	struct options options;

	cli_begin();
	if (options_parse(&options, argc, argv, available_cores(), 1))
		return cli_usage(program, options.message);
	if (options.is_help)
		return options_help(program);
	memory_return_freed();
	return session_run(program, &options, 1, run);
}
