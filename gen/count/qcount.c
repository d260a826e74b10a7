/* qcount.c -- count the solutions of a board */
#include <sched.h>

#include "run/session.h"
#include "run/memory.h"

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
run(const struct request *r, const struct count_board *board, struct deal *deal)
{
	return count_run(board, r->threads, r->kernel, deal_exchange, deal);
}

int
main(int argc, char **argv)
{
	struct request request;
	int status = request_parse(program, argc, argv, available_cores(), 1, 1,
	                           &request);

	need_no_more();
	return status ? status : answer(program, &request, 1, run);
}
