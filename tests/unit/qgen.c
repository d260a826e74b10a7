/* qgen.c -- the words that programs take, the fields of a record, the file
   `board`, memory */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/wait.h>

#include "boards/solve.h"
#include "cli.h"
#include "fence.h"
#include "kinds.h"
#include "lists/prolog_order.h"
#include "lists/records.h"
#include "tap.h"

/* --- cli.h --- */

/* No number from 0 to 16.  2^32 + 8 and 2^64 + 8 become 8 if the upper bits are
   lost. */
static const char *const refused[] = {
	"17",  "",    "00",         "08", "+8",
	"-0",  " 8",  "8 ",         "8.", "0x8",
	"8\n", "1e1", "4294967304", "-1", "18446744073709551624",
};

static void
check_words(void)
{
	int number = -1, taken = -1;

	for (size_t i = 0; i < LENGTH(refused); i++)
		ok(cli_number(refused[i], 0, 16, &number) && number == -1,
		   "word %zu is no number from 0 to 16", i);
	ok(!cli_number("0", 0, 16, &number) && number == 0 &&
	           !cli_number("16", 0, 16, &taken) && taken == 16,
	   "0 and 16 are taken");
}

/* What is opened takes the place of no closed stream. */
static void
check_streams(unsigned closed)
{
	pid_t child = fork();
	int status = 1, wrong, file;

	if (!child) {
		for (int i = 0; i < 3; i++)
			if (closed >> i & 1)
				close(i);
		cli_begin();
		file = open("/dev/null", O_RDWR);
		wrong = file < 3;
		for (int i = 0; i < 3; i++)
			wrong |= closed >> i & 1 && write(i, "", 1) >= 0;
		_exit(wrong);
	}
	ok(waitpid(child, &status, 0) == child && status == 0,
	   "stdin, stdout, stderr: those of mask %u stay closed", closed);
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

/* --- prolog_order.h: numbers of 64 bits --- */

/* In one board 14 stands behind 15, in the other one 13 stands behind both: the
   place of 14 decides.  32 bits would lose that. */
static void
check_order(void)
{
	struct board late = { .n = 16 }, early = late;
	struct solution two[2] = { { 0 }, { 0 } };
	struct tables t = { .n = 16, .solutions = 2, .solution = two };
	struct inserted *list;

	for (uint8_t r = 0; r < 16; r++)
		late.col[r] = early.col[r] = r;
	late.col[14] = 15, late.col[15] = 14;
	early.col[13] = 14, early.col[14] = 15, early.col[15] = 13;
	two[0].columns = board_pack(&late);
	two[1].columns = board_pack(&early);
	list = prolog_order(&t);
	ok(list && list[0].rank == 1 && list[1].rank == 0,
	   "N=16: the places where two values are inserted decide");
	free(list);
}

/* --- kinds.h: which boards have a list --- */

static const struct {
	const char *kind;
	int first, last;
} lists[] = {
	{ "solution", 1, 16 },
	{ "byte", 4, 16 },
	{ "puzzle", 4, 12 },
	{ "step", 4, 6 },
};

static void
check_list(size_t i)
{
	unsigned wrong = 0;

	for (int n = 1; n <= BOARD_MAX; n++)
		wrong += !kinds_lacks(kinds_find(lists[i].kind), n) !=
		         (lists[i].first <= n && n <= lists[i].last);
	ok(!wrong, "boards %d to %d have the list `%s', and no others",
	   lists[i].first, lists[i].last, lists[i].kind);
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

/* Only a whole file of a board is read; -1 and 0 are no boards. */
static void
check_file(int n)
{
	char bytes[4096] = "";
	FILE *file = fmemopen(bytes, sizeof bytes, "wb");
	struct tables t = { .n = n };
	size_t size, wrong = 0;

	if (n > 0)
		solve_board(&t, n);
	tables_write(file, &t);
	size = (size_t)ftell(file);
	tables_free(&t);
	fclose(file);
	for (size_t length = 1; length <= size + 1; length++)
		wrong += read_bytes(bytes, length) !=
		         (length == size && n > 0 ? 0 : EINVAL);
	bytes[6]++;
	wrong += read_bytes(bytes, size) != EINVAL;
	ok(!wrong, "N=%d: the file is read, not cut, nor of another format", n);
}

/* --- memory: a board is solved, written, read, packed and sorted --- */

/* 0 if it did its work, ENOMEM, or -1. */
static int
generate(void)
{
	FILE *file = tap_file();
	struct tables made, kept = { 0 };
	int failed = solve_board(&made, 11); /* a list that grows twice */

	if (!failed)
		tables_write(file, &made);
	rewind(file);
	failed = failed || tables_read(&kept, file) ||
	         kinds_write(file, kinds_find("byte"), &kept) ||
	         kinds_write(file, kinds_find("prolog"), &kept);
	failed = failed ? errno : 0;
	tables_free(&made);
	tables_free(&kept);
	fclose(file);
	return failed;
}

int
main(void)
{
	check_words();
	for (unsigned closed = 0; closed < 8; closed++)
		check_streams(closed);
	for (size_t i = 0; i < LENGTH(fields); i++)
		check_field(i);
	check_order();
	for (size_t i = 0; i < LENGTH(lists); i++)
		check_list(i);
	check_file(-1);
	check_file(0);
	check_file(2);
	check_file(8);
	fail_each("qgen", generate);
	return tap_done();
}
