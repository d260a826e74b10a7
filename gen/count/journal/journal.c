/* journal.c -- believe lines that prove themselves; one writer, appending */
#include "journal/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
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

/* Set message, "path: what", with the end of a long path.  Returns status. */
__attribute__((format(printf, 3, 4))) static int
refuse(struct journal *j, int status, const char *format, ...)
{
	enum { SHOWN = 110 };
	const char *path = j->path ? j->path : "";
	size_t length = strlen(path),
	       over = length > SHOWN ? length - SHOWN : 0;
	char what[JOURNAL_MESSAGE_ROOM - SHOWN - 6];
	va_list args;

	va_start(args, format);
	vsnprintf(what, sizeof what, format, args);
	va_end(args);
	snprintf(j->message, sizeof j->message, "%s%s: %s", over ? "..." : "",
	         path + over, what);
	return status;
}

static int
refuse_errno(struct journal *j)
{
	return refuse(j, EXIT_FAILURE, "%s", strerror(errno));
}

/* --- lines --- */

void
journal_header(int n, char header[JOURNAL_HEADER_ROOM])
{
	snprintf(header, JOURNAL_HEADER_ROOM, "queens-journal %d board %d",
	         JOURNAL_FORMAT, n);
}

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
journal_line(const struct entry *e, const char *header,
             char line[JOURNAL_LINE_ROOM])
{
	int length =
		snprintf(line, JOURNAL_LINE_ROOM, "%u %" PRIu64 " %" PRIu64,
	                 e->unit, e->count, e->microseconds);

	snprintf(line + length, (size_t)(JOURNAL_LINE_ROOM - length),
	         " %08" PRIx32, crc_add(crc_add(0, header), line));
}

/* Whether the line is exactly what journal_line makes of *e. */
static int
parse(struct entry *e, const char *header, const char *line, size_t length)
{
	char text[JOURNAL_LINE_ROOM] = "", again[JOURNAL_LINE_ROOM];

	if (length >= sizeof text)
		return 0;
	memcpy(text, line, length);
	if (sscanf(text, "%9u %20" SCNu64 " %20" SCNu64, &e->unit, &e->count,
	           &e->microseconds) != 3)
		return 0;
	journal_line(e, header, again);
	return strlen(again) == length && memcmp(again, text, length) == 0;
}

static int
take_line(struct journal *j, unsigned line, const char *text, size_t length)
{
	struct entry e = { .line = line }, *first;
	char one[JOURNAL_LINE_ROOM], other[JOURNAL_LINE_ROOM];

	if (!parse(&e, j->header, text, length) || e.unit >= j->units) {
		j->unbelieved += length != strlen(j->header) ||
		                 memcmp(text, j->header, length) != 0;
		return 0;
	}
	first = &j->entry[e.unit];
	if (!first->line)
		*first = e;
	if (first->count == e.count)
		return 0;
	journal_line(first, j->header, one);
	journal_line(&e, j->header, other);
	return refuse(
		j, EXIT_FAILURE,
		"two counts of one unit: line %u is `%s`, line %u is `%s`",
		first->line, one, line, other);
}

/* --- the text --- */

/* Less than the header's first word could be anybody's file. */
int
journal_is_unbegun(const char *header, const char *text, size_t length)
{
	size_t word = strcspn(header, " "), at = 0;

	while (at < length && *header && text[at] == *header)
		at++, header++;
	if (length && at < word)
		return 0;
	while (at < length && text[at] == '\0')
		at++;
	return at == length;
}

/* The first line is not the header, and no line is an entry: why? */
static int
refuse_header(struct journal *j, const char *first)
{
	unsigned format;
	int n, end = 0;

	if (sscanf(first, "queens-journal %9u board %9d%n", &format, &n,
	           &end) != 2 ||
	    first[end])
		return refuse(j, EXIT_USAGE, "not a journal of qcount");
	if (format != JOURNAL_FORMAT)
		return refuse(j, EXIT_USAGE, "a journal of format %u, not %d",
		              format, JOURNAL_FORMAT);
	return refuse(j, EXIT_USAGE, "a journal of board %d", n);
}

/* A header may be damaged if entries of this board follow. */
int
journal_scan(struct journal *j, const char *text, size_t length)
{
	const char *at = text, *end = text + length, *newline;
	char first[JOURNAL_LINE_ROOM] = "";
	unsigned entries = 0;

	newline = length ? memchr(text, '\n', length) : NULL;
	if (newline)
		length = (size_t)(newline - text);
	memcpy(first, text, length < sizeof first ? length : sizeof first - 1);
	for (unsigned line = 1; newline; line++) {
		if (take_line(j, line, at, (size_t)(newline - at)))
			return EXIT_FAILURE;
		at = newline + 1;
		newline =
			at < end ? memchr(at, '\n', (size_t)(end - at)) : NULL;
	}
	j->unbelieved += at < end; /* a line without its end */
	for (unsigned unit = 0; unit < j->units; unit++)
		entries += j->entry[unit].line > 0;
	return strcmp(first, j->header) == 0 || entries
	               ? 0
	               : refuse_header(j, first);
}

/* --- the file --- */

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

/* Afterwards there is a header, and the next line to append stands apart. */
static int
read_units(struct journal *j)
{
	size_t length;
	char *text = read_file(j->file, &length);
	int is_cut, is_unbegun, status;

	if (!text)
		return refuse_errno(j);
	is_cut = length && text[length - 1] != '\n';
	is_unbegun = journal_is_unbegun(j->header, text, length);
	status = is_unbegun ? 0 : journal_scan(j, text, length);
	free(text);
	if (status)
		return status;
	if (!is_unbegun)
		return is_cut ? append(j, "\n") : 0;
	if (ftruncate(j->file, 0))
		return refuse_errno(j);
	return append(j, j->header) || append(j, "\n") ? EXIT_FAILURE : 0;
}

int
journal_open(struct journal *j, const char *path, int n, unsigned units)
{
	int status;

	*j = (struct journal){ .path = path, .units = units };
	journal_header(n, j->header);
	status = open_file(j);
	if (status)
		return status;
	j->entry = calloc(units, sizeof *j->entry);
	return j->entry ? read_units(j) : refuse_errno(j);
}

int
journal_add(struct journal *j, const struct entry *e)
{
	char line[JOURNAL_LINE_ROOM];

	journal_line(e, j->header, line);
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
