/* qcount.c -- count the solutions of a board */
#include "cli.h"
#include "run/memory.h"
#include "run/report.h"
#include "run/resources.h"

static const char program[] = "qcount";

static int
count_tile(struct schedule *s)
{
	return count_run(&s->board, s->options->threads, schedule_exchange, s);
}

int
main(int argc, char **argv)
{
	struct options options;
	static struct schedule s; /* large */

	cli_begin();
	if (options_parse(&options, program, argc, argv, resources_cores(), 1))
		return cli_usage(program, options.message);
	if (options.is_help)
		return options_help(program, "one for each core");
	memory_return_freed();
	s.options = &options;
	s.processes = 1;
	schedule_run(&s, count_tile);
	return report_print(&s);
}
