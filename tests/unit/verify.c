/* verify.c -- verify accepts products written by hand and finds every change */
#include "verify/verify.h"

#include <ctype.h>
#include <string.h>

#include "tap.h"

/* Board 4: a quarter turn leaves 2413 unchanged; its reflection is 3142. */
static const char list[] = "2 4 1 3\n3 1 4 2\n";
static const char tsv[] = "rank\tcolumns\tgroup\timage\timage_number\tsize\n"
			  "1\t2 4 1 3\t1\tUntransformed\t0\t2\n"
			  "2\t3 1 4 2\t1\tReflect\t4\t2\n";
/* 001 011 000 010 and 010 000 011 001 */
static const char source[] = "#include \"queens4.h\"\n"
			     "#define QUEENS4_TABLE(FIRST, ROW) \\\n"
			     "\tFIRST(0x2C, 0x20, 0, 2) \\\n"
			     "\tROW(0x41, 0x90, 0, 4) \\\n";
/* As on large boards: each table as string literals. */
static const char literals[] = "#include \"queens4.h\"\n"
			       "const uint8_t queens4_solutions[2][2] = {\n"
			       "\", A\\220\",\n"
			       "};\n"
			       "const uint8_t queens4_fundamentals[1][2] = {\n"
			       "\", \",\n"
			       "};\n"
			       "const uint8_t queens4_group_of[2][1] = {\n"
			       "\"\\0\\0\",\n"
			       "};\n"
			       "const uint8_t queens4_image_of[2] = {\n"
			       "\"\\0\\4\",\n"
			       "};\n"
			       "const uint8_t queens4_group_size[1] = {\n"
			       "\"\\2\",\n"
			       "};\n";
static const char header[] = "#ifndef QUEENS4_H\n"
			     "#define QUEENS4_N 4\n"
			     "#define QUEENS4_SOLUTIONS 2\n"
			     "#define QUEENS4_FUNDAMENTALS 1\n"
			     "#define QUEENS4_ROW_BYTES 2\n"
			     "#define QUEENS4_GROUP_BYTES 1\n"
			     "#define QUEENS4_GROUPS_OF_8 0\n"
			     "#define QUEENS4_GROUPS_OF_4 0\n"
			     "#define QUEENS4_GROUPS_OF_2 1\n"
			     "#define QUEENS4_GROUPS_OF_1 0\n"
			     "#define QUEENS4_ROWS 2\n"
			     "#define QUEENS4_GROUPS 1\n"
			     "#endif\n";

/* Row 0 has a bit for columns 0 and 1, of which 1 leads to 2413; then each row
   has one open column and no bit: 01, the low bit first. */
static const char compact_source[] = "const uint8_t queens4_guide[1] = {\n"
				     "\t0x02,\n"
				     "};\n";
static const char compact_header[] = "#ifndef QUEENS4_COMPACT_H\n"
				     "#define QUEENS4_COMPACT_N 4\n"
				     "#define QUEENS4_COMPACT_SOLUTIONS 2\n"
				     "#define QUEENS4_COMPACT_FUNDAMENTALS 1\n"
				     "#define QUEENS4_COMPACT_BYTES 1\n"
				     "#endif\n";

/* What the last call of verify found. */
static struct fault fault;

/* Returns what verify_file returns, or -1 for a fault without a name. */
static int
verify(const struct tables *t, const char *path, const char *text, size_t size)
{
	FILE *file = tmpfile();
	int differs;

	if (!file)
		return -1;
	fwrite(text, 1, size, file);
	rewind(file);
	differs = verify_file(file, path, t, &fault);
	fclose(file);
	return differs && !fault.what ? -1 : differs;
}

static int
is_c(const char *path)
{
	return path[strlen(path) - 2] == '.';
}

/* Whether text[i] is compared: in C, tables are text; in a header, the digits
   of a number are. */
static int
is_value(const char *path, const char *text, size_t i)
{
	size_t line = i;

	if (!is_c(path))
		return 1;
	while (line > 0 && text[line - 1] != '\n')
		line--;
	if (text[line] == '#')
		return i > line && text[i - 1] == ' ' &&
		       isdigit((unsigned char)text[i]);
	return text[line] == '"' || text[line] == '\t';
}

/* How many values may have another byte and verify does not notice. */
static int
unseen_changes(const struct tables *t, const char *path, const char *text)
{
	char changed[1024];
	size_t size = strlen(text);
	int unseen = 0;

	for (size_t i = 0; i < size; i++) {
		if (!is_value(path, text, i))
			continue;
		memcpy(changed, text, size + 1);
		changed[i] ^= 1;
		unseen += verify(t, path, changed, size) != 1;
	}
	return unseen;
}

/* The same for a text that ends too early; in C, after a whole line. */
static int
unseen_cuts(const struct tables *t, const char *path, const char *text)
{
	int unseen = 0;

	for (size_t i = 0; i < strlen(text); i++)
		if (!is_c(path) || i == 0 || text[i - 1] == '\n')
			unseen += verify(t, path, text, i) != 1;
	return unseen;
}

/* The same for a text without one of its lines. */
static int
unseen_gaps(const struct tables *t, const char *path, const char *text)
{
	char changed[1024];
	int unseen = 0;

	for (const char *line = text, *end; *line; line = end) {
		size_t before = (size_t)(line - text);

		end = strchr(line, '\n') + 1;
		if (line[0] == '#' && line[1] == 'i')
			continue;
		memcpy(changed, text, before);
		memcpy(changed + before, end, strlen(end) + 1);
		unseen += verify(t, path, changed, strlen(changed)) != 1;
	}
	return unseen;
}

static void
check(const struct tables *t, const char *path, const char *text,
      const char *name)
{
	ok(verify(t, path, text, strlen(text)) == 0, "verify accepts %s", name);
	is_u64((uint64_t)unseen_changes(t, path, text), 0,
	       "%s: the number of changed bytes that verify accepts", name);
	is_u64((uint64_t)unseen_gaps(t, path, text), 0,
	       "%s: the number of missing lines that verify accepts", name);
	is_u64((uint64_t)unseen_cuts(t, path, text), 0,
	       "%s: the number of cuts that verify accepts", name);
}

/* Each byte is right, but not the macro, the count of numbers, or the order. */
static const struct {
	const char *name, *rows;
} wrong_rows[] = {
#define TABLE "#define QUEENS4_TABLE(FIRST, ROW) \\\n"
	{ "a ROW for a FIRST",
	  TABLE "\tROW(0x2C, 0x20, 0, 0) \\\n\tROW(0x41, 0x90, 0, 4) \\\n" },
	{ "a FIRST for a ROW", TABLE
	  "\tFIRST(0x2C, 0x20, 0, 2) \\\n\tFIRST(0x41, 0x90, 0, 2) \\\n" },
	{ "a number too many", TABLE
	  "\tFIRST(0x2C, 0x20, 0, 2, 0) \\\n\tROW(0x41, 0x90, 0, 4) \\\n" },
	{ "`t` for a tab",
	  TABLE "tFIRST(0x2C, 0x20, 0, 2) \\\n\tROW(0x41, 0x90, 0, 4) \\\n" },
	{ "a blank that is none",
	  TABLE "\tFIRST(0x2C,!0x20, 0, 2) \\\n\tROW(0x41, 0x90, 0, 4) \\\n" },
	{ "a line between two rows", TABLE
	  "\tFIRST(0x2C, 0x20, 0, 2) \\\n\n\tROW(0x41, 0x90, 0, 4) \\\n" },
	{ "a row before the table",
	  "\tROW(0x41, 0x90, 0, 4) \\\n" TABLE
	  "\tFIRST(0x2C, 0x20, 0, 2) \\\n\tROW(0x41, 0x90, 0, 4) \\\n" },
	{ "a row after the table", TABLE
	  "\tFIRST(0x2C, 0x20, 0, 2) \\\n\tROW(0x41, 0x90, 0, 4) \\\n\n\tROW(0x41, 0x90, 0, 4) \\\n" },
	{ "rows in another order",
	  TABLE "\tROW(0x41, 0x90, 0, 4) \\\n\tFIRST(0x2C, 0x20, 0, 2) \\\n" },
};

static void
check_wrong_rows(const struct tables *t)
{
	for (size_t i = 0; i < sizeof wrong_rows / sizeof *wrong_rows; i++)
		ok(verify(t, "queens4.c", wrong_rows[i].rows,
		          strlen(wrong_rows[i].rows)) == 1,
		   "verify refuses %s", wrong_rows[i].name);
}

static void
check_line(const struct tables *t)
{
	static const char wrong[] = "2 4 1 3\n3 1 4 3\n";

	ok(verify(t, "list.txt", wrong, strlen(wrong)) == 1 && fault.line == 2,
	   "verify names the line of a list that differs");
	ok(verify(t, "queens4.c", source, 21) == 1 && fault.line == 2,
	   "verify names the line where a source ends too early");
}

/* The ending of the path decides what verify compares. */
static void
check_endings(const struct tables *t)
{
	static const char *const others[] = { "queens4",   "queens4.",
		                              "queens4.C", "queens4.cc",
		                              "tsv",       "" };

	ok(verify(t, "out/a.c/b.h.tsv", tsv, strlen(tsv)) == 0,
	   "verify takes only the last ending of a path");
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		ok(verify(t, others[i], tsv, strlen(tsv)) == 1,
		   "verify refuses a file named \"%s\"", others[i]);
}

/* Text that is too long, or of another board. */
static void
check_others(const struct tables *four)
{
	struct tables two, six;
	FILE *folder = fopen(".", "r");
	size_t head = (size_t)(strchr(tsv, '\n') + 1 - tsv);

	ok(tables_make(&two, 2, NULL) == 0 && tables_make(&six, 6, NULL) == 0,
	   "the tables of boards 2 and 6 are made");
	ok(verify(&two, "list.txt", "", 0) == 0,
	   "verify accepts an empty list of board 2");
	ok(verify(&two, "list.txt", "\n", 1) == 1,
	   "verify refuses an empty line in it");
	ok(verify(&two, "queens4.tsv", tsv, head) == 0,
	   "verify accepts a tsv of board 2 that is only its header");
	ok(verify(four, "list.txt", "2 4 1 3\n3 1 4 2\n\n", 17) == 1,
	   "verify refuses a line after the last solution");
	ok(verify(&two, "queens4.c", source, strlen(source)) == 1,
	   "verify refuses more rows than the spare one");
	ok(verify(&six, "list.txt", list, strlen(list)) == 1,
	   "verify refuses the list of board 4 for board 6");
	ok(verify(four, "list.txt", tsv, strlen(tsv)) == 0,
	   "verify accepts the view tsv");
	ok(folder && verify_file(folder, "list.txt", &two, &fault) == 1,
	   "verify refuses what it cannot read, even if no line is missing");
	if (folder)
		fclose(folder);
	tables_free(&two);
	tables_free(&six);
}

int
main(void)
{
	struct tables t;

	ok(tables_make(&t, 4, NULL) == 0, "the tables of board 4 are made");
	check(&t, "list.txt", list, "the list");
	check(&t, "queens4.tsv", tsv, "the tsv");
	check(&t, "queens4.c", source, "the source");
	check(&t, "queens4.c", literals, "the source with literals");
	check(&t, "queens4.h", header, "the header");
	check(&t, "queens4_compact.c", compact_source, "the compact source");
	check(&t, "queens4_compact.h", compact_header, "the compact header");
	check_wrong_rows(&t);
	check_line(&t);
	check_endings(&t);
	check_others(&t);
	tables_free(&t);
	return tap_done();
}
