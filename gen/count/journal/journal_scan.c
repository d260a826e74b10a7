/* journal_scan.c -- believe lines that prove themselves, and no others */
#include "journal/journal_inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"
#include "journal/entry.h"

static int
take_line(struct journal *j, const char *line)
{
	struct record r;
	struct journal_unit *known;
	char first[RECORD_ROOM];

	if (!record_parse(&r, j->header, line) || r.unit >= j->units)
		return 0;
	known = &j->unit[r.unit];
	if (!known->line)
		*known = (struct journal_unit){ r.count, r.microseconds,
			                        j->lines };
	if (known->count == r.count)
		return 0;
	r.count = known->count;
	r.microseconds = known->microseconds;
	record_format(&r, j->header, first);
	return journal_refuse(
		j, EXIT_FAILURE,
		"two counts of one unit: line %u is `%s`, line %u is "
		"`%s`",
		known->line, first, j->lines, line);
}

static int
is_any_unit_known(const struct journal *j)
{
	for (unsigned unit = 0; unit < j->units; unit++)
		if (j->unit[unit].line)
			return 1;
	return 0;
}

/* The first line: a header, or a damaged one if units of this board follow. */
static int
check_header(struct journal *j, const char *first)
{
	unsigned format;
	int n, end = 0;

	if (strcmp(first, j->header) == 0 || is_any_unit_known(j))
		return 0;
	if (sscanf(first, "queens-journal %9u board %9d%n", &format, &n,
	           &end) != 2 ||
	    first[end])
		return journal_refuse(j, EXIT_USAGE, "not a journal of qcount");
	if (format != JOURNAL_FORMAT)
		return journal_refuse(j, EXIT_USAGE,
		                      "a journal of format %u, not %d", format,
		                      JOURNAL_FORMAT);
	return journal_refuse(j, EXIT_USAGE, "a journal of board %d", n);
}

/* A piece of a line that is too long has no end, or not the right CRC. */
static int
read_lines(struct journal *j, FILE *in, char first[RECORD_ROOM], int *is_cut)
{
	char line[RECORD_ROOM];

	while (fgets(line, sizeof line, in)) {
		size_t length = strlen(line);
		int is_piece = *is_cut, status;

		*is_cut = !length || line[length - 1] != '\n';
		if (!*is_cut)
			line[length - 1] = '\0';
		if (!is_piece && !j->lines++)
			memcpy(first, line, sizeof line);
		status = *is_cut ? 0 : take_line(j, line);
		if (status)
			return status;
	}
	return ferror(in) ? journal_refuse_errno(j) : 0;
}

static int
write_header(struct journal *j)
{
	char text[RECORD_ROOM];

	snprintf(text, sizeof text, "%s\n", j->header);
	return ftruncate(j->file, 0) ? journal_refuse_errno(j)
	                             : journal_append(j, text);
}

/* Whether there is nothing but the beginning of a header, and zeros: what a
   machine may leave that stopped before it had written more. */
static int
is_unbegun(const struct journal *j, FILE *in)
{
	const char *header = j->header;
	int c;

	rewind(in);
	while ((c = getc(in)) != EOF && *header && c == *header)
		header++;
	while (c == 0)
		c = getc(in);
	return c == EOF;
}

/* After it the next line to append stands apart, and behind a header. */
static int
mend(struct journal *j, FILE *in, const char *first, int is_cut)
{
	int status;

	if (is_unbegun(j, in))
		return write_header(j);
	status = check_header(j, first);
	return !status && is_cut ? journal_append(j, "\n") : status;
}

int
journal_read(struct journal *j)
{
	char first[RECORD_ROOM] = "";
	int is_cut = 0, status;
	int copy = dup(j->file);
	FILE *in = copy < 0 ? NULL : fdopen(copy, "r");

	if (!in) {
		status = journal_refuse_errno(j);
		if (copy >= 0)
			close(copy);
		return status;
	}
	status = read_lines(j, in, first, &is_cut);
	if (!status)
		status = mend(j, in, first, is_cut);
	fclose(in);
	return status;
}
