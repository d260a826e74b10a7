/* allocations.c -- any allocation may fail, and none is left */
#include <stdlib.h>

#include "fence.h"
#include "kinds.h"
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
		tables_write(file, &made);
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

int
main(void)
{
	fail_each("qgen", generate);
	return tap_done();
}
