/* entry.h -- a finished unit of work, and its line in a journal */
#ifndef ENTRY_H
#define ENTRY_H

#include <stddef.h>
#include <stdint.h>

struct entry {
	unsigned unit;
	unsigned line;         /* of the journal, from 1; 0 if it is in none */
	uint64_t count;        /* solutions */
	uint64_t microseconds; /* of CPU time */
};

/* More than a line, its end and a NUL: 10 + 20 + 20 + 8 digits and blanks. */
enum { ENTRY_ROOM = 80 };

/*
 * The line of an entry: unit, count, microseconds, and in hexadecimal the
 * CRC-32 of the journal's header and of the line up to here:
 *   37 1184320 2841 9f3c2b71
 */
void entry_format(const struct entry *e, const char *header,
                  char line[ENTRY_ROOM]);

/* Whether the line, of `length` bytes, is exactly what entry_format makes of
 *e.  Leaves e->line as it is. */
int entry_parse(struct entry *e, const char *header, const char *line,
                size_t length);

#endif
