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

static const struct {
	const char *name;
	field_fn *field;
	const char *text;
} fields[] = {
	{ "columns", field_columns, "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16" },
	{ "digits", field_digits, "0123456789abcdef" },
	{ "braces", field_braces,
	  "\t{0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15}," },
	{ "string", field_string,
	  "\t\"\\0\\1\\2\\3\\4\\5\\6\\7\\10\\11\\12\\13\\14\\15\\16\\17\"," },
	{ "number", field_number, "14772512" },
};

int
main(void)
{
	for (size_t i = 0; i < LENGTH(fields); i++) {
		char text[100] = "";
		FILE *out = fmemopen(text, sizeof text, "w");

		fields[i].field(out, &largest);
		fclose(out);
		is_text(text, fields[i].text, fields[i].name);
	}
	return tap_done();
}
