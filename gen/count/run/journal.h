/* journal.h -- finished units in a file, so that a stopped count can go on */
#ifndef JOURNAL_H
#define JOURNAL_H

#include <stdint.h>
#include <stdio.h>

#include "run/options.h"

/*
 * A journal is text.  Its first line names the format and the board, and each
 * line after it is a finished unit: its number, its count, its microseconds,
 * and in hexadecimal the CRC-32 of the first line and of this one up to here:
 *   queens-journal 4 board 18
 *   37 1184320 2841 9f3c2b71
 *
 * Lines are only ever appended, each with one write, so a program that is
 * killed loses no finished unit.  If a write fails, the next line may be cut,
 * too.  A line that is not exactly as it would be written, but for its end, is
 * rejected: its unit is counted again.
 */
enum { JOURNAL_FORMAT = 4 };

enum state {
	UNWANTED,
	OPEN,
	TAKEN, /* by a worker, who counts it */
	DONE
};

struct entry {
	unsigned unit;
	enum state state;
	uint64_t count;        /* solutions */
	uint64_t microseconds; /* of CPU time */
};

struct journal {
	struct options *options;
	FILE *file;          /* NULL if there is none */
	char header[40];     /* the first line */
	struct entry *entry; /* of all units, twice, and an unwanted one */
	unsigned rejected;   /* lines */
	int read_only; /* 0, or an errno value: why it cannot be written */
};

/*
 * Open or create the journal that the options name, lock it against other
 * writers, and read what is done of their board: entry[I + U] is the second
 * count of unit I, of U units.  A journal that cannot be written, or is only to
 * be read (--missing, --estimate), is not locked.  Without a path in the
 * options, entries are in memory alone.
 *
 * This, or later a function below, fails with EXIT_FAILURE if the file cannot
 * be used now or if a unit has two different counts, with EXIT_USAGE if it is
 * not a journal of this board.  Call journal_close in any case, and free the
 * entries.
 */
void journal_open(struct journal *j, struct options *options);

/* Fails if the file cannot be written, or is no longer at its path. */
void journal_check(struct journal *j);

/* Add an entry, which is done then. */
void journal_add(struct journal *j, struct entry *e);

/* A network may tell only now that a write failed. */
void journal_close(struct journal *j);

#endif
