/* journal.c -- which lines of a journal are believed, and which files are none */
#include "journal/journal.h"

#include <string.h>

#include "cli.h"
#include "tap.h"

/* From count/journal-8.txt; but for the count of the other unit 4, and for
   unit 48, which board 8 does not have. */
#define HEAD "queens-journal 2 board 8\n"
#define UNIT_4 "4 16 5 d36d3663\n"
#define UNIT_5 "5 26 5 0a844a28\n"
#define OTHER_4 "4 18 5 d9f31b69\n"
#define UNIT_48 "48 2 1 6b3cb61f\n"
#define BLANKS "                                        "

#define TEXT(text) (text), sizeof(text) - 1
static const struct {
	const char *name, *text;
	size_t size;
	unsigned known, unbelieved; /* units, lines */
} journals[] = {
	{ "an empty one is begun", TEXT(""), 0, 0 },
	{ "the same line again", TEXT(HEAD UNIT_4 UNIT_5 UNIT_4), 2, 0 },
	{ "a header between", TEXT(HEAD UNIT_4 HEAD UNIT_5), 2, 0 },
	{ "only the last end cut", TEXT(HEAD "4 16 5 d36d3663"), 1, 0 },
	{ "a cut line", TEXT(HEAD UNIT_4 "5 26"), 1, 1 },
	{ "a cut header", TEXT("queens-\n" UNIT_4), 1, 1 },
	{ "a zero in front", TEXT(HEAD "04 16 5 d36d3663\n"), 0, 1 },
	{ "another unit", TEXT(HEAD "5 16 5 d36d3663\n"), 0, 1 },
	{ "another count", TEXT(HEAD "4 18 5 d36d3663\n"), 0, 1 },
	{ "another time", TEXT(HEAD "4 16 6 d36d3663\n"), 0, 1 },
	{ "two blanks", TEXT(HEAD "4  16 5 d36d3663\n"), 0, 1 },
	{ "a blank at the end", TEXT(HEAD "4 16 5 d36d3663 \n"), 0, 1 },
	{ "a byte 0", TEXT(HEAD "4 16 5 d36d3663\0\n" UNIT_5), 1, 1 },
	{ "bytes 0 at the end", TEXT(HEAD UNIT_4 "\0\0\0\0"), 1, 1 },
	{ "a line that is too long",
	  TEXT(HEAD "4 16 5 d36d3663" BLANKS BLANKS "\n" UNIT_5), 1, 1 },
	{ "a unit that is not there", TEXT(HEAD UNIT_48 UNIT_4), 1, 1 },
};

static const struct {
	const char *message, *text;
	int status;
} refused[] = {
	{ "line 2 says that unit 4 has 16 solutions, line 4 says 18",
	  HEAD UNIT_4 UNIT_5 OTHER_4, 1 },
	{ "line 3 says that unit 4 has 16 solutions, line 4 says 18",
	  HEAD BLANKS BLANKS BLANKS "\n" UNIT_4 OTHER_4, 1 },
	{ "not `queens-journal 2 board 8`", "queens-journal 2 board 9\n", 2 },
	{ "not `queens-journal 2 board 8`", "queens-journal 1 board 8\n", 2 },
	{ "the first line is not", "queens-journal 2 board 8 \n", 2 },
	{ "the first line is not", "queens-journal 2 board", 2 },
	{ "the first line is not", "\n", 2 },
	{ "the first line is not", "N\nqueens\n", 2 },
};

/* What journal_open returns; -1 if the file then has not the same text, with a
   header if it was empty, and with the end of its last line. */
static int
open_text(struct journal *j, const char *text, size_t size)
{
	FILE *file = tap_file();
	const char *added = "";
	char got[400];
	int status;

	fwrite(text, 1, size, file);
	rewind(file);
	status = journal_open(j, tap_path, 8, 48);
	journal_close(j);
	if (!size)
		added = HEAD;
	else if (!status && text[size - 1] != '\n')
		added = "\n";
	if (fread(got, 1, sizeof got, file) != size + strlen(added) ||
	    memcmp(got, text, size) != 0 ||
	    memcmp(got + size, added, strlen(added)) != 0)
		status = -1;
	fclose(file);
	return status;
}

int
main(void)
{
	struct journal j;

	for (size_t i = 0; i < LENGTH(journals); i++)
		ok(open_text(&j, journals[i].text, journals[i].size) == 0 &&
		           j.known == journals[i].known &&
		           j.unbelieved == journals[i].unbelieved,
		   "%s: %u units, %u lines that are not believed",
		   journals[i].name, journals[i].known, journals[i].unbelieved);
	for (size_t i = 0; i < LENGTH(refused); i++)
		ok(open_text(&j, refused[i].text, strlen(refused[i].text)) ==
		                   refused[i].status &&
		           strstr(j.message, refused[i].message),
		   "refused: %s", refused[i].message);
	return tap_done();
}
