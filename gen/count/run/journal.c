/* journal.c -- believe lines that prove themselves; one writer, appending */
#include "run/journal.h"

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"

enum { LINE_ROOM = 80 }; /* 10 + 20 + 20 + 8 digits and blanks, and more */

/* Set message, "path: what", with the end of a long path.  Returns status. */
__attribute__((format(printf, 3, 4))) static int
refuse(struct journal *j, int status, const char *format, ...)
{
	enum { SHOWN = 110 };
	size_t length = strlen(j->path),
	       hidden = length > SHOWN ? length - SHOWN : 0;
	int at = snprintf(j->message, sizeof j->message,
	                  "%s: ", j->path + hidden);
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

/* The line of an entry, without its end. */
static void
format_line(char line[LINE_ROOM], const char *header, const struct entry *e)
{
	int length = snprintf(line, LINE_ROOM, "%u %" PRIu64 " %" PRIu64,
	                      e->unit, e->count, e->microseconds);

	snprintf(line + length, (size_t)(LINE_ROOM - length), " %08" PRIx32,
	         crc_add(crc_add(0, header), line));
}

/* Whether the line is exactly as it would be written. */
static int
parse_line(struct entry *e, const char *header, const char *line)
{
	char again[LINE_ROOM];

	if (sscanf(line, "%9u %20" SCNu64 " %20" SCNu64, &e->unit, &e->count,
	           &e->microseconds) != 3)
		return 0;
	format_line(again, header, e);
	return strcmp(again, line) == 0;
}

struct line {
	char text[LINE_ROOM]; /* without its end; of a longer line, a part */
	int length;           /* of that part */
	int is_cut;           /* it has no end: one has to be added */
};

/* Returns 0 at the end of the file. */
static int
read_line(struct line *line, FILE *file)
{
	int c;

	line->text[0] = '\0';
	line->length = 0;
	if (fscanf(file, "%79[^\n]%n", line->text, &line->length) == EOF)
		return 0;
	do
		c = getc(file);
	while (c != EOF && c != '\n');
	line->is_cut = c == EOF;
	return 1;
}

static int
take_line(struct journal *j, const struct line *line)
{
	struct entry e = { .line = ++j->lines }, *first;

	/* a line with a zero in it is longer than it seems */
	if (strlen(line->text) != (size_t)line->length ||
	    !parse_line(&e, j->header, line->text) || e.unit >= j->units) {
		j->rejected += strcmp(line->text, j->header) != 0;
		return 0;
	}
	first = &j->entry[e.unit];
	if (!first->line)
		*first = e;
	if (first->count == e.count)
		return 0;
	return refuse(j, EXIT_FAILURE,
	              "line %u says that unit %u has %" PRIu64
	              " solutions, line %u says %" PRIu64,
	              first->line, e.unit, first->count, e.line, e.count);
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

/* A file without entries of this board, which has this first line. */
static int
refuse_first(struct journal *j, const char *line)
{
	unsigned format = 0;

	sscanf(line, "queens-journal %9u", &format);
	if (format && line[strlen(line) - 1] == '\r')
		return refuse(j, EXIT_USAGE,
		              "its lines end with CR LF, not LF: tr -d '\\r' "
		              "<FILE >ANOTHER mends that");
	if (format && format < JOURNAL_FORMAT)
		return refuse(j, EXIT_USAGE,
		              "a journal of format %u, which queens %s wrote, "
		              "has other units: name another file",
		              format,
		              format == 1 ? "before 3.0" : "3.0 to 5.0");
	return refuse(j, EXIT_USAGE,
	              "the first line is not `%s`, as in a journal of this "
	              "board: name another file",
	              j->header);
}

/* A full disk has cut the header of a new journal. */
static int
is_begun(const struct journal *j, const struct line *first)
{
	return j->lines == 1 && first->is_cut && !j->read_only &&
	       !strncmp(j->header, first->text, strlen(first->text));
}

/* Afterwards there is a header, and the next line to append stands apart.  A
   header may be damaged if entries of this board follow. */
static int
read_entries(struct journal *j)
{
	struct line line = { .is_cut = 0 }, first = line;
	int status = 0;

	while (!status && read_line(&line, j->file)) {
		if (!j->lines)
			first = line;
		status = take_line(j, &line);
	}
	if (!status && ferror(j->file))
		status = refuse_errno(j);
	if (status)
		return status;
	if (is_begun(j, &first)) {
		j->lines = j->rejected = 0;
		if (ftruncate(fileno(j->file), 0))
			return refuse_errno(j);
	}
	if (j->lines && j->lines == j->rejected)
		return refuse_first(j, first.text);
	if (j->read_only)
		return 0;
	if (!j->lines) {
		j->lines = 1;
		return append(j, j->header);
	}
	return line.is_cut ? append(j, "") : 0;
}

/* Ranks of a killed run may live on for a moment: wait for two seconds. */
static int
lock(struct journal *j)
{
	const struct timespec moment = { .tv_nsec = 100000000 };
	int tries = 20;

	while (flock(fileno(j->file), LOCK_EX | LOCK_NB)) {
		if (errno != EWOULDBLOCK)
			return refuse(j, EXIT_FAILURE,
			              "its file system does not lock it (%s); "
			              "put the journal on another one",
			              strerror(errno));
		if (tries-- == 0)
			return refuse(j, EXIT_FAILURE,
			              "another count writes to it");
		nanosleep(&moment, NULL);
	}
	return 0;
}

/* Returns 0, or an exit status. */
static int
open_file(struct journal *j, enum journal_use use)
{
	struct stat status;

	if (use == JOURNAL_WRITE)
		j->file = fopen(j->path, "a+");
	if (!j->file) {
		j->read_only = use == JOURNAL_WRITE ? errno : EROFS;
		j->file = fopen(j->path, "r");
		errno = use == JOURNAL_WRITE ? j->read_only : errno;
	}
	if (!j->file || fstat(fileno(j->file), &status))
		return refuse_errno(j);
	if (!S_ISREG(status.st_mode))
		return refuse(j, EXIT_USAGE, "not a regular file");
	return j->read_only ? 0 : lock(j);
}

int
journal_open(struct journal *j, const char *path, int n, unsigned units,
             enum journal_use use)
{
	int status;

	*j = (struct journal){ .path = path ? path : "", .units = units };
	snprintf(j->header, sizeof j->header, "queens-journal %d board %d",
	         JOURNAL_FORMAT, n);
	j->entry = calloc(units, sizeof *j->entry);
	if (!j->entry)
		return refuse_errno(j);
	if (!path)
		return 0;
	/* a limit of the file size is then an error of write */
	signal(SIGXFSZ, SIG_IGN);
	status = open_file(j, use);
	return status ? status : read_entries(j);
}

int
journal_check(struct journal *j)
{
	struct stat opened, there;

	if (!j->file)
		return 0;
	errno = j->read_only;
	if (errno || fstat(fileno(j->file), &opened))
		return refuse_errno(j);
	if (stat(j->path, &there) || there.st_ino != opened.st_ino ||
	    there.st_dev != opened.st_dev)
		return refuse(j, EXIT_FAILURE,
		              "removed or replaced while this count wrote "
		              "to it");
	return 0;
}

int
journal_add(struct journal *j, const struct entry *e)
{
	char line[LINE_ROOM];

	j->entry[e->unit] = *e;
	j->entry[e->unit].line = ++j->lines;
	if (!j->file)
		return 0;
	format_line(line, j->header, e);
	return journal_check(j) || append(j, line) ? EXIT_FAILURE : 0;
}

int
journal_close(struct journal *j)
{
	return j->file && fclose(j->file) ? refuse_errno(j) : 0;
}
