/* journal.c -- one writer, appending */
#include "journal/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"
#include "journal/journal_inner.h"
#include "journal/entry.h"

/* Microseconds of work that a machine may lose when it stops. */
enum { SYNC_EVERY = 100 * 1000 };

int
journal_refuse(struct journal *j, int status, const char *format, ...)
{
	enum { ROOM = JOURNAL_MESSAGE_MAX - JOURNAL_PATH_SHOWN };
	size_t length = strlen(j->path), over = 0;
	va_list args;

	if (length > JOURNAL_PATH_SHOWN - sizeof "...: ")
		over = length - (JOURNAL_PATH_SHOWN - sizeof "...: ");
	snprintf(j->message, JOURNAL_PATH_SHOWN, "%s%s: ", over ? "..." : "",
	         j->path + over);
	va_start(args, format);
	vsnprintf(j->message + strlen(j->message), ROOM, format, args);
	va_end(args);
	return status;
}

int
journal_refuse_errno(struct journal *j)
{
	return journal_refuse(j, EXIT_FAILURE, "%s", strerror(errno));
}

int
journal_append(struct journal *j, const char *text)
{
	size_t left = strlen(text);

	while (left > 0) {
		ssize_t written = write(j->file, text, left);

		if (written < 0)
			return journal_refuse_errno(j);
		text += written;
		left -= (size_t)written;
	}
	return 0;
}

/* Ranks of a killed run may live on for a moment: wait for two seconds. */
static int
lock(struct journal *j)
{
	const struct timespec moment = { .tv_nsec = 100000000 };

	for (int tries = 0; flock(j->file, LOCK_EX | LOCK_NB); tries++) {
		if (errno != EWOULDBLOCK)
			return journal_refuse_errno(j);
		if (tries == 20)
			return journal_refuse(j, EXIT_FAILURE,
			                      "another count writes to it");
		nanosleep(&moment, NULL);
	}
	return 0;
}

/* A device or a pipe may keep whoever opens it waiting. */
static int
open_file(struct journal *j)
{
	struct stat status;

	j->file = open(j->path,
	               O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY |
	                       O_CLOEXEC,
	               0666);
	if (j->file < 0 && errno != EISDIR && errno != ENXIO)
		return journal_refuse_errno(j);
	if (j->file < 0 || fstat(j->file, &status) || !S_ISREG(status.st_mode))
		return journal_refuse(j, EXIT_USAGE, "not a regular file");
	return lock(j);
}

int
journal_open(struct journal *j, const char *path, int n, unsigned units)
{
	int status;

	*j = (struct journal){ .path = path, .units = units };
	snprintf(j->header, sizeof j->header, "queens-journal %d board %d",
	         JOURNAL_FORMAT, n);
	status = open_file(j);
	if (status)
		return status;
	j->unit = calloc(units, sizeof *j->unit);
	return j->unit ? journal_read(j) : journal_refuse_errno(j);
}

int
journal_sync(struct journal *j)
{
	j->unsynced = 0;
	return fsync(j->file) ? journal_refuse_errno(j) : 0;
}

int
journal_add(struct journal *j, unsigned unit, uint64_t count,
            uint64_t microseconds)
{
	struct record r = { unit, count, microseconds };
	char line[RECORD_ROOM];

	record_format(&r, j->header, line);
	strcat(line, "\n");
	if (journal_append(j, line))
		return EXIT_FAILURE;
	j->unsynced += microseconds;
	return j->unsynced < SYNC_EVERY ? 0 : journal_sync(j);
}

void
journal_close(struct journal *j)
{
	free(j->unit);
	if (j->file >= 0)
		close(j->file);
}
