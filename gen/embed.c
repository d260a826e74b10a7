/* embed.c -- turn the texts of a printer into C, see printer.h
 *
 * embed PROGRAM NAME=FILE... =FILE
 *                        the texts one after another in one literal, text[];
 *                        views[] says where each begins and how long it is;
 *                        failure[] names the program
 * embed --incbin PROGRAM NAME=FILE... =FILE
 *                        the same for texts too long for a C compiler: the
 *                        assembler reads them (ELF, GNU syntax)
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "literal.h"

enum {
	LITERAL_MAX = 500,    /* C90 promises 509 */
	NAME_MAX_LENGTH = 15, /* what struct view has room for */
};

static const char program[] = "embed";
static const char usage[] =
	"usage: embed [--incbin] PROGRAM NAME=FILE... =FILE, NAME of 1 to 15 "
	"characters";

static const char *
path_of(const char *view)
{
	return strchr(view, '=') + 1;
}

/* Put the text of a file.  Returns its size, or -1 with errno set. */
typedef long put_text_fn(const char *path);

static long
put_literals(const char *path)
{
	FILE *in = fopen(path, "rb");
	struct literal l = literal_begin(stdout, LITERAL_MAX, "\n");
	int failed;

	if (!in)
		return -1;
	for (int c; (c = getc(in)) != EOF;)
		literal_put(&l, c);
	failed = ferror(in);
	fclose(in);
	return failed ? -1 : (long)literal_finish(&l);
}

static long
put_incbin(const char *path)
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

/* What stands before, for and after the texts. */
struct style {
	const char *begin;
	put_text_fn *put_text;
	const char *end;
};

static const struct style literals = {
	"const char text[] =\n",
	put_literals,
	"\"\";\n",
};

static const struct style incbins = {
	"__asm__(\".section .rodata\\n.globl text\\ntext:\\n\"\n",
	put_incbin,
	"\t\".previous\\n\");\n",
};

static int
put_texts(const struct style *style, int count, char **views, long *sizes)
{
	fputs(style->begin, stdout);
	for (int i = 0; i < count; i++) {
		const char *path = path_of(views[i]);

		sizes[i] = style->put_text(path);
		if (sizes[i] < 0)
			return cli_failure(program, path);
	}
	fputs(style->end, stdout);
	return EXIT_SUCCESS;
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
embed_views(const struct style *style, const char *name, int count,
            char **views)
{
	long *sizes = calloc((size_t)count, sizeof *sizes);
	int status;

	if (!sizes)
		return cli_failure(program, "views");
	printf("#include \"printer.h\"\n\n"
	       "const char failure[] = \"%s: stdout\";\n\n",
	       name);
	status = put_texts(style, count, views, sizes);
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
	int count = argc - 2 - is_incbin;
	char **words = argv + 1 + is_incbin;

	cli_begin();
	if (count < 1 || strpbrk(words[0], "=\"\\") ||
	    !are_views(count, words + 1))
		return cli_usage(program, usage);
	return embed_views(is_incbin ? &incbins : &literals, words[0], count,
	                   words + 1);
}
