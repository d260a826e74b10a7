/* fill.c -- reads a line at a time: a product may be long, its lines are not */
#include "fill.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include "kinds.h"

static int
fails(struct fill *fill, const char *why, const char *word)
{
	snprintf(fill->what, sizeof fill->what, "%s%.100s", why, word);
	snprintf(fill->word, sizeof fill->word, "%.99s", word);
	return -1;
}

/* --- bulk --- */

static int
write_bulk(FILE *out, struct fill *fill, const char *name)
{
	const struct kind *kind = kinds_find(name);
	struct tables t = { 0 };
	FILE *board = kind ? fopen(fill->board, "rb") : NULL;
	int failed = !board || tables_load(&t, board) ||
	             kinds_write(out, kind, &t, "");

	tables_free(&t);
	if (board)
		fclose(board);
	return failed ? fails(fill, "no bulk ", name) : 0;
}

/* --- what m4 left --- */

static int
begins(const char *at, const char *word)
{
	return strncmp(at, word, strlen(word)) == 0;
}

static size_t
name_length(const char *at)
{
	size_t length = 0;

	while (isalnum((unsigned char)at[length]) || at[length] == '_')
		length++;
	return length;
}

/* Past the board's name and an underscore, or q_own_, if one is here. */
static const char *
skip_own(const char *at, const char *name)
{
	size_t length = strlen(name);

	if (begins(at, "q_own_"))
		return at + strlen("q_own_");
	return begins(at, name) && at[length] == '_' ? at + length + 1 : at;
}

/* The first thing in the line that m4 should have expanded, or NULL. */
static const char *
find_unexpanded(const char *line, const char *name)
{
	int in_word = 0;

	for (const char *at = line; *at; at++) {
		if (!in_word)
			at = skip_own(at, name);
		if (begins(at, "m4_") || begins(at, "<|") || begins(at, "|>") ||
		    (!in_word && begins(at, "q_")))
			return at;
		if (!*at)
			break;
		in_word = name_length(at) > 0;
	}
	return NULL;
}

/* Make every q_own_ a q_. */
static void
drop_own(char *line)
{
	static const char own[] = "own_";
	char *at = line;

	while ((at = strstr(at, "q_own_"))) {
		at += strlen("q_");
		memmove(at, at + strlen(own), strlen(at + strlen(own)) + 1);
	}
}

/* --- lines --- */

static const char end[] = "q_end";

static int
has_end(const char *line)
{
	const char *at = strstr(line, end);

	return at && at[strlen(end)] == '\0';
}

static int
fails_unexpanded(struct fill *fill, char *line, const char *left)
{
	size_t length = name_length(left);

	snprintf(fill->word, sizeof fill->word, "%.*s",
	         length ? (int)length : 2, left);
	drop_own(line);
	snprintf(fill->what, sizeof fill->what,
	         "m4 left this unexpanded: %.100s", line);
	return -1;
}

/* One line of m4's text, without its line break. */
static int
fill_text(FILE *out, struct fill *fill, char *line)
{
	const char *left = find_unexpanded(line, fill->name);

	if (has_end(line))
		return fails(fill, "no line break at its end", "");
	if (left)
		return fails_unexpanded(fill, line, left);
	drop_own(line);
	fprintf(out, "%s\n", line);
	return 0;
}

static int
fill_line(FILE *out, struct fill *fill, char *line)
{
	static const char bulk[] = "q_bulk_here ";

	line[strcspn(line, "\n")] = '\0';
	if (strcmp(line, "q_failed") == 0)
		return fails(fill, "", "");
	if (begins(line, bulk))
		return write_bulk(out, fill, line + strlen(bulk));
	return fill_text(out, fill, line);
}

int
fill_product(FILE *in, FILE *out, struct fill *fill)
{
	char *line = NULL;
	size_t size = 0;
	ssize_t length;
	int failed = 0, has_ended = 0;

	while (!failed && !has_ended &&
	       (length = getline(&line, &size, in)) > 0) {
		has_ended = strcmp(line, "q_end\n") == 0;
		if (strlen(line) != (size_t)length)
			failed = fails(fill, "m4 wrote a zero byte", "");
		else if (!has_ended)
			failed = fill_line(out, fill, line);
	}
	free(line);
	if (!failed && (!has_ended || getc(in) != EOF))
		failed = fails(fill, "m4 did not come to its end", "");
	return failed;
}

unsigned long
fill_find(FILE *in, const char *word)
{
	unsigned long number = 0;
	char *line = NULL;
	size_t size = 0;
	int found = 0;

	while (*word && !found && getline(&line, &size, in) > 0) {
		number++;
		found = strstr(line, word) != NULL;
	}
	free(line);
	return found ? number : 0;
}
