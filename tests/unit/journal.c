/* journal.c -- what the text of a journal says, byte by byte */
#include "journal/journal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "tap.h"

enum { UNITS = 16 };

#define HEADER "queens-journal 2 board 8\n"
#define UNIT_1 "1 0 10 0004c8e8\n" /* as the program has written them: */
#define UNIT_4 "4 16 5 d36d3663\n" /* see tests/count/journal-8.txt */
#define TEXT(string) string, sizeof(string) - 1

static const struct {
	const char *name, *text;
	size_t length;
	int status, is_unbegun;
	unsigned unbelieved;
	unsigned line_1, line_4; /* of units 1 and 4 */
	const char *fault;
} cases[] = {
	{ "an empty text", TEXT(""), 0, 1, 0, 0, 0, "" },
	{ "a part of a header", TEXT("queens-journal"), 0, 1, 1, 0, 0, "" },
	{ "less than its first word", TEXT("queens-journa"), EXIT_USAGE, 0, 0,
	  0, 0, "not a journal of qcount" },
	{ "a text of its first letter", TEXT("qqqqqqqqqqqqqqqq"), EXIT_USAGE, 0,
	  0, 0, 0, "not a journal of qcount" },
	{ "zeros", TEXT("\0\0\0\0\0\0\0\0"), EXIT_USAGE, 0, 0, 0, 0,
	  "not a journal of qcount" },
	{ "a header without its end, and zeros",
	  TEXT("queens-journal 2 board 8\0\0\0"), 0, 1, 1, 0, 0, "" },
	{ "a header", TEXT(HEADER), 0, 0, 0, 0, 0, "" },
	{ "two units", TEXT(HEADER UNIT_4 UNIT_1), 0, 0, 0, 3, 2, "" },
	{ "a unit twice", TEXT(HEADER UNIT_1 UNIT_1), 0, 0, 0, 2, 0, "" },
	{ "a last line without its end", TEXT(HEADER UNIT_1 "4 16 5 d36d3663"),
	  0, 0, 1, 2, 0, "" },
	{ "a zero inside a line", TEXT(HEADER "1 0 10\0 0004c8e8\n" UNIT_4), 0,
	  0, 1, 0, 3, "" },
	{ "a zero behind a line", TEXT(HEADER "1 0 10 0004c8e8\0\n" UNIT_4), 0,
	  0, 1, 0, 3, "" },
	{ "another count", TEXT(HEADER "1 1 10 0004c8e8\n"), 0, 0, 1, 0, 0,
	  "" },
	{ "a number with a zero before it", TEXT(HEADER "01 0 10 0004c8e8\n"),
	  0, 0, 1, 0, 0, "" },
	{ "a damaged header before units", TEXT("queens-" UNIT_4 UNIT_1), 0, 0,
	  1, 2, 0, "" },
	{ "two journals, one behind the other",
	  TEXT(HEADER UNIT_1 HEADER UNIT_4), 0, 0, 0, 2, 4, "" },
	{ "another board", TEXT("queens-journal 2 board 9\n"), EXIT_USAGE, 0, 0,
	  0, 0, "a journal of board 9" },
	{ "another format", TEXT("queens-journal 1 board 8\n"), EXIT_USAGE, 0,
	  0, 0, 0, "a journal of format 1, not 2" },
	{ "another text", TEXT("eight queens\n"), EXIT_USAGE, 0, 0, 0, 0,
	  "not a journal of qcount" },
	{ "more than a header in its line", TEXT("queens-journal 2 board 8 \n"),
	  EXIT_USAGE, 0, 0, 0, 0, "not a journal of qcount" },
};

static int
scan(const char *text, size_t length, struct journal *j,
     struct entry entry[UNITS])
{
	char *copy = malloc(length + !length); /* a sanitizer guards its end */
	int status;

	memset(entry, 0, UNITS * sizeof *entry);
	*j = (struct journal){ .path = "j", .entry = entry, .units = UNITS };
	journal_header(8, j->header);
	memcpy(copy, text, length);
	status = journal_scan(j, copy, length);
	free(copy);
	return status;
}

/* A text that is less than a header is not scanned. */
static void
check_case(size_t i)
{
	struct entry entry[UNITS];
	struct journal j;
	int status = scan(cases[i].text, cases[i].length, &j, entry);
	char fault[100] = "";

	ok(journal_is_unbegun(j.header, cases[i].text, cases[i].length) ==
	           cases[i].is_unbegun,
	   "%s: is_unbegun is %d", cases[i].name, cases[i].is_unbegun);
	if (cases[i].is_unbegun)
		return;
	if (*cases[i].fault)
		snprintf(fault, sizeof fault, "j: %s", cases[i].fault);
	ok(status == cases[i].status && !strcmp(j.message, fault),
	   "%s has the status %d and the fault `%s`", cases[i].name,
	   cases[i].status, cases[i].fault);
	ok(status || j.unbelieved == cases[i].unbelieved,
	   "%s: %u lines are not believed", cases[i].name, j.unbelieved);
	ok(entry[1].line == cases[i].line_1 && entry[4].line == cases[i].line_4,
	   "%s: units 1 and 4 are in lines %u and %u", cases[i].name,
	   cases[i].line_1, cases[i].line_4);
}

static void
check_conflict(void)
{
	struct entry entry[UNITS], other = { .unit = 4, .count = 17 };
	struct journal j;
	char text[200] = HEADER UNIT_4, line[JOURNAL_LINE_ROOM];

	journal_line(&other, "queens-journal 2 board 8", line);
	strcat(strcat(text, line), "\n");
	ok(scan(text, strlen(text), &j, entry) == EXIT_FAILURE,
	   "two counts of one unit are a failure");
	ok(strstr(j.message,
	          "line 2 is `4 16 5 d36d3663`, line 3 is `4 17 0 ") != NULL,
	   "the fault quotes both lines");
}

static void
check_entries(void)
{
	struct entry entry[UNITS], far = { .unit = UNITS, .count = 1 };
	struct journal j;
	char text[200] = HEADER UNIT_4, line[JOURNAL_LINE_ROOM];

	journal_line(&far, "queens-journal 2 board 8", line);
	strcat(strcat(text, line), "\n");
	ok(scan(text, strlen(text), &j, entry) == 0 && j.unbelieved == 1,
	   "a unit that the board does not have is not believed");
	ok(entry[4].count == 16 && entry[4].microseconds == 5,
	   "an entry has the count and the microseconds of its line");
}

int
main(void)
{
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		check_case(i);
	check_conflict();
	check_entries();
	return tap_done();
}
