/* cli.c -- which words are numbers */
#include "cli.h"

#include <limits.h>
#include <string.h>

#include "tap.h"

enum { UNTOUCHED = -77 };

static const struct {
	const char *text;
	int min, max, value; /* UNTOUCHED if cli_number refuses the text */
} numbers[] = {
	{ "1", 1, 16, 1 },
	{ "16", 1, 16, 16 },
	{ "0", 0, 16, 0 },
	{ "2147483647", 0, INT_MAX, INT_MAX },
	{ "0", 1, 16, UNTOUCHED },
	{ "17", 1, 16, UNTOUCHED },
	{ "", 0, 16, UNTOUCHED },
	{ "00", 0, 16, UNTOUCHED },
	{ "08", 1, 16, UNTOUCHED },
	{ "+8", 1, 16, UNTOUCHED },
	{ "-0", 0, 16, UNTOUCHED },
	{ " 8", 1, 16, UNTOUCHED },
	{ "8 ", 1, 16, UNTOUCHED },
	{ "8\n", 1, 16, UNTOUCHED },
	{ "0x8", 1, 16, UNTOUCHED },
	{ "2147483648", 0, INT_MAX, UNTOUCHED },
	{ "4294967304", 1, 16, UNTOUCHED },
	{ "18446744073709551624", 1, 16, UNTOUCHED },
	{ "99999999999999999999999999", 0, INT_MAX, UNTOUCHED },
};

int
main(void)
{
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
		int value = UNTOUCHED;
		int want = numbers[i].value == UNTOUCHED ? -1 : 0;
		int got = cli_number(numbers[i].text, numbers[i].min,
		                     numbers[i].max, &value);

		ok(got == want && value == numbers[i].value,
		   "number %zu: [%.*s] in %d..%d is %s", i + 1,
		   (int)strcspn(numbers[i].text, "\n"), numbers[i].text,
		   numbers[i].min, numbers[i].max, want ? "refused" : "taken");
	}
	return tap_done();
}
