/* journal.c -- any bytes as a journal of N=8 */
#include "run/journal.h"

#include <assert.h>
#include <stdlib.h>

#include "../tap.h"
#include "cli.h"

enum { UNITS = 2 * 11 }; /* N=8 has 11, and each comes once more */

/* A journal of N=8 at tap_path. */
static void
open_journal(struct journal *j, struct options *o)
{
	*o = (struct options){ .n = 8, .journal = tap_path };
	o->board.units = UNITS / 2;
	journal_open(j, o);
}

/* An entry that was taken stands in the text, but for its CRC. */
static void
check_entry(const struct entry *e, const uint8_t *data, size_t size)
{
	char line[80];

	snprintf(line, sizeof line, "%u %" PRIu64 " %" PRIu64 " ", e->unit,
	         e->count, e->microseconds);
	assert(memmem(data, size, line, strlen(line)));
}

/* With one more unit, the file is a journal that has the same units and it.  A
   line that was cut has an end now. */
static void
check_next(struct journal *before)
{
	struct entry e = before->entry[UNITS - 1];
	struct options o;
	struct journal j;

	if (e.state != DONE)
		e.count = before->entry[UNITS / 2 - 1].count;
	e.unit = UNITS - 1;
	journal_add(before, &e);
	assert(!before->options->status);
	fclose(before->file); /* gives the lock back */
	before->file = NULL;
	open_journal(&j, &o);
	assert(!o.status && j.entry[UNITS - 1].state == DONE);
	assert(j.rejected <= before->rejected);
	for (unsigned unit = 0; unit < UNITS; unit++)
		assert(before->entry[unit].state != DONE ||
		       before->entry[unit].count == j.entry[unit].count);
	journal_close(&j);
	free(j.entry);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	FILE *file = tap_file();
	struct options o;
	struct journal j;

	assert(fwrite(data, 1, size, file) == size && !fflush(file));
	open_journal(&j, &o);
	assert(!o.status || o.status == EXIT_USAGE || o.status == 1);
	assert(!o.status == !*o.why && !strchr(o.why, '\n'));
	for (unsigned unit = 0; unit < UNITS; unit++)
		if (j.entry[unit].state == DONE) {
			assert(j.entry[unit].unit == unit);
			check_entry(&j.entry[unit], data, size);
		}
	if (!o.status)
		check_next(&j);
	journal_close(&j);
	free(j.entry);
	fclose(file);
	return 0;
}
