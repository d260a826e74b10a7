/* qcount.c -- count the solutions of a board */
#include <stddef.h>

#include "cli.h"
#include "run/report.h"

static const char program[] = "qcount";

int
main(int argc, char **argv)
{
	static struct options o; /* large */
	int status;

	cli_begin();
	progress_block_signals();
	options_parse(&o, program, argc, argv, resources_find(1));
	status = report_run(&o, NULL);
	layers_free(&o.board);
	return status;
}
