/* cli.c -- which words are numbers from 0 to 16 */
#include "cli.h"

#include <string.h>

#include "tap.h"

/* 2^32 + 8 and 2^64 + 8 become 8 if the upper bits are lost. */
static const struct {
	const char *text;
	int number; /* -1 if cli_number refuses the text */
} words[] = {
	{ "0", 0 },    { "16", 16 },
	{ "17", -1 },  { "", -1 },
	{ "00", -1 },  { "08", -1 },
	{ "+8", -1 },  { "-0", -1 },
	{ " 8", -1 },  { "8 ", -1 },
	{ "8\n", -1 }, { "8.", -1 },
	{ "0x8", -1 }, { "4294967304", -1 },
	{ "1e1", -1 }, { "18446744073709551624", -1 },
};

int
main(void)
{
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		int wanted = words[i].number, number = -1;
		int failed = cli_number(words[i].text, 0, 16, &number);

		ok(!failed == (wanted >= 0) && number == wanted, "[%.*s] is %s",
		   (int)strcspn(words[i].text, "\n"), words[i].text,
		   wanted < 0 ? "refused" : "taken");
	}
	return tap_done();
}
