/* journal.c -- any bytes as a journal of board 8 */
#include "journal/journal_scan.h"

#include <string.h>

#include "cli.h"
#include "fuzz.h"

enum { UNITS = 31 }; /* a count and its recount have one more */

/* An entry that was taken stands in the text as it would be written. */
static void
check_entry(const struct journal_scan *s, unsigned unit, const uint8_t *data,
            size_t size)
{
	char line[ENTRY_ROOM];

	assert(s->entry[unit].unit == unit);
	entry_format(&s->entry[unit], s->header, line);
	strcat(line, "\n");
	assert(memmem(data, size, line, strlen(line)));
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char header[JOURNAL_HEADER_ROOM];
	struct entry entry[UNITS] = { { 0 } };
	struct journal_scan s = { .header = header,
		                  .entry = entry,
		                  .units = UNITS };
	int status;

	journal_header(8, header);
	status = journal_scan(&s, (const char *)data, size);
	assert(!status == !*s.fault);
	assert(!status || status == EXIT_USAGE || status == 1);
	assert(!strchr(s.fault, '\n'));
	for (unsigned unit = 0; unit < UNITS; unit++)
		if (entry[unit].line)
			check_entry(&s, unit, data, size);
	return 0;
}
