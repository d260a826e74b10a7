/* qcount.c -- count the solutions of a board */
#include "cli.h"
#include "run/report.h"
#include "run/resources.h"

static const char program[] = "qcount";

static int
count(const struct options *o)
{
	static struct schedule s; /* large */
	int error = 0, status;

	s.options = o;
	s.processes = 1;
	s.threads = o->threads;
	if (schedule_begin(&s))
		error = count_run(&s.board, o->kernel, o->threads,
		                  schedule_exchange, &s);
	schedule_end(&s, error);
	status = report_print(&s);
	schedule_free(&s);
	return status;
}

int
main(int argc, char **argv)
{
	struct options options;

	cli_begin();
	if (options_parse(&options, program, argc, argv, resources_cores(1), 1))
		return cli_usage(program, options.message);
	if (options.is_help || options.is_version)
		return options_print(&options, "one for each core");
	return count(&options);
}
