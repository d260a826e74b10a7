/* journal.h -- finished units in a file, so that a stopped count can go on */
#ifndef JOURNAL_H
#define JOURNAL_H

#include <stdint.h>

#include "journal/entry.h"
#include "journal/journal_scan.h"

/*
 * A journal is text.  Its first line names the format and the board,
 *   queens-journal 2 board 18
 * and each line after it is a finished unit (see entry.h).  What a unit is does
 * not depend on the kernel, the threads or the machine, so neither does what a
 * journal of format 2 holds.
 *
 * Lines are only ever appended, each with one write, so a program that is
 * killed loses no finished unit.  fsync puts them on the disk after every tenth
 * of a second of work.  A line that is cut or damaged counts for nothing: its
 * unit is counted again.
 */

enum {
	JOURNAL_PATH_ROOM = 120, /* for the path in a message: of a longer one
	                            the end is shown */
	JOURNAL_MESSAGE_ROOM = JOURNAL_PATH_ROOM + JOURNAL_FAULT_ROOM
};

struct journal {
	int file;
	const char *path;
	char header[JOURNAL_HEADER_ROOM];
	uint64_t unsynced; /* microseconds of work that the disk may not have */
	struct entry *entry; /* [units], as journal_scan leaves them */
	char message[JOURNAL_MESSAGE_ROOM];
};

/*
 * Open or create the journal of board n at path, lock it against other writers,
 * and read the units that are done.  The path is kept.  Returns 0; or, with one
 * line in message, EXIT_FAILURE if the file cannot be used now or holds two
 * different counts of one unit, EXIT_USAGE if it is not a journal of this
 * board.  Call journal_close in any case.
 */
int journal_open(struct journal *j, const char *path, int n, unsigned units);

/* Append an entry.  Returns 0, or EXIT_FAILURE with message set. */
int journal_add(struct journal *j, const struct entry *e);

/* Wait until all entries are on the disk.  Returns as journal_add. */
int journal_sync(struct journal *j);

void journal_close(struct journal *j);

#endif
