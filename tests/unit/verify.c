/* verify.c -- products of board 4 written by hand, and every way to spoil them
 */
#include "verify.h"

#include <ctype.h>
#include <string.h>

#include "tap.h"

/* 2413 is the same turned by 90 degrees; its reflection is 3142. */
static const char list[] = "2 4 1 3\n3 1 4 2\n";
static const char tsv[] = "rank\tcolumns\tgroup\timage\tsize\n"
			  "1\t2 4 1 3\t1\tUntransformed\t2\n"
			  "2\t3 1 4 2\t1\tReflect\t2\n";
/* 001 011 000 010 and 010 000 011 001 */
static const char source[] = "#include \"queens4.h\"\n"
			     "\tFIRST(0x2C, 0x20, 0, 2) \\\n"
			     "\tROW(0x41, 0x90, 0, 4) \\\n";
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

static const struct {
	const char *path;
	enum verify_kind kind;
} kinds[] = {
	{ "queens8.h", VERIFY_HEADER },   { "out/queens8.c", VERIFY_SOURCE },
	{ "queens8.tsv", VERIFY_TSV },    { "views/list.txt", VERIFY_TEXT },
	{ "a.c.tsv", VERIFY_TSV },        { "queens8", VERIFY_UNKNOWN },
	{ "queens8.", VERIFY_UNKNOWN },   { "queens8.C", VERIFY_UNKNOWN },
	{ "queens8.cc", VERIFY_UNKNOWN }, { "", VERIFY_UNKNOWN },
};

static int
verify(const struct tables *t, enum verify_kind kind, const char *text,
       size_t size)
{
	struct verify_fault fault;
	FILE *file = tmpfile();
	int differs;

	if (!file)
		return -1;
	fwrite(text, 1, size, file);
	rewind(file);
	differs = verify_file(file, kind, t, &fault);
	fclose(file);
	return differs && !fault.what ? -1 : differs;
}

/* Faults not seen: another byte in a list, another digit of a value in C. */
static int
unseen_changes(const struct tables *t, enum verify_kind kind, const char *text)
{
	char changed[1024];
	size_t size = strlen(text);
	int is_c = kind == VERIFY_HEADER || kind == VERIFY_SOURCE, unseen = 0;

	for (size_t i = 0; i < size; i++) {
		if (is_c && (!isdigit((unsigned char)text[i]) ||
		             strchr(" xF", text[i - 1]) == NULL))
			continue;
		memcpy(changed, text, size + 1);
		changed[i] ^= 1;
		unseen += verify(t, kind, changed, size) != 1;
	}
	return unseen;
}

/* The text ends too early; in C, after a whole line. */
static int
unseen_cuts(const struct tables *t, enum verify_kind kind, const char *text)
{
	int is_c = kind == VERIFY_HEADER || kind == VERIFY_SOURCE, unseen = 0;

	for (size_t i = 0; i < strlen(text); i++)
		if (!is_c || i == 0 || text[i - 1] == '\n')
			unseen += verify(t, kind, text, i) != 1;
	return unseen;
}

/* A line is gone. */
static int
unseen_gaps(const struct tables *t, enum verify_kind kind, const char *text)
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
		unseen += verify(t, kind, changed, strlen(changed)) != 1;
	}
	return unseen;
}

static void
check(const struct tables *t, enum verify_kind kind, const char *text,
      const char *name)
{
	ok(verify(t, kind, text, strlen(text)) == 0, "%s is right", name);
	is_u64((uint64_t)unseen_changes(t, kind, text), 0, "changes unseen");
	is_u64((uint64_t)unseen_gaps(t, kind, text), 0, "gaps unseen");
	is_u64((uint64_t)unseen_cuts(t, kind, text), 0, "cuts unseen");
}

/* Rows whose numbers are right, but not their kind, how many, or their order.
 */
static const char *const wrong_rows[] = {
	"\tROW(0x2C, 0x20, 0, 0) \\\n\tROW(0x41, 0x90, 0, 4) \\\n",
	"\tFIRST(0x2C, 0x20, 0, 2) \\\n\tFIRST(0x41, 0x90, 0, 2) \\\n",
	"\tFIRST(0x2C, 0x20, 0, 2, 0) \\\n\tROW(0x41, 0x90, 0, 4) \\\n",
	"\tROW(0x41, 0x90, 0, 4) \\\n\tFIRST(0x2C, 0x20, 0, 2) \\\n",
};

static void
check_wrong_rows(const struct tables *t)
{
	for (size_t i = 0; i < sizeof wrong_rows / sizeof *wrong_rows; i++)
		ok(verify(t, VERIFY_SOURCE, wrong_rows[i],
		          strlen(wrong_rows[i])) == 1,
		   "wrong rows %zu", i);
}

/* Text that is too much, or for another board. */
static void
check_others(const struct tables *four)
{
	struct tables two, six;
	FILE *folder = fopen(".", "r");
	struct verify_fault fault;
	size_t head = (size_t)(strchr(tsv, '\n') + 1 - tsv);

	ok(tables_make(&two, 2) == 0 && tables_make(&six, 6) == 0, "made");
	ok(verify(&two, VERIFY_TEXT, "", 0) == 0, "no lines for board 2");
	ok(verify(&two, VERIFY_TEXT, "\n", 1) == 1, "no empty line either");
	ok(verify(&two, VERIFY_TSV, tsv, head) == 0, "but a header");
	ok(verify(four, VERIFY_TEXT, "2 4 1 3\n3 1 4 2\n\n", 17) == 1,
	   "a line too many");
	ok(verify(&two, VERIFY_SOURCE, source, strlen(source)) == 1,
	   "more rows than the spare one");
	ok(verify(&six, VERIFY_TEXT, list, strlen(list)) == 1, "board 6");
	ok(verify(four, VERIFY_UNKNOWN, list, strlen(list)) == 1, "no kind");
	ok(verify(four, VERIFY_TEXT, tsv, strlen(tsv)) == 0, "the view tsv");
	ok(folder && verify_file(folder, VERIFY_TEXT, &two, &fault) == 1,
	   "what cannot be read differs, though no line is missing");
	if (folder)
		fclose(folder);
	tables_free(&two);
	tables_free(&six);
}

int
main(void)
{
	struct tables t;

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		ok(verify_kind_of(kinds[i].path) == kinds[i].kind, "kind of %s",
		   kinds[i].path);
	ok(tables_make(&t, 4) == 0, "board 4");
	check(&t, VERIFY_TEXT, list, "the list");
	check(&t, VERIFY_TSV, tsv, "the tsv");
	check(&t, VERIFY_SOURCE, source, "the source");
	check(&t, VERIFY_HEADER, header, "the header");
	check_wrong_rows(&t);
	check_others(&t);
	tables_free(&t);
	return tap_done();
}
