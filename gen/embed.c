/* embed.c -- turn the texts of a printer into C, see printer.h
 *
 * usage: embed PROGRAM FILE
 *
 * FILE holds all texts.  A line stands before each: a mark, which no line of a
 * text begins with, a blank, and the text's name.  The first line shows the
 * mark.  The last text has no name: PROGRAM prints it when its words are wrong.
 * The C source has FILE as text[], where each text is as views[], and as
 * failure[] how PROGRAM begins to say that stdout failed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "literal.h"
#include "printer.h"

enum {
	LITERAL_MAX = 500, /* C90 promises 509 */
	TEXTS_MAX = 100,

	/* Of a larger file a compiler takes long: the assembler reads it, see
	   printer.h. */
	COMPILED_MAX = 1 << 20,
};

static const char program[] = "embed";
static const char usage[] = "usage: embed PROGRAM FILE";

struct texts {
	struct view text[TEXTS_MAX];
	int count;
	unsigned long size; /* of text[] so far */
	char mark[100];     /* with its blank */
	const char *why;    /* the last text is wrong, or NULL */
};

static void
set_mark(struct texts *t, const char *line)
{
	size_t size = strcspn(line, " ") + 1;

	if (size < sizeof t->mark && line[size - 1])
		memcpy(t->mark, line, size);
	else
		t->why = "the first line is a mark, a blank and a name";
}

static void
begin_text(struct texts *t, const char *name)
{
	struct view *view = &t->text[t->count++];
	int length = (int)strcspn(name, "\n");

	view->start = t->size;
	snprintf(view->name, sizeof view->name, "%.*s", length, name);
	if (length >= (int)sizeof view->name) {
		memcpy(view->name + sizeof view->name - 4, "...", 3);
		t->why = "a name has at most 15 characters";
	} else if (t->count == TEXTS_MAX)
		t->why = "a printer has no room for so many texts";
}

/* A line ends with a 0, as getline has it, and may have others. */
static const char *
find_mark(const struct texts *t, const char *at, const char *end)
{
	while ((at = memchr(at, t->mark[0], (size_t)(end - at))) &&
	       strncmp(at, t->mark, strlen(t->mark)) != 0)
		at++;
	return at;
}

static void
put_line(struct literal *l, const char *line, size_t size)
{
	for (size_t i = 0; i < size; i++)
		literal_put(l, (unsigned char)line[i]);
}

/* text[] is all of FILE, or `l` has the lines of texts alone. */
static void
read_line(struct texts *t, const char *line, size_t size, struct literal *l)
{
	const char *mark = find_mark(t, line, line + size);

	if (!l || mark != line)
		t->size += (unsigned long)size;
	if (mark == line) {
		begin_text(t, line + strlen(t->mark));
		return;
	}
	t->text[t->count - 1].size += (unsigned long)size;
	if (l)
		put_line(l, line, size);
	if (mark)
		t->why = "the text does not end with a line break";
}

static void
read_texts(struct texts *t, FILE *in, struct literal *l)
{
	char *line = NULL;
	size_t room = 0;

	for (ssize_t size; !t->why && (size = getline(&line, &room, in)) > 0;) {
		if (!t->count)
			set_mark(t, line);
		if (!t->why)
			read_line(t, line, (size_t)size, l);
	}
	free(line);
	if (!t->why && (!t->count || t->text[t->count - 1].name[0]))
		t->why = "the last text has no name";
}

static void
put_literals(struct texts *t, FILE *in)
{
	struct literal l = literal_begin(stdout, LITERAL_MAX, "\n");

	puts("const char text[] =");
	read_texts(t, in, &l);
	literal_finish(&l);
	puts("\"\";");
}

static void
put_incbin(struct texts *t, FILE *in, const char *path)
{
	printf("TEXT_FROM(\"%s\");\n", path);
	read_texts(t, in, NULL);
}

static void
put_index(const struct texts *t)
{
	puts("\nconst struct view views[] = {");
	for (const struct view *view = t->text; view < t->text + t->count;
	     view++)
		printf("\t{ \"%s\", %luL, %luL },\n", view->name, view->start,
		       view->size);
	puts("};");
}

static int
is_large(FILE *in)
{
	int is = fseek(in, COMPILED_MAX, SEEK_SET) == 0 && getc(in) != EOF;

	rewind(in);
	return is;
}

/* Name the text that is wrong, if there is one. */
static int
refuse(const struct texts *t, const char *path)
{
	const char *typed = t->count ? t->text[t->count - 1].name : path;

	return cli_refuse(program, typed, t->why);
}

static int
embed(const char *name, const char *path, FILE *in)
{
	struct texts t = { .count = 0 };

	puts("#include \"printer.h\"\n");
	if (is_large(in))
		put_incbin(&t, in, path);
	else
		put_literals(&t, in);
	if (ferror(in))
		return cli_failure(program, path);
	if (t.why)
		return refuse(&t, path);
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
