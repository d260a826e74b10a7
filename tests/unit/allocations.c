/* allocations.c -- any allocation may fail, and none is left */
#include <stdlib.h>

#include "fence.h"
#include "kinds.h"
#include "known.h"
#include "run/schedule.h"
#include "tap.h"

/* What needs memory: 0 if it did its work, ENOMEM, or -1. */

/* A board is solved, written, read, packed and sorted. */
static int
generate(void)
{
	FILE *file = tap_file();
	struct tables made, kept = { 0 };
	int failed = tables_make(&made, 8, NULL);

	if (!failed)
		tables_write(&made, file);
	rewind(file);
	failed = failed || tables_read(&kept, file) ||
	         kinds_write(file, kinds_find("byte"), &kept) ||
	         kinds_write(file, kinds_find("prolog"), &kept);
	failed = failed ? errno : 0;
	tables_free(&made);
	tables_free(&kept);
	fclose(file);
	return failed;
}

static const struct kernel *kernel;

static int
count_tile(struct schedule *s)
{
	return count_run(&s->board, 1, schedule_exchange, s);
}

static int
count(void)
{
	static struct schedule s; /* large */
	FILE *file = tap_file();
	struct options o = { .n = 12,
		             .threads = 1,
		             .kernel = kernel,
		             .journal = tap_path,
		             .to = count_units(12),
		             .memory = 1 << 30 };

	s = (struct schedule){ .options = &o, .processes = 1 };
	schedule_run(&s, count_tile);
	fclose(file);
	if (s.status)
		return strstr(s.message, strerror(ENOMEM)) ? ENOMEM : -1;
	return s.sum == known[12].all ? 0 : -1;
}

/* Each allocation fails in turn, until there is none left. */
static void
check(const char *name, int (*try)(void))
{
	int error;

	do {
		failing++;
		calls = 0;
		error = try();
	} while (error == ENOMEM && calls >= failing);
	ok(!error && 0 < calls && calls < failing && held == 0,
	   "%s: any of %lu allocations may fail (%lu), no block is left (%ld)",
	   name, calls, failing, held);
	failing = 0;
}

int
main(void)
{
	check("qgen", generate);
	for (kernel = kernels; kernel->name; kernel++)
		if (kernel->is_supported())
			check(kernel->name, count);
	return tap_done();
}
