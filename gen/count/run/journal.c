/* journal.c -- believe lines that prove themselves; one writer, appending */
#include "run/journal.h"

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"

enum { LINE_ROOM = 80 }; /* 10 + 20 + 20 + 8 digits and blanks, and more */

static void
refuse(struct journal *j, int status, const char *what)
{
	message_set(j->why, status, "%s: %s", j->shown, what);
}

static void
refuse_errno(struct journal *j)
{
	refuse(j, EXIT_FAILURE, strerror(errno));
}

/* --- lines --- */

/* CRC-32 as in IEEE 802.3. */
static uint32_t
crc(const char *text)
{
	uint32_t rest = UINT32_MAX;

	for (; *text; text++) {
		rest ^= (unsigned char)*text;
		for (int bit = 0; bit < 8; bit++)
			rest = rest >> 1 ^
			       (rest & 1 ? UINT32_C(0xEDB88320) : 0);
	}
	return ~rest;
}

/* The line of an entry, without its end. */
static void
format_line(char line[LINE_ROOM], const char *header, const struct entry *e)
{
	char both[2 * LINE_ROOM];

	snprintf(both, sizeof both, "%s%u %" PRIu64 " %" PRIu64, header,
	         e->unit, e->count, e->microseconds);
	snprintf(line, LINE_ROOM, "%s %08" PRIx32, both + strlen(header),
	         crc(both));
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

/* Read a line without its end, or its beginning if it is longer than an entry.
   Returns whether it has an end. */
static int
read_line(char line[LINE_ROOM], FILE *file)
{
	int c, length = 0;

	while ((c = getc(file)) != EOF && c != '\n')
		if (length < LINE_ROOM - 1)
			line[length++] = (char)(c ? c : '?');
	line[length] = '\0';
	return c != EOF;
}

static void
take_line(struct journal *j, const char *line)
{
	struct entry e = { .line = ++j->lines }, *first;

	if (!parse_line(&e, j->header, line) || e.unit >= j->units) {
		j->rejected += strcmp(line, j->header) != 0;
		return;
	}
	first = &j->entry[e.unit];
	if (!first->line)
		*first = e;
	if (first->count != e.count)
		message_set(j->why, EXIT_FAILURE,
		            "%s: line %u says that unit %u has %" PRIu64
		            " solutions, line %u says %" PRIu64,
		            j->shown, first->line, e.unit, first->count, e.line,
		            e.count);
}

/* --- the file --- */

static void
append(struct journal *j, const char *line)
{
	if (!j->read_only &&
	    (fprintf(j->file, "%s\n", line) < 0 || fflush(j->file)))
		refuse_errno(j);
}

/* A file without entries of this board, which has this first line. */
static void
refuse_first(struct journal *j, const char *line)
{
	unsigned format = 0;

	sscanf(line, "queens-journal %9u", &format);
	if (format && line[strlen(line) - 1] == '\r')
		refuse(j, EXIT_USAGE,
		       "its lines end with CR LF, not LF: tr -d '\\r' "
		       "<FILE >ANOTHER mends that");
	else if (format && format < JOURNAL_FORMAT)
		message_set(j->why, EXIT_USAGE,
		            "%s: a journal of format %u, which queens %s "
		            "wrote, has other units: name another file",
		            j->shown, format,
		            format == 1 ? "before 3.0" : "3.0 to 5.0");
	else
		message_set(j->why, EXIT_USAGE,
		            "%s: the first line is not `%s`, as in a journal "
		            "of this board: name another file",
		            j->shown, j->header);
}

/* Afterwards there is a header, and the next line to append stands apart.  A
   full disk may have cut the header of a new journal, to nothing at worst.  It
   may be damaged if entries of this board follow. */
static void
read_entries(struct journal *j)
{
	char first[LINE_ROOM], line[LINE_ROOM], *last = first;
	int has_end = read_line(first, j->file);
	size_t length = strlen(first);

	if (!has_end && !ferror(j->file) &&
	    !strncmp(j->header, first, length)) {
		j->lines = 1;
		append(j, j->header + length);
		return;
	}
	if (has_end || *first)
		take_line(j, first);
	while (has_end) {
		has_end = read_line(line, j->file);
		last = line;
		if (has_end || *line)
			take_line(j, line);
	}
	if (ferror(j->file))
		refuse_errno(j);
	else if (j->lines == j->rejected)
		refuse_first(j, first);
	else if (*last && !j->why->status)
		append(j, "");
}

/* Ranks of a killed run may live on for a moment: wait for two seconds. */
static void
lock(struct journal *j)
{
	const struct timespec moment = { .tv_nsec = 100000000 };
	int tries = 20;

	while (flock(fileno(j->file), LOCK_EX | LOCK_NB) && !j->why->status)
		if (errno != EWOULDBLOCK)
			message_set(j->why, EXIT_FAILURE,
			            "%s: its file system does not lock it "
			            "(%s); put the journal on another one",
			            j->shown, strerror(errno));
		else if (tries-- > 0)
			nanosleep(&moment, NULL);
		else
			refuse(j, EXIT_FAILURE, "another count writes to it");
}

static void
open_file(struct journal *j, int is_read)
{
	if (is_read)
		j->read_only = EROFS;
	else if (!(j->file = fopen(j->path, "a+")))
		j->read_only = errno;
	if (!j->file && !(j->file = fopen(j->path, "r")) && !is_read)
		errno = j->read_only;
	if (!j->file || fstat(fileno(j->file), &j->opened))
		refuse_errno(j);
	else if (!S_ISREG(j->opened.st_mode))
		refuse(j, EXIT_USAGE, "not a regular file");
	else if (!j->read_only)
		lock(j);
}

void
journal_open(struct journal *j, const char *path, int n, unsigned units,
             int is_read, struct message *why)
{
	enum { SHOWN = 110 };
	size_t length = path ? strlen(path) : 0;

	*j = (struct journal){ .path = path,
		               .shown = length > SHOWN ? path + length - SHOWN
		                                       : path,
		               .entry = calloc(units, sizeof *j->entry),
		               .units = units,
		               .why = why };
	snprintf(j->header, sizeof j->header, "queens-journal %d board %d",
	         JOURNAL_FORMAT, n);
	/* a limit of the file size is then an error of write */
	signal(SIGXFSZ, SIG_IGN);
	if (!j->entry)
		message_set(why, EXIT_FAILURE, "%s", strerror(ENOMEM));
	else if (path)
		open_file(j, is_read);
	if (path && !why->status)
		read_entries(j);
}

void
journal_check(struct journal *j)
{
	struct stat there;

	errno = j->read_only;
	if (errno)
		refuse_errno(j);
	else if (j->file &&
	         (stat(j->path, &there) || there.st_ino != j->opened.st_ino ||
	          there.st_dev != j->opened.st_dev))
		refuse(j, EXIT_FAILURE,
		       "removed or replaced while this count wrote to it");
}

void
journal_add(struct journal *j, const struct entry *e)
{
	char line[LINE_ROOM];

	j->entry[e->unit] = *e;
	j->entry[e->unit].line = ++j->lines;
	format_line(line, j->header, e);
	journal_check(j);
	if (j->file && !j->why->status)
		append(j, line);
}

void
journal_close(struct journal *j)
{
	if (j->file && fclose(j->file))
		refuse_errno(j);
}
