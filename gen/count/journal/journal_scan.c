/* journal_scan.c -- believe lines that prove themselves, and no others */
#include "journal/journal_scan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

void
journal_header(int n, char header[JOURNAL_HEADER_ROOM])
{
	snprintf(header, JOURNAL_HEADER_ROOM, "queens-journal %d board %d",
	         JOURNAL_FORMAT, n);
}

/* Before the first line has reached the disk, a machine that stops may leave
   the beginning of a header and zeros behind it.  Less than the header's first
   word could be anybody's file. */
static int
is_unbegun(const char *header, const char *text, size_t length)
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

static int
conflict(struct journal_scan *s, const struct entry *first,
         const struct entry *second)
{
	char text[2][ENTRY_ROOM];

	entry_format(first, s->header, text[0]);
	entry_format(second, s->header, text[1]);
	snprintf(s->fault, sizeof s->fault,
	         "two counts of one unit: line %u is `%s`, line %u is `%s`",
	         first->line, text[0], second->line, text[1]);
	return EXIT_FAILURE;
}

static int
take_line(struct journal_scan *s, unsigned line, const char *text,
          size_t length)
{
	struct entry e = { .line = line };

	if (!entry_parse(&e, s->header, text, length) || e.unit >= s->units)
		return 0;
	if (!s->entry[e.unit].line)
		s->entry[e.unit] = e;
	if (s->entry[e.unit].count != e.count)
		return conflict(s, &s->entry[e.unit], &e);
	return 0;
}

static int
has_entry(const struct journal_scan *s)
{
	for (unsigned unit = 0; unit < s->units; unit++)
		if (s->entry[unit].line)
			return 1;
	return 0;
}

/* The first line must be the header.  It may be damaged if entries of this
   board follow. */
static int
check_header(struct journal_scan *s, const char *text, size_t length)
{
	char first[ENTRY_ROOM] = "";
	unsigned format;
	int n, end = 0;

	memcpy(first, text, length < sizeof first ? length : sizeof first - 1);
	if (strcmp(first, s->header) == 0 || has_entry(s))
		return 0;
	if (sscanf(first, "queens-journal %9u board %9d%n", &format, &n,
	           &end) != 2 ||
	    first[end])
		strcpy(s->fault, "not a journal of qcount");
	else if (format != JOURNAL_FORMAT)
		snprintf(s->fault, sizeof s->fault,
		         "a journal of format %u, not %d", format,
		         JOURNAL_FORMAT);
	else
		snprintf(s->fault, sizeof s->fault, "a journal of board %d", n);
	return EXIT_USAGE;
}

int
journal_scan(struct journal_scan *s, const char *text, size_t length)
{
	const char *at = text, *end = text + length;
	size_t first = length;

	s->is_unbegun = is_unbegun(s->header, text, length);
	s->is_cut = length && end[-1] != '\n';
	for (unsigned line = 1; at < end; line++) {
		const char *newline = memchr(at, '\n', (size_t)(end - at));
		int status = 0;

		if (line == 1 && newline)
			first = (size_t)(newline - at);
		if (newline)
			status = take_line(s, line, at, (size_t)(newline - at));
		if (status)
			return status;
		at = newline ? newline + 1 : end;
	}
	return s->is_unbegun ? 0 : check_header(s, text, first);
}
