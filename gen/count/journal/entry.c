/* entry.c -- a line is valid if it would be written again just so */
#include "journal/entry.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* CRC-32 as in IEEE 802.3, of one text after another. */
static uint32_t
crc_add(uint32_t crc, const char *text)
{
	crc = ~crc;
	for (; *text; text++) {
		crc ^= (unsigned char)*text;
		for (int bit = 0; bit < 8; bit++)
			crc = crc >> 1 ^ (crc & 1 ? UINT32_C(0xEDB88320) : 0);
	}
	return ~crc;
}

void
entry_format(const struct entry *e, const char *header, char line[ENTRY_ROOM])
{
	int length = snprintf(line, ENTRY_ROOM, "%u %" PRIu64 " %" PRIu64,
	                      e->unit, e->count, e->microseconds);
	uint32_t crc = crc_add(crc_add(0, header), line);

	snprintf(line + length, (size_t)(ENTRY_ROOM - length), " %08" PRIx32,
	         crc);
}

int
entry_parse(struct entry *e, const char *header, const char *line,
            size_t length)
{
	char text[ENTRY_ROOM] = "", again[ENTRY_ROOM];

	if (length >= sizeof text)
		return 0;
	memcpy(text, line, length);
	if (sscanf(text, "%9u %20" SCNu64 " %20" SCNu64, &e->unit, &e->count,
	           &e->microseconds) != 3)
		return 0;
	entry_format(e, header, again);
	return strlen(again) == length && memcmp(again, text, length) == 0;
}
