/* cli.c -- which words are numbers and which may begin C names */
#include "cli.h"

#include <limits.h>

#include "tap.h"

enum { UNTOUCHED = -77 };

static const struct {
	const char *text;
	int min, max, value; /* UNTOUCHED where it is refused */
} numbers[] = {
	{ "1", 1, 16, 1 },
	{ "8", 1, 16, 8 },
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
	{ "-8", 1, 16, UNTOUCHED },
	{ " 8", 1, 16, UNTOUCHED },
	{ "8 ", 1, 16, UNTOUCHED },
	{ "8\n", 1, 16, UNTOUCHED },
	{ "8.0", 1, 16, UNTOUCHED },
	{ "8x", 1, 16, UNTOUCHED },
	{ "0x8", 1, 16, UNTOUCHED },
	{ "1e1", 1, 16, UNTOUCHED },
	{ "eight", 1, 16, UNTOUCHED },
	{ "2147483648", 0, INT_MAX, UNTOUCHED },
	{ "4294967304", 1, 16, UNTOUCHED },
	{ "18446744073709551624", 1, 16, UNTOUCHED },
	{ "99999999999999999999999999", 0, INT_MAX, UNTOUCHED },
};

static const struct {
	const char *text;
	int is_prefix;
} prefixes[] = {
	{ "queens", 1 },
	{ "q", 1 },
	{ "Z", 1 },
	{ "a_b", 1 },
	{ "a_", 1 },
	{ "q1a", 1 },
	{ "m4a", 1 },
	{ "aq_b", 1 },
	{ "Q_a", 1 },
	{ "abcdefghijklmnopqrst", 1 },
	{ "abcdefghijklmnopqrstu", 0 },
	{ "", 0 },
	{ "_a", 0 },
	{ "1a", 0 },
	{ "q1", 0 },
	{ "a__b", 0 },
	{ "a__", 0 },
	{ "q_", 0 },
	{ "q_a", 0 },
	{ "m4_", 0 },
	{ "m4_a", 0 },
	{ "am4_b", 0 },
	{ "a-b", 0 },
	{ "a b", 0 },
	{ "a.b", 0 },
	{ "a$b", 0 },
	{ "a\n", 0 },
	{ " a", 0 },
	{ "/usr/local", 0 },
	{ "\303\251t\303\251", 0 },
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
		   "number %zu, in %d..%d", i, numbers[i].min, numbers[i].max);
	}
	for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
		ok(!cli_is_prefix(prefixes[i].text) == !prefixes[i].is_prefix,
		   "prefix %zu is %s", i,
		   prefixes[i].is_prefix ? "taken" : "refused");
	return tap_done();
}
