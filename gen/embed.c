/* embed.c -- turn files into C string literals
 *
 * embed NAME=FILE... =FILE
 *                        the texts one after another in one literal, text[],
 *                        and views[], where each begins and how long it is,
 *                        the last one without a name: see printer.h
 * embed --incbin NAME=FILE... =FILE
 *                        the same for texts too long for a C compiler: the
 *                        assembler reads them (ELF, GNU syntax)
 * embed --rows K FILE    literals of K bytes each, a line each, every one with
 *                        a comma: the rows of an array [..][K + 1]
 *
 * Literals hold the same bytes in any locale, as ASCII characters and octal
 * escapes, without trigraphs.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

enum {
	LITERAL_MAX = 500,    /* C90 promises 509 */
	NAME_MAX_LENGTH = 15, /* what struct view has room for */
};

static const char program[] = "embed";
static const char usage[] =
	"usage: embed [--incbin] NAME=FILE... =FILE | --rows K FILE";

/* An octal escape ends before a character that is no octal digit. */
static void
put_escape(int c, int next)
{
	if (next >= '0' && next <= '7')
		printf("\\%03o", (unsigned)c);
	else
		printf("\\%o", (unsigned)c);
}

static void
put_character(int c, int next)
{
	switch (c) {
	case '\n':
		fputs("\\n", stdout);
		break;
	case '"':
	case '\\':
	case '?':
		putchar('\\');
		putchar(c);
		break;
	default:
		if (c >= ' ' && c <= '~')
			putchar(c);
		else
			put_escape(c, next);
	}
}

/* Literals of `limit` bytes; returns the number of bytes read. */
static unsigned long
put_literals(FILE *in, unsigned long limit, const char *end)
{
	unsigned long size = 0;
	int c, next = getc(in);

	while ((c = next) != EOF) {
		next = getc(in);
		if (size % limit == 0)
			putchar('"');
		if (++size % limit && next != EOF) {
			put_character(c, next);
			continue;
		}
		put_character(c, '"');
		fputs(end, stdout);
	}
	return size;
}

/* Returns the size, or -1 with errno set. */
static long
put_file(const char *path, unsigned long limit, const char *end)
{
	FILE *in = fopen(path, "rb");
	unsigned long size;
	int failed;

	if (!in)
		return -1;
	size = put_literals(in, limit, end);
	failed = ferror(in);
	fclose(in);
	return failed ? -1 : (long)size;
}

static int
embed_rows(const char *number, const char *path)
{
	int size;

	if (cli_number(number, 1, 4095, &size))
		return cli_usage(program, "--rows takes a size from 1 to 4095");
	if (put_file(path, (unsigned long)size, "\",\n") < 0)
		return cli_failure(program, path);
	return cli_finish(program);
}

static const char *
path_of(const char *view)
{
	return strchr(view, '=') + 1;
}

/* Put the text of a file.  Returns its size, or -1 with errno set. */
typedef long put_text_fn(const char *path);

static long
put_literal_text(const char *path)
{
	return put_file(path, LITERAL_MAX, "\"\n");
}

static long
put_incbin_text(const char *path)
{
	FILE *in = fopen(path, "rb");
	long size = -1;

	if (!in)
		return -1;
	/* a folder can be opened and has an end, but cannot be read */
	getc(in);
	if (!ferror(in) && fseek(in, 0, SEEK_END) == 0)
		size = ftell(in);
	fclose(in);
	printf("\t\".incbin \\\"%s\\\"\\n\"\n", path);
	return size;
}

static int
put_texts(int count, char **views, long *sizes, put_text_fn *put_text)
{
	for (int i = 0; i < count; i++) {
		const char *path = path_of(views[i]);

		sizes[i] = put_text(path);
		if (sizes[i] < 0)
			return cli_failure(program, path);
	}
	return EXIT_SUCCESS;
}

static int
put_literals_of(int count, char **views, long *sizes)
{
	int status;

	puts("const char text[] =");
	status = put_texts(count, views, sizes, put_literal_text);
	puts("\"\";");
	return status;
}

static int
put_incbins_of(int count, char **views, long *sizes)
{
	int status;

	puts("__asm__(\".section .rodata\\n.globl text\\ntext:\\n\"");
	status = put_texts(count, views, sizes, put_incbin_text);
	puts("\t\".previous\\n\");");
	return status;
}

static void
put_index(int count, char **views, const long *sizes)
{
	long start = 0;

	puts("\nconst struct view views[] = {");
	for (int i = 0; i < count; start += sizes[i++])
		printf("\t{ \"%.*s\", %ldL, %ldL },\n",
		       (int)strcspn(views[i], "="), views[i], start, sizes[i]);
	puts("};");
}

static int
embed_views(int is_incbin, int count, char **views)
{
	long *sizes = calloc((size_t)count, sizeof *sizes);
	int status;

	if (!sizes)
		return cli_failure(program, "views");
	puts("#include \"printer.h\"\n");
	status = is_incbin ? put_incbins_of(count, views, sizes)
	                   : put_literals_of(count, views, sizes);
	if (status == EXIT_SUCCESS) {
		put_index(count, views, sizes);
		status = cli_finish(program);
	}
	free(sizes);
	return status;
}

/* Only the last view has no name. */
static int
are_views(int count, char **views)
{
	for (int i = 0; i < count; i++) {
		size_t length = strcspn(views[i], "=");

		if (views[i][length] != '=' || length > NAME_MAX_LENGTH ||
		    (length == 0) != (i == count - 1))
			return 0;
	}
	return count > 0;
}

int
main(int argc, char **argv)
{
	int is_incbin = argc > 1 && strcmp(argv[1], "--incbin") == 0;
	int count = argc - 1 - is_incbin;
	char **views = argv + 1 + is_incbin;

	if (argc == 4 && strcmp(argv[1], "--rows") == 0)
		return embed_rows(argv[2], argv[3]);
	if (!are_views(count, views))
		return cli_usage(program, usage);
	return embed_views(is_incbin, count, views);
}
