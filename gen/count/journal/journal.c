/* journal.c -- believe lines that prove themselves; one writer, appending */
#include "journal/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"

/* Seconds whose work may be lost when a machine stops. */
static const double sync_every = .1;

enum {
	/* A line may be that long: a machine that stops can leave zeros.  A
	   longer one is not read to its end, which may be far away. */
	DAMAGE_MAX = 1 << 16
};

/* Set message, "path: what", with the end of a long path.  Returns status. */
__attribute__((format(printf, 3, 4))) static int
refuse(struct journal *j, int status, const char *format, ...)
{
	enum { SHOWN = 110 };
	size_t length = strlen(j->path),
	       over = length > SHOWN ? length - SHOWN : 0;
	int at = snprintf(j->message, sizeof j->message,
	                  "%s%s: ", over ? "..." : "", j->path + over);
	va_list args;

	va_start(args, format);
	vsnprintf(j->message + at, sizeof j->message - (size_t)at, format,
	          args);
	va_end(args);
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
parse(struct entry *e, const char *header, const char *line)
{
	char again[JOURNAL_LINE_ROOM];

	if (sscanf(line, "%9u %20" SCNu64 " %20" SCNu64, &e->unit, &e->count,
	           &e->microseconds) != 3)
		return 0;
	journal_line(e, header, again);
	return strcmp(again, line) == 0;
}

static int
take_line(struct journal *j, unsigned number, const char *line)
{
	struct entry e = { .line = number }, *first;
	char one[JOURNAL_LINE_ROOM], other[JOURNAL_LINE_ROOM];

	if (!parse(&e, j->header, line) || e.unit >= j->units) {
		j->unbelieved += strcmp(line, j->header) != 0;
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
		first->line, one, number, other);
}

/* --- the text --- */

/* Whether this is at most the beginning of a header, perhaps with zeros behind
   it, as a machine that stops may leave it.  Less than the header's first word
   could be anybody's file. */
static int
is_unbegun(const char *header, const char *text, size_t length)
{
	while (length && !text[length - 1])
		length--;
	return length >= strcspn(header, " ") && length <= strlen(header) &&
	       memcmp(text, header, length) == 0;
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
static int
check_header(struct journal *j, const char *first)
{
	if (strcmp(first, j->header) == 0)
		return 0;
	for (unsigned unit = 0; unit < j->units; unit++)
		if (j->entry[unit].line)
			return 0;
	return refuse_header(j, first);
}

/* A line, without its end. */
struct line {
	char text[JOURNAL_LINE_ROOM]; /* of a longer line, its beginning */
	size_t length;
	int is_cut; /* it has no end */
};

/* Returns 0 at the end of the text.  Of a line longer than DAMAGE_MAX, the rest
   is not read. */
static int
read_line(struct line *line, FILE *text)
{
	int c = getc(text);

	if (c == EOF)
		return 0;
	*line = (struct line){ .length = 0 };
	for (; c != EOF && c != '\n' && line->length <= DAMAGE_MAX;
	     c = getc(text), line->length++)
		if (line->length < sizeof line->text - 1)
			line->text[line->length] = (char)c;
	line->is_cut = c != '\n';
	return 1;
}

int
journal_scan(struct journal *j, FILE *text)
{
	char first[JOURNAL_LINE_ROOM] = "";
	struct line line;
	int status = 0;

	j->is_unbegun = 1;
	for (unsigned n = 1; !status && read_line(&line, text); n++) {
		if (line.length > DAMAGE_MAX)
			return refuse(j, EXIT_USAGE,
			              "line %u is too long for a journal", n);
		j->is_cut = line.is_cut;
		if (n == 1) {
			j->is_unbegun =
				j->is_cut && line.length < sizeof line.text &&
				is_unbegun(j->header, line.text, line.length);
			memcpy(first, line.text, sizeof first);
		}
		/* a line with a zero in it is longer than it seems */
		if (!line.is_cut && strlen(line.text) == line.length)
			status = take_line(j, n, line.text);
		else
			j->unbelieved++;
	}
	if (!status && ferror(text))
		status = refuse_errno(j);
	return status || j->is_unbegun ? status : check_header(j, first);
}

/* --- the file --- */

/* Append a line. */
static int
append(struct journal *j, const char *line)
{
	return fprintf(j->file, "%s\n", line) < 0 || fflush(j->file)
	               ? refuse_errno(j)
	               : 0;
}

/* Ranks of a killed run may live on for a moment: wait for two seconds. */
static int
lock(struct journal *j)
{
	const struct timespec moment = { .tv_nsec = 100000000 };

	for (int tries = 0; flock(fileno(j->file), LOCK_EX | LOCK_NB);
	     tries++) {
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
	int file = open(j->path,
	                O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY |
	                        O_CLOEXEC,
	                0666);

	j->file = file < 0 ? NULL : fdopen(file, "r+");
	if (!j->file && errno != EISDIR && errno != ENXIO)
		return refuse_errno(j);
	if (!j->file || fstat(file, &status) || !S_ISREG(status.st_mode))
		return refuse(j, EXIT_USAGE, "not a regular file");
	return lock(j);
}

/* Afterwards there is a header, and the next line to append stands apart. */
static int
read_units(struct journal *j)
{
	int status = journal_scan(j, j->file);

	if (status)
		return status;
	if (!j->is_unbegun)
		return j->is_cut ? append(j, "") : 0;
	j->unbelieved = 0;
	return ftruncate(fileno(j->file), 0) ? refuse_errno(j)
	                                     : append(j, j->header);
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
journal_add(struct journal *j, const struct entry *e, double now)
{
	char line[JOURNAL_LINE_ROOM];

	journal_line(e, j->header, line);
	if (append(j, line))
		return EXIT_FAILURE;
	if (now - j->synced < sync_every)
		return 0;
	j->synced = now;
	return journal_sync(j);
}

int
journal_sync(struct journal *j)
{
	return fsync(fileno(j->file)) ? refuse_errno(j) : 0;
}

void
journal_close(struct journal *j)
{
	free(j->entry);
	if (j->file)
		fclose(j->file);
}
