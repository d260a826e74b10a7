/* journal.c -- any bytes as a journal of N=8 */
#include "run/journal.h"

#include <assert.h>
#include <stdlib.h>

#include "../tap.h"
#include "cli.h"

enum { UNITS = 2 * 11 }; /* N=8 has 11, and each comes once more */

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
	struct message why = { 0 };
	struct journal j;

	e.unit = UNITS - 1;
	journal_add(before, &e);
	assert(!before->why->status);
	fclose(before->file); /* gives the lock back */
	before->file = NULL;
	journal_open(&j, tap_path, 8, UNITS, 0, &why);
	assert(!why.status && j.entry[UNITS - 1].line);
	assert(j.rejected <= before->rejected);
	for (unsigned unit = 0; unit < UNITS; unit++)
		assert(!before->entry[unit].line ||
		       before->entry[unit].count == j.entry[unit].count);
	journal_close(&j);
	free(j.entry);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	FILE *file = tap_file();
	struct message why = { 0 };
	struct journal j;

	assert(fwrite(data, 1, size, file) == size && !fflush(file));
	journal_open(&j, tap_path, 8, UNITS, 0, &why);
	assert(!why.status || why.status == EXIT_USAGE || why.status == 1);
	assert(!why.status == !*why.text && !strchr(why.text, '\n'));
	for (unsigned unit = 0; unit < UNITS; unit++)
		if (j.entry[unit].line) {
			assert(j.entry[unit].unit == unit);
			check_entry(&j.entry[unit], data, size);
		}
	if (!why.status)
		check_next(&j);
	journal_close(&j);
	free(j.entry);
	fclose(file);
	return 0;
}
