/* journal.c -- believe lines that prove themselves; one writer, appending */
#include "run/journal.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "cli.h"

enum { LINE_ROOM = 80 }; /* 10 + 20 + 20 + 8 digits and blanks, and more */

#define refuse(j, status, format, ...)                                         \
	options_fail((j)->options, status, "%.4000s: " format,                 \
	             (j)->options->journal, __VA_ARGS__)

static void
refuse_errno(struct journal *j)
{
	refuse(j, EXIT_FAILURE, "%s", strerror(errno));
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

/* Read a line without its end, which is LF, CR LF or cut; or its beginning, if
   it is longer than an entry.  Returns whether there was a line. */
static int
read_line(char line[LINE_ROOM], FILE *file)
{
	int c, length = 0;

	while ((c = getc(file)) != EOF && c != '\n')
		if (length < LINE_ROOM - 1)
			line[length++] = (char)(c ? c : '?');
	line[length] = '\0';
	if (length && line[length - 1] == '\r')
		line[length - 1] = '\0';
	return length || c != EOF;
}

/* An entry that is read or added. */
static void
take_entry(struct journal *j, const struct entry *e)
{
	unsigned units = j->options->board.units;

	if (j->entry[e->unit].state != DONE)
		j->entry[e->unit] = *e;
	for (unsigned i = e->unit % units; i < 2 * units; i += units)
		if (j->entry[i].state == DONE && j->entry[i].count != e->count)
			options_fail(j->options, EXIT_FAILURE,
			             "unit %u has %" PRIu64
			             " solutions, but %" PRIu64
			             " when they are counted again",
			             e->unit % units, j->entry[i].count,
			             e->count);
}

static void
take_line(struct journal *j, const char *line)
{
	struct entry e = { .state = DONE };

	if (parse_line(&e, j->header, line) &&
	    e.unit < 2 * j->options->board.units)
		take_entry(j, &e);
	else
		j->rejected += strcmp(line, j->header) != 0;
}

/* --- the file --- */

static void
append(struct journal *j, const char *line)
{
	if (j->file && !j->read_only &&
	    (fprintf(j->file, "%s\n", line) < 0 || fflush(j->file)))
		refuse_errno(j);
}

/* A file without entries of this board, which has this first line. */
static void
refuse_first(struct journal *j, const char *line)
{
	unsigned format = 0;

	sscanf(line, "queens-journal %9u", &format);
	if (format && format < JOURNAL_FORMAT)
		refuse(j, EXIT_USAGE,
		       "a journal of format %u has other units: queens %s goes "
		       "on with it; here, name another file",
		       format, format < 3 ? "5.0 or an older one" : "6.0");
	else
		refuse(j, EXIT_USAGE,
		       "the first line is not `%s`, as in a journal of this "
		       "board: name another file",
		       j->header);
}

/* Whether the last line has no end.  Between reading and writing, C wants a
   seek. */
static int
is_cut(FILE *file)
{
	int last = fseek(file, -1, SEEK_END) ? '\n' : getc(file);

	return fseek(file, 0, SEEK_END) || last != '\n';
}

/* An empty file gets a header; the next line to append stands apart. */
static void
read_entries(struct journal *j)
{
	char first[LINE_ROOM], line[LINE_ROOM];
	unsigned lines = 0;

	while (read_line(line, j->file)) {
		if (!lines++)
			strcpy(first, line);
		take_line(j, line);
	}
	if (ferror(j->file))
		refuse_errno(j);
	else if (!lines)
		append(j, j->header);
	else if (lines == j->rejected)
		refuse_first(j, first);
	else if (is_cut(j->file))
		append(j, "");
}

/* Without a count it is only read, as if the file system let nobody write. */
static void
open_file(struct journal *j)
{
	const char *path = j->options->journal;
	int is_count = j->options->task == COUNT;
	struct stat there;

	if (!stat(path, &there) && !S_ISREG(there.st_mode)) {
		refuse(j, EXIT_USAGE, "%s", "not a regular file");
		return;
	}
	errno = EROFS;
	if (!is_count || !(j->file = fopen(path, "a+")))
		j->read_only = errno;
	if (j->read_only && !(j->file = fopen(path, "r")) && is_count)
		errno = j->read_only;
	if (!j->file)
		refuse_errno(j);
	else if (!j->read_only && flock(fileno(j->file), LOCK_EX | LOCK_NB))
		refuse(j, EXIT_FAILURE, "%s",
		       errno == EWOULDBLOCK
		               ? "another count writes to it"
		               : "its file system does not lock it; put the "
		                 "journal on another one");
}

void
journal_open(struct journal *j, struct options *o)
{
	*j = (struct journal){ .options = o,
		               .entry = calloc(2 * o->board.units + 1,
		                               sizeof *j->entry) };
	snprintf(j->header, sizeof j->header, "queens-journal %d board %d",
	         JOURNAL_FORMAT, o->n);
	if (!j->entry)
		options_fail(o, EXIT_FAILURE, "%s", strerror(ENOMEM));
	else if (o->journal)
		open_file(j);
	if (o->journal && !o->status)
		read_entries(j);
}

void
journal_check(struct journal *j)
{
	struct stat opened, there;

	if (j->read_only)
		refuse(j, EXIT_FAILURE, "%s", strerror(j->read_only));
	else if (j->file && (fstat(fileno(j->file), &opened) ||
	                     stat(j->options->journal, &there) ||
	                     there.st_ino != opened.st_ino ||
	                     there.st_dev != opened.st_dev))
		refuse(j, EXIT_FAILURE, "%s",
		       "removed or replaced while this count wrote to it");
}

void
journal_add(struct journal *j, struct entry *e)
{
	char line[LINE_ROOM];

	e->state = DONE;
	take_entry(j, e);
	format_line(line, j->header, e);
	journal_check(j);
	append(j, line);
}

void
journal_close(struct journal *j)
{
	if (j->file && fclose(j->file))
		refuse_errno(j);
}
