/* entry.h -- a finished unit as a line that proves itself */
#ifndef ENTRY_H
#define ENTRY_H

#include <stdint.h>

struct record {
	unsigned unit;
	uint64_t count, microseconds;
};

/* Longer than any line, its end and a NUL: 10 + 20 + 20 + 8 and blanks. */
enum { RECORD_ROOM = 80 };

/*
 * Number, count, microseconds, and in hexadecimal the CRC-32 of header and of
 * what stands before it:
 *   37 1184320 2841 9f3c2b71
 */
void record_format(const struct record *r, const char *header,
                   char line[RECORD_ROOM]);

/* Whether line is, to the byte, what record_format makes of *r. */
int record_parse(struct record *r, const char *header, const char *line);

#endif
