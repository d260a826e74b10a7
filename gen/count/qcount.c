/* qcount.c -- count the solutions of a board */
#include <stddef.h>

#include "cli.h"
#include "run/report.h"

int
main(int argc, char **argv)
{
	static struct options o; /* large */

	cli_begin();
	progress_block_signal();
	options_parse(&o, "qcount", argc, argv, resources_find(1));
	return report_run(&o, NULL);
}
