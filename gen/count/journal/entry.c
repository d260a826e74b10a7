/* entry.c -- a line is believed if it would be written again just so */
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
record_format(const struct record *r, const char *header,
              char line[RECORD_ROOM])
{
	int length = snprintf(line, RECORD_ROOM, "%u %" PRIu64 " %" PRIu64,
	                      r->unit, r->count, r->microseconds);
	uint32_t crc = crc_add(crc_add(0, header), line);

	snprintf(line + length, (size_t)(RECORD_ROOM - length), " %08" PRIx32,
	         crc);
}

int
record_parse(struct record *r, const char *header, const char *line)
{
	char again[RECORD_ROOM];

	if (sscanf(line, "%9u %20" SCNu64 " %20" SCNu64, &r->unit, &r->count,
	           &r->microseconds) != 3)
		return 0;
	record_format(r, header, again);
	return strcmp(line, again) == 0;
}
