/* qcount.c -- count the solutions of a board */
#include <sched.h>

#include "cli.h"
#include "run/memory.h"
#include "run/report.h"

static const char program[] = "qcount";

/* The cores that this process may use. */
static int
available_cores(void)
{
	cpu_set_t set;

	return sched_getaffinity(0, sizeof set, &set) ? 1 : CPU_COUNT(&set);
}

static int
run(struct schedule *s)
{
	return count_run(&s->board, s->options->threads, schedule_exchange, s);
}

int
main(int argc, char **argv)
{
	struct options options;
	static struct schedule s; /* large */

	cli_begin();
	if (options_parse(&options, program, argc, argv, available_cores(), 1))
		return cli_usage(program, options.message);
	if (options.is_help)
		return options_help(program);
	memory_return_freed();
	s.options = &options;
	s.processes = 1;
	schedule_run(&s, run);
	return report_print(&s);
}
