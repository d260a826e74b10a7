/* embed.c -- turn the texts of a printer into C, see printer.h
 *
 * usage: embed PROGRAM FILE
 *
 * FILE holds all texts.  A line of a form feed and a name stands before each
 * text.  The last text has no name: PROGRAM prints it when its words are wrong.
 * The C source has FILE as text[], where each text is as views[], and as
 * failure[] how PROGRAM begins to say that stdout failed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "literal.h"

enum {
	LITERAL_MAX = 500, /* C90 promises 509 */
	NAME_SIZE = 16,    /* as in struct view */
	TEXTS_MAX = 100,

	/* Of a larger file a compiler takes long: the assembler reads it, see
	   printer.h. */
	COMPILED_MAX = 1 << 20,
};

static const char program[] = "embed";
static const char usage[] = "usage: embed PROGRAM FILE";
static const char wrong[] =
	"a text ends with a line break; it has a name of at most 15 "
	"characters, and the last has none";

struct text {
	char name[NAME_SIZE];
	long start, size;
};

/* Texts count from 1.  Item 0 is what stands before the first name. */
struct texts {
	struct text text[TEXTS_MAX + 1];
	int count;
};

static int
begin_text(struct texts *t, const char *name, long start)
{
	size_t length = strcspn(name, "\n");

	if (t->count == TEXTS_MAX || length >= NAME_SIZE)
		return -1;
	t->count++;
	memcpy(t->text[t->count].name, name, length);
	t->text[t->count].start = start;
	return 0;
}

static void
put_line(struct literal *l, const char *line, ssize_t size)
{
	for (ssize_t i = 0; i < size; i++)
		literal_put(l, (unsigned char)line[i]);
}

/* Put each line into `l` unless it is NULL.  Returns -1 if a text is wrong. */
static int
read_texts(struct texts *t, FILE *in, struct literal *l)
{
	char *line = NULL;
	size_t room = 0;
	long at = 0;
	int failed = 0;

	for (ssize_t size; !failed && (size = getline(&line, &room, in)) > 0;) {
		at += size;
		if (l)
			put_line(l, line, size);
		if (memchr(line + 1, '\f', (size_t)size - 1))
			failed = -1;
		else if (line[0] == '\f')
			failed = begin_text(t, line + 1, at);
		else
			t->text[t->count].size += size;
	}
	free(line);
	return failed || !t->count || t->text[t->count].name[0] ? -1 : 0;
}

static int
put_literals(struct texts *t, FILE *in)
{
	struct literal l = literal_begin(stdout, LITERAL_MAX, "\n");
	int failed;

	puts("const char text[] =");
	failed = read_texts(t, in, &l);
	literal_finish(&l);
	puts("\"\";");
	return failed;
}

static int
put_incbin(struct texts *t, FILE *in, const char *path)
{
	printf("TEXT_FROM(\"%s\");\n", path);
	return read_texts(t, in, NULL);
}

static void
put_index(const struct texts *t)
{
	puts("\nconst struct view views[] = {");
	for (const struct text *text = t->text + 1; text <= t->text + t->count;
	     text++)
		printf("\t{ \"%s\", %ldL, %ldL },\n", text->name, text->start,
		       text->size);
	puts("};");
}

static int
is_large(FILE *in)
{
	int is = fseek(in, COMPILED_MAX, SEEK_SET) == 0 && getc(in) != EOF;

	rewind(in);
	return is;
}

static int
embed(const char *name, const char *path, FILE *in)
{
	struct texts t = { .count = 0 };
	int failed;

	puts("#include \"printer.h\"\n");
	failed = is_large(in) ? put_incbin(&t, in, path) : put_literals(&t, in);
	if (ferror(in))
		return cli_failure(program, path);
	if (failed)
		return cli_refuse(program, path, wrong);
	printf("\nconst char failure[] = \"%s: stdout\";\n", name);
	put_index(&t);
	return cli_finish(program);
}

int
main(int argc, char **argv)
{
	FILE *in;
	int status;

	cli_begin();
	if (argc != 3)
		return cli_usage(program, usage);
	in = fopen(argv[2], "rb");
	if (!in)
		return cli_failure(program, argv[2]);
	status = embed(argv[1], argv[2], in);
	fclose(in);
	return status;
}
