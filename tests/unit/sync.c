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

/* Units of these times, one after the other: the disk has so many syncs. */
static const struct {
	uint64_t microseconds;
	int syncs;
} units[] = {
	{ 99999, 0 }, { 1, 1 }, { 50000, 1 }, { 50000, 2 }, { 5000000, 3 },
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
			              .microseconds = units[u].microseconds };

		ok(journal_add(&j, &done) == 0 && syncs == units[u].syncs,
		   "%" PRIu64 " microseconds more: %d syncs",
		   units[u].microseconds, units[u].syncs);
	}
	ok(journal_sync(&j) == 0 && syncs == 4, "the end is a sync");
	journal_close(&j);
	fclose(file);
	return tap_done();
}
