/* sync.c -- what a journal puts on the disk, and when */
#include "journal/journal.h"

#include <stdio.h>

#include "tap.h"

/* --- fsync: the linker wraps it --- */

static int syncs;

/* NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */
int __wrap_fsync(int file);

int
__wrap_fsync(int file)
{
	(void)file;
	syncs++;
	return 0;
}
/* NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */

/* Units that are finished at these seconds, one after the other, by any thread:
   the disk has so many syncs. */
static const struct {
	double now;
	int syncs;
} units[] = {
	{ 5000, 1 },   { 5000.09, 1 }, { 5000.09, 1 }, { 5000.11, 2 },
	{ 5000.2, 2 }, { 5000.22, 3 }, { 5009, 4 },
};

int
main(void)
{
	FILE *file = tmpfile();
	char path[40];
	struct journal j;

	if (!file)
		return 1;
	snprintf(path, sizeof path, "/proc/self/fd/%d", fileno(file));
	ok(journal_open(&j, path, 12, 64) == 0, "a journal is begun");
	syncs = 0;
	for (unsigned u = 0; u < sizeof units / sizeof *units; u++) {
		struct entry done = { .unit = u,
			              .count = 2,
			              .microseconds = 1000000 };

		ok(journal_add(&j, &done, units[u].now) == 0 &&
		           syncs == units[u].syncs,
		   "at %.2f seconds: %d syncs", units[u].now, units[u].syncs);
	}
	ok(journal_sync(&j) == 0 && syncs == 5, "the end is a sync");
	journal_close(&j);
	fclose(file);
	return tap_done();
}
