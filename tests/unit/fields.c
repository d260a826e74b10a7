/* fields.c -- what qgen writes of boards that take long to solve */
#include "fields.h"

#include <string.h>

#include "tap.h"

/* Not a solution, but it has every column. */
static const struct record largest = {
	.number = 14772511,
	.board = { 16,
	           { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 } },
};

static void
check(field_fn *field, const char *wanted)
{
	char text[100] = "";
	FILE *out = fmemopen(text, sizeof text, "w");

	field(out, &largest);
	fclose(out);
	ok(!strcmp(text, wanted), "N=16: %s", text);
}

int
main(void)
{
	check(field_columns, "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16");
	check(field_digits, "0123456789abcdef");
	check(field_braces, "\t{0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15},");
	check(field_string, "\t\"\\0\\1\\2\\3\\4\\5\\6\\7"
	                    "\\10\\11\\12\\13\\14\\15\\16\\17\",");
	check(field_number, "14772512");
	return tap_done();
}
