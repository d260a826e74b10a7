/* journal.c -- one writer, appending */
#include "journal/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"

/* Microseconds of work that may be lost when a machine stops. */
enum { SYNC_EVERY = 100 * 1000 };

/* Set message, "path: what".  Returns status. */
static int
refuse(struct journal *j, int status, const char *what)
{
	enum { SHOWN = JOURNAL_PATH_ROOM - sizeof "...: " };
	size_t length = strlen(j->path), over = 0;

	if (length > SHOWN)
		over = length - SHOWN;
	snprintf(j->message, sizeof j->message, "%s%s: %s", over ? "..." : "",
	         j->path + over, what);
	return status;
}

static int
refuse_errno(struct journal *j)
{
	return refuse(j, EXIT_FAILURE, strerror(errno));
}

static int
append(struct journal *j, const char *text)
{
	size_t left = strlen(text);

	while (left > 0) {
		ssize_t written = write(j->file, text, left);

		if (written < 0)
			return refuse_errno(j);
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
			return refuse_errno(j);
		if (tries == 20)
			return refuse(j, EXIT_FAILURE,
			              "another count writes to it");
		nanosleep(&moment, NULL);
	}
	return 0;
}

/* O_NONBLOCK: to open a device or a pipe may otherwise wait for ever. */
static int
open_file(struct journal *j)
{
	struct stat status;

	j->file = open(j->path,
	               O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY |
	                       O_CLOEXEC,
	               0666);
	if (j->file < 0 && errno != EISDIR && errno != ENXIO)
		return refuse_errno(j);
	if (j->file < 0 || fstat(j->file, &status) || !S_ISREG(status.st_mode))
		return refuse(j, EXIT_USAGE, "not a regular file");
	return lock(j);
}

/* The whole file, or NULL with errno set. */
static char *
read_file(int file, size_t *length)
{
	struct stat status;
	ssize_t more = 1;
	char *text;

	*length = 0;
	if (fstat(file, &status))
		return NULL;
	text = malloc((size_t)status.st_size + 1);
	while (text && more > 0 && *length < (size_t)status.st_size) {
		more = read(file, text + *length,
		            (size_t)status.st_size - *length);
		*length += more > 0 ? (size_t)more : 0;
	}
	if (text && more < 0) {
		free(text);
		text = NULL;
	}
	return text;
}

static int
write_header(struct journal *j)
{
	if (ftruncate(j->file, 0))
		return refuse_errno(j);
	return append(j, j->header) || append(j, "\n") ? EXIT_FAILURE : 0;
}

/* Afterwards there is a header, and the next line to append stands apart. */
static int
read_units(struct journal *j, unsigned units)
{
	struct journal_scan scan = { .header = j->header,
		                     .entry = j->entry,
		                     .units = units };
	size_t length;
	char *text = read_file(j->file, &length);
	int status;

	if (!text)
		return refuse_errno(j);
	status = journal_scan(&scan, text, length);
	free(text);
	if (status)
		return refuse(j, status, scan.fault);
	if (scan.is_unbegun)
		return write_header(j);
	return scan.is_cut ? append(j, "\n") : 0;
}

int
journal_open(struct journal *j, const char *path, int n, unsigned units)
{
	int status;

	*j = (struct journal){ .path = path };
	journal_header(n, j->header);
	status = open_file(j);
	if (status)
		return status;
	j->entry = calloc(units, sizeof *j->entry);
	return j->entry ? read_units(j, units) : refuse_errno(j);
}

int
journal_add(struct journal *j, const struct entry *e)
{
	char line[ENTRY_ROOM];

	entry_format(e, j->header, line);
	strcat(line, "\n");
	if (append(j, line))
		return EXIT_FAILURE;
	j->unsynced += e->microseconds;
	return j->unsynced < SYNC_EVERY ? 0 : journal_sync(j);
}

int
journal_sync(struct journal *j)
{
	j->unsynced = 0;
	return fsync(j->file) ? refuse_errno(j) : 0;
}

void
journal_close(struct journal *j)
{
	free(j->entry);
	if (j->file >= 0)
		close(j->file);
}
