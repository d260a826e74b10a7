/* journal_scan.h -- find the finished units in the text of a journal */
#ifndef JOURNAL_SCAN_H
#define JOURNAL_SCAN_H

#include <stddef.h>

#include "journal/entry.h"

enum { JOURNAL_FORMAT = 2, JOURNAL_HEADER_ROOM = 64, JOURNAL_FAULT_ROOM = 280 };

/* The first line of a journal of board n. */
void journal_header(int n, char header[JOURNAL_HEADER_ROOM]);

struct journal_scan {
	const char *header; /* that the journal should have */
	/* [units], by unit: those with line 0 are not there, at first all */
	struct entry *entry;
	unsigned units;
	int is_unbegun; /* there is at most the beginning of a header */
	int is_cut;     /* the last line has no end */
	char fault[JOURNAL_FAULT_ROOM];
};

/*
 * Scan a text: set entries, is_unbegun and is_cut.  A line that is not valid
 * counts for nothing, and neither does another line with the same count of a
 * unit.  Returns 0; or, with `fault` set, EXIT_FAILURE if two lines have
 * different counts of one unit, EXIT_USAGE if the text is no journal of this
 * board.
 */
int journal_scan(struct journal_scan *s, const char *text, size_t length);

#endif
