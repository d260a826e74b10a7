/* journal.h -- finished units in a file, so that a stopped count can go on */
#ifndef JOURNAL_H
#define JOURNAL_H

#include <stdint.h>
#include <stdio.h>

/*
 * A journal is text.  Its first line names the format and the board, and each
 * line after it is a finished unit: its number, its count, its microseconds,
 * and in hexadecimal the CRC-32 of the first line and of this one up to here:
 *   queens-journal 2 board 18
 *   37 1184320 2841 9f3c2b71
 * What a unit is does not depend on the kernel, the threads or the machine, so
 * neither does what a journal of format 2 holds.
 *
 * Lines are only ever appended, each with one write, so a program that is
 * killed loses no finished unit.  fsync puts them on the disk ten times a
 * second at most.  A line that is not exactly as it would be written is not
 * believed: its unit is counted again.
 */
enum { JOURNAL_FORMAT = 2, JOURNAL_MESSAGE_ROOM = 400 };

struct entry {
	unsigned unit;
	unsigned line;         /* of the journal, from 1; 0 if it is in none */
	uint64_t count;        /* solutions */
	uint64_t microseconds; /* of CPU time */
};

struct journal {
	FILE *file; /* NULL if it is not open */
	const char *path;
	char header[40];     /* the first line */
	struct entry *entry; /* [units]: those with line 0 are not there */
	unsigned units;
	unsigned known;      /* entries that are there */
	unsigned unbelieved; /* lines that are not as they were written */
	double synced;       /* when its lines were last put on the disk */
	char message[JOURNAL_MESSAGE_ROOM];
};

/*
 * Open or create the journal of board n at path, lock it against other writers,
 * and read the units that are done.  The path is kept.  If the file system has
 * no locks, no new file stays there.  Returns 0; or, with one line in message,
 * EXIT_FAILURE if the file cannot be used now or holds two different counts of
 * one unit, EXIT_USAGE if it is not a journal of this board.  Call
 * journal_close in any case.
 */
int journal_open(struct journal *j, const char *path, int n, unsigned units);

/* Append an entry.  now: seconds by a clock that is never set back.  Returns 0,
   or EXIT_FAILURE with message set. */
int journal_add(struct journal *j, const struct entry *e, double now);

/* Wait until all entries are on the disk.  Returns as journal_add. */
int journal_sync(struct journal *j);

void journal_close(struct journal *j);

#endif
