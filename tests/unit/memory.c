/* memory.c -- any allocation of a count may fail, and none is left */
#include "counting.h"
#include "fence.h"
#include "known.h"
#include "run/schedule.h"
#include "tap.h"

static const struct kernel *kernel;

/* 0 if it did its work, ENOMEM, or -1 */
static int
count(void)
{
	FILE *file = tap_file();
	struct options o = { .kernel = kernel,
		             .journal = tap_path,
		             .is_checked = 1 };
	struct schedule s = { .options = &o };

	if (set_defaults(&o, 8))
		options_fail(&o, EXIT_FAILURE, "%s", strerror(ENOMEM));
	schedule_run(&s, NULL);
	free(s.journal.entry);
	free(o.board.layer);
	fclose(file);
	if (o.status)
		return strstr(o.why, "memory") ? ENOMEM : -1;
	return s.sum == known[8].all ? 0 : -1;
}

int
main(void)
{
	for (int i = 0; kernels[i]; i++)
		if ((kernel = kernels[i])->is_supported())
			fail_each(kernel->name, count);
	return tap_done();
}
