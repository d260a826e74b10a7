/* qcount.c -- count the solutions of a board */
#include "cli.h"
#include "run/estimate.h"
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
		error = count_run(&o->board, o->kernel, o->threads,
		                  schedule_exchange, &s);
	schedule_end(&s, error);
	status = report_print(&s);
	schedule_free(&s);
	return status;
}

int
main(int argc, char **argv)
{
	static struct options o; /* large */
	int status;

	cli_begin();
	progress_block_signal();
	status = options_parse(&o, program, argc, argv, resources_cores(1), 1);
	if (status)
		cli_usage(program, o.why.text);
	else if (o.is_help || o.is_version)
		status = options_print(&o);
	else
		status = (o.is_estimated ? estimate_print : count)(&o);
	board_free(&o.board);
	return status;
}
