/* memory.c -- any allocation of a count may fail, and none is left */
#include <stdlib.h>

#include "fence.h"
#include "known.h"
#include "run/schedule.h"
#include "tap.h"

static const struct kernel *kernel;

static int
count(void)
{
	static struct schedule s; /* large */
	FILE *file = tap_file();
	struct options o = { .n = 12,
		             .threads = 1,
		             .kernel = kernel,
		             .journal = tap_path,
		             .is_checked = 1,
		             .to = UINT_MAX,
		             .share = 1,
		             .shares = 1 };
	int error = board_make(&o.board, 12);

	s = (struct schedule){ .options = &o, .processes = 1, .threads = 1 };
	if (!error && schedule_begin(&s))
		error = count_run(&o, schedule_exchange, &s);
	schedule_end(&s, error);
	schedule_free(&s);
	layers_free(&o.board);
	fclose(file);
	if (s.why.status)
		return !strcmp(s.why.text, strerror(ENOMEM)) ? ENOMEM : -1;
	return s.sum == known[12].all ? 0 : -1;
}

int
main(void)
{
	for (kernel = kernels; kernel->name; kernel++)
		if (kernel->is_supported())
			fail_each(kernel->name, count);
	return tap_done();
}
