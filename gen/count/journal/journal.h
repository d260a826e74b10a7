/* journal.h -- finished units in a file, so that a killed count can go on */
#ifndef JOURNAL_H
#define JOURNAL_H

#include <stdint.h>

/*
 * A journal is text.  Its first line names the format and the board,
 *   queens-journal 2 board 18
 * and each line after it a finished unit (see record.h), its CRC begun with
 * the first line.
 * What a unit is, and so what may be in a journal of format 2, does not depend
 * on kernel, threads or machine.
 *
 * Lines are only ever appended, each with one write, so that a killed program
 * loses no finished unit; the disk has them (fsync) after every tenth of a
 * second of work.  A line that is cut or damaged counts for nothing, and its
 * unit is counted again.
 */

enum {
	JOURNAL_FORMAT = 2,
	JOURNAL_MESSAGE_MAX = 400,
	JOURNAL_PATH_SHOWN = 120 /* of it, the end of a long path */
};

struct journal_unit {
	uint64_t count, microseconds;
	unsigned line; /* of the file, from 1; 0 for a unit that is not there */
};

struct journal {
	int file;
	const char *path;
	char header[64];
	unsigned units, lines;
	uint64_t unsynced; /* microseconds of work that the disk may not have */
	struct journal_unit *unit; /* [units] */
	char message[JOURNAL_MESSAGE_MAX];
};

/*
 * Open or create the journal of board n at path (which is kept), lock it
 * against other writers, and read the units that are done.  Returns 0; or, with
 * one line in message, EXIT_FAILURE if the file cannot be used now or holds two
 * different counts of one unit, EXIT_USAGE if it is not a journal of this
 * board.  journal_close in any case.
 */
int journal_open(struct journal *j, const char *path, int n, unsigned units);

/*
 * Append a unit; wait until all units are on the disk.  Return 0, or
 * EXIT_FAILURE with message set.
 */
int journal_add(struct journal *j, unsigned unit, uint64_t count,
                uint64_t microseconds);
int journal_sync(struct journal *j);

void journal_close(struct journal *j);

#endif
