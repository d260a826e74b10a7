/* embed.c -- turn the texts of a printer into C, see printer.h
 *
 * embed PROGRAM NAME=FILE... =FILE
 *                        the texts one after another in one literal, text[];
 *                        views[] says where each begins and how long it is, the
 *                        last, without a name, for the usage text;
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

/* The bytes of a file as literals.  Returns how many, or -1 with errno set. */
static long
put_literals(FILE *in)
{
	struct literal l = literal_begin(stdout, LITERAL_MAX, "\n");

	for (int c; (c = getc(in)) != EOF;)
		literal_put(&l, c);
	return ferror(in) ? -1 : (long)literal_finish(&l);
}

/* A folder can be opened and has an end, but cannot be read. */
static long
put_incbin(FILE *in, const char *path)
{
	getc(in);
	printf("\t\".incbin \\\"%s\\\"\\n\"\n", path);
	return ferror(in) || fseek(in, 0, SEEK_END) ? -1 : ftell(in);
}

static long
put_text(int is_incbin, const char *path)
{
	FILE *in = fopen(path, "rb");
	long size;

	if (!in)
		return -1;
	size = is_incbin ? put_incbin(in, path) : put_literals(in);
	fclose(in);
	return size;
}

static int
put_texts(int is_incbin, int count, char **views, long *sizes)
{
	puts(is_incbin ? "__asm__(\".section .rodata\\n.globl text\\ntext:\\n\""
	               : "const char text[] =");
	for (int i = 0; i < count; i++) {
		const char *path = strchr(views[i], '=') + 1;

		sizes[i] = put_text(is_incbin, path);
		if (sizes[i] < 0)
			return cli_failure(program, path);
	}
	puts(is_incbin ? "\t\".previous\\n\");" : "\"\";");
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
embed_views(int is_incbin, const char *name, int count, char **views)
{
	long *sizes = calloc((size_t)count, sizeof *sizes);
	int status;

	if (!sizes)
		return cli_failure(program, "views");
	printf("#include \"printer.h\"\n\n"
	       "const char failure[] = \"%s: stdout\";\n\n",
	       name);
	status = put_texts(is_incbin, count, views, sizes);
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
	return embed_views(is_incbin, words[0], count, words + 1);
}
