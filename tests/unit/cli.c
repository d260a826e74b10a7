/* cli.c -- which words are numbers, and which may begin C names */
#include "cli.h"

#include <limits.h>

#include "tap.h"

enum { UNTOUCHED = -77 };

/* A text, and how C writes it, for the name of the test point. */
#define TEXT(text) text, #text

static const struct {
	const char *text, *shown;
	int min, max, value; /* UNTOUCHED if cli_number refuses the text */
} numbers[] = {
	{ TEXT("1"), 1, 16, 1 },
	{ TEXT("9"), 1, 16, 9 },
	{ TEXT("8"), 1, 16, 8 },
	{ TEXT("16"), 1, 16, 16 },
	{ TEXT("0"), 0, 16, 0 },
	{ TEXT("2147483647"), 0, INT_MAX, INT_MAX },
	{ TEXT("0"), 1, 16, UNTOUCHED },
	{ TEXT("17"), 1, 16, UNTOUCHED },
	{ TEXT(""), 0, 16, UNTOUCHED },
	{ TEXT("00"), 0, 16, UNTOUCHED },
	{ TEXT("08"), 1, 16, UNTOUCHED },
	{ TEXT("+8"), 1, 16, UNTOUCHED },
	{ TEXT("-0"), 0, 16, UNTOUCHED },
	{ TEXT("-8"), 1, 16, UNTOUCHED },
	{ TEXT(" 8"), 1, 16, UNTOUCHED },
	{ TEXT("8 "), 1, 16, UNTOUCHED },
	{ TEXT("8\n"), 1, 16, UNTOUCHED },
	{ TEXT("8.0"), 1, 16, UNTOUCHED },
	{ TEXT("8x"), 1, 16, UNTOUCHED },
	{ TEXT("0x8"), 1, 16, UNTOUCHED },
	{ TEXT("1e1"), 1, 16, UNTOUCHED },
	{ TEXT("eight"), 1, 16, UNTOUCHED },
	{ TEXT("2147483648"), 0, INT_MAX, UNTOUCHED },
	{ TEXT("4294967304"), 1, 16, UNTOUCHED },
	{ TEXT("18446744073709551624"), 1, 16, UNTOUCHED },
	{ TEXT("99999999999999999999999999"), 0, INT_MAX, UNTOUCHED },
};

static const struct {
	const char *text, *shown;
	int is_prefix;
} prefixes[] = {
	{ TEXT("queens"), 1 },
	{ TEXT("q"), 1 },
	{ TEXT("Z"), 1 },
	{ TEXT("a"), 1 },
	{ TEXT("z"), 1 },
	{ TEXT("A"), 1 },
	{ TEXT("a0b9c"), 1 },
	{ TEXT("a_b"), 1 },
	{ TEXT("a_"), 1 },
	{ TEXT("q1a"), 1 },
	{ TEXT("m4a"), 1 },
	{ TEXT("aq_b"), 1 },
	{ TEXT("Q_a"), 1 },
	{ TEXT("abcdefghijklmnopqrst"), 1 },
	{ TEXT("abcdefghijklmnopqrstu"), 0 },
	{ TEXT(""), 0 },
	{ TEXT("_a"), 0 },
	{ TEXT("1a"), 0 },
	{ TEXT("q1"), 0 },
	{ TEXT("a__b"), 0 },
	{ TEXT("a__"), 0 },
	{ TEXT("q_"), 0 },
	{ TEXT("q_a"), 0 },
	{ TEXT("m4_"), 0 },
	{ TEXT("m4_a"), 0 },
	{ TEXT("am4_b"), 0 },
	{ TEXT("a-b"), 0 },
	{ TEXT("a b"), 0 },
	{ TEXT("a.b"), 0 },
	{ TEXT("a$b"), 0 },
	{ TEXT("a\n"), 0 },
	{ TEXT(" a"), 0 },
	{ TEXT("/usr/local"), 0 },
	{ TEXT("\303\251t\303\251"), 0 },
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
		   "cli_number %s %s in %d..%d", want ? "refuses" : "takes",
		   numbers[i].shown, numbers[i].min, numbers[i].max);
	}
	for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
		ok(!cli_is_prefix(prefixes[i].text) == !prefixes[i].is_prefix,
		   "cli_is_prefix %s %s",
		   prefixes[i].is_prefix ? "takes" : "refuses",
		   prefixes[i].shown);
	return tap_done();
}
