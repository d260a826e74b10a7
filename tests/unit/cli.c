/* cli.c -- which words are numbers from 1 to 16 */
#include "cli.h"

#include <string.h>

#include "tap.h"

/* 2^32 + 8 and 2^64 + 8 are 8 to who loses the upper bits. */
static const struct {
	const char *text;
	int number; /* 0 if cli_number refuses the text */
} words[] = {
	{ "1", 1 },   { "16", 16 },
	{ "0", 0 },   { "17", 0 },
	{ "", 0 },    { "00", 0 },
	{ "08", 0 },  { "+8", 0 },
	{ "-8", 0 },  { " 8", 0 },
	{ "8 ", 0 },  { "8\n", 0 },
	{ "0x8", 0 }, { "4294967304", 0 },
	{ "8.", 0 },  { "18446744073709551624", 0 },
};

int
main(void)
{
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		int number = 0;
		int failed = cli_number(words[i].text, 1, 16, &number);

		ok(failed == -!words[i].number && number == words[i].number,
		   "[%.*s] is %s", (int)strcspn(words[i].text, "\n"),
		   words[i].text, words[i].number ? "taken" : "refused");
	}
	return tap_done();
}
