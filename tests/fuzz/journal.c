/* journal.c -- any bytes as a journal of board 8 */
#include "journal/journal.h"

#include <string.h>

#include "cli.h"
#include "fuzz.h"

enum { UNITS = 31 }; /* a count and its recount have one more */

/* An entry that was taken stands in the text as it would be written. */
static void
check_entry(const struct journal *j, unsigned unit, const uint8_t *data,
            size_t size)
{
	char line[JOURNAL_LINE_ROOM];

	assert(j->entry[unit].unit == unit);
	journal_line(&j->entry[unit], j->header, line);
	strcat(line, "\n");
	assert(memmem(data, size, line, strlen(line)));
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct entry entry[UNITS] = { { 0 } };
	struct journal j = { .path = "j", .entry = entry, .units = UNITS };
	FILE *text;
	int status;

	journal_header(8, j.header);
	text = fmemopen((void *)data, size, "r");
	assert(text);
	status = journal_scan(&j, text);
	fclose(text);
	assert(!status == !*j.message);
	assert(!status || status == EXIT_USAGE || status == 1);
	assert(!strchr(j.message, '\n'));
	for (unsigned unit = 0; unit < UNITS; unit++)
		if (entry[unit].line)
			check_entry(&j, unit, data, size);
	return 0;
}
