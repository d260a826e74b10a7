/* qgen.c -- the words that programs take, the fields of a record, the file `board` */
#include <errno.h>
#include <string.h>

#include "cli.h"
#include "records.h"
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

/* --- records.h: a board that takes long to solve --- */

static const struct {
	const char *format, *text;
} fields[] = {
	{ "%c", "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16" },
	{ "%x", "0123456789abcdef" },
	{ "\t{%C},", "\t{0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15}," },
	{ "\t\"%o\",", "\t\"\\0\\1\\2\\3\\4\\5\\6\\7"
	               "\\10\\11\\12\\13\\14\\15\\16\\17\"," },
	{ "%n", "14772512" },
};

static void
check_field(size_t i)
{
	char text[100] = "";
	FILE *out = fmemopen(text, sizeof text, "w");
	struct tables t = { .n = 16 };
	struct record r = { &t, .number = 14772511, .board = { .n = 16 } };

	for (uint8_t row = 0; row < 16; row++)
		r.board.col[row] = row; /* no solution */
	record_write(out, fields[i].format, &r);
	fclose(out);
	is_text(text, fields[i].text, fields[i].text);
}

/* --- tables.h: the file `board` --- */

/* What tables_read makes of these bytes: 0 or errno. */
static int
read_bytes(char *bytes, size_t size)
{
	FILE *file = fmemopen(bytes, size, "rb");
	struct tables t;
	int error = tables_read(&t, file) ? errno : 0;

	tables_free(&t);
	fclose(file);
	return error;
}

/* Writes board n, or a board without a size.  Returns the length. */
static size_t
write_bytes(char *bytes, size_t room, int n)
{
	FILE *file = fmemopen(bytes, room, "wb");
	struct tables t = { .n = n };
	size_t size;

	if (n > 0)
		tables_make(&t, n, NULL);
	tables_write(file, &t);
	size = (size_t)ftell(file);
	tables_free(&t);
	fclose(file);
	return size;
}

static void
check_file(int n)
{
	char bytes[4096] = "";
	size_t size = write_bytes(bytes, sizeof bytes, n), cut = 0;

	for (size_t length = 1; length < size; length++)
		cut += read_bytes(bytes, length) != EINVAL;
	ok(read_bytes(bytes, size) == 0, "N=%d: the file is read", n);
	ok(read_bytes(bytes, size + 1) == EINVAL, "N=%d: not with a byte more",
	   n);
	ok(!cut, "N=%d: not cut (%zu are read)", n, cut);
	bytes[6]++;
	ok(read_bytes(bytes, size) == EINVAL, "N=%d: not of another format", n);
}

static void
check_no_board(int n)
{
	char bytes[200] = "";
	size_t size = write_bytes(bytes, sizeof bytes, n);

	ok(read_bytes(bytes, size) == EINVAL, "a file of board %d is refused",
	   n);
}

int
main(void)
{
	for (size_t i = 0; i < LENGTH(words); i++)
		check_word(i);
	for (size_t i = 0; i < LENGTH(fields); i++)
		check_field(i);
	check_no_board(-1);
	check_no_board(0);
	check_file(1);
	check_file(2);
	check_file(8);
	return tap_done();
}
