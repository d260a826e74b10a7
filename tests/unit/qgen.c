/* qgen.c -- the words that programs take, a record's fields, saved boards */
#include <errno.h>
#include <string.h>

#include "cli.h"
#include "fields.h"
#include "tables.h"
#include "tap.h"

/* --- cli.h --- */

/* What is a number from 0 to 16, and -1 for a text that is none.  2^32 + 8 and
   2^64 + 8 become 8 if the upper bits are lost. */
static const struct {
	const char *text;
	int number;
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

static void
check_word(size_t i)
{
	int wanted = words[i].number, number = -1;
	int failed = cli_number(words[i].text, 0, 16, &number);

	ok(!failed == (wanted >= 0) && number == wanted, "[%.*s] is %s",
	   (int)strcspn(words[i].text, "\n"), words[i].text,
	   wanted < 0 ? "refused" : "taken");
}

/* --- fields.h: a board that takes long to solve --- */

static const struct {
	field_fn *field;
	const char *text;
} fields[] = {
	{ field_columns, "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16" },
	{ field_digits, "0123456789abcdef" },
	{ field_braces, "\t{0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15}," },
	{ field_string, "\t\"\\0\\1\\2\\3\\4\\5\\6\\7"
	                "\\10\\11\\12\\13\\14\\15\\16\\17\"," },
	{ field_number, "14772512" },
};

static void
check_field(size_t i)
{
	char text[100] = "";
	FILE *out = fmemopen(text, sizeof text, "w");
	struct record r = { .number = 14772511, .board = { .n = 16 } };

	for (uint8_t row = 0; row < 16; row++)
		r.board.col[row] = row; /* no solution */
	fields[i].field(out, &r);
	fclose(out);
	is_text(text, fields[i].text, fields[i].text);
}

/* --- tables.h: a saved board --- */

/* What tables_load makes of these bytes: 0 or errno. */
static int
load(char *bytes, size_t size)
{
	FILE *file = fmemopen(bytes, size, "rb");
	struct tables t;
	int error = tables_load(&t, file) ? errno : 0;

	tables_free(&t);
	fclose(file);
	return error;
}

static void
flip(char *bytes, size_t bit)
{
	bytes[bit / 8] = (char)(bytes[bit / 8] ^ 1 << bit % 8);
}

/* How many files load in which one bit is another, or the last bits of two
   words, which might cancel in a sum. */
static size_t
count_changed(char *bytes, size_t size)
{
	size_t changed = 0;

	for (size_t bit = 0; bit < 8 * size; bit++) {
		flip(bytes, bit);
		changed += load(bytes, size) != EINVAL;
		if (bit % 64 == 63 && bit + 64 < 8 * size) {
			flip(bytes, bit + 64);
			changed += load(bytes, size) != EINVAL;
			flip(bytes, bit + 64);
		}
		flip(bytes, bit);
	}
	return changed;
}

static void
check_saved(int n)
{
	char bytes[4096] = "";
	FILE *file = fmemopen(bytes, sizeof bytes, "wb");
	size_t size, cut = 0, changed;
	struct tables t;

	tables_make(&t, n, NULL);
	tables_save(&t, file);
	size = (size_t)ftell(file);
	tables_free(&t);
	fclose(file);
	for (size_t length = 1; length < size; length++)
		cut += load(bytes, length) != EINVAL;
	changed = count_changed(bytes, size);
	ok(load(bytes, size) == 0, "N=%d: a saved board loads", n);
	ok(load(bytes, size + 1) == EINVAL, "N=%d: not with a byte more", n);
	ok(!cut, "N=%d: not cut (%zu load)", n, cut);
	ok(!changed, "N=%d: not with a bit changed (%zu load)", n, changed);
}

static void
check_board_0(void)
{
	char bytes[200] = "";
	FILE *file = fmemopen(bytes, sizeof bytes, "wb");
	struct tables none = { .n = 0 };
	size_t size;

	tables_save(&none, file);
	size = (size_t)ftell(file);
	fclose(file);
	ok(load(bytes, size) == EINVAL, "a file of board 0 is refused");
}

int
main(void)
{
	for (size_t i = 0; i < LENGTH(words); i++)
		check_word(i);
	for (size_t i = 0; i < LENGTH(fields); i++)
		check_field(i);
	check_board_0();
	check_saved(1);
	check_saved(2);
	check_saved(5);
	check_saved(8);
	return tap_done();
}
