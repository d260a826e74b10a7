/* arguments.c -- any lines as the words of qcount, each also as a number */
#include <getopt.h>
#include <string.h>

#include "cli.h"
#include "fuzz.h"
#include "run/count.h"
#include "run/options.h"

enum { WORDS_MAX = 12, TEXT_MAX = 4096 };

/* A number is read as it would be written. */
static void
check_number(const char *word)
{
	char again[12];
	int n = -1;

	if (cli_number(word, 0, INT32_MAX, &n) == 0) {
		snprintf(again, sizeof again, "%d", n);
		assert(!strcmp(word, again));
	} else {
		assert(n == -1);
	}
}

/* What is refused is refused in one line. */
static void
check_options(int words, char **word)
{
	struct options o;

	optind = 0; /* glibc: forget the last call */
	if (options_parse(&o, "qcount", words, word, 2, 1)) {
		assert(*o.message);
		for (const char *c = o.message; *c; c++)
			assert(' ' <= *c && *c <= '~');
	} else if (!o.is_help) {
		assert(1 <= o.n && o.n <= COUNT_N_MAX && o.kernel);
		assert(1 <= o.threads && o.threads <= COUNT_THREADS_MAX);
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char name[] = "qcount", text[TEXT_MAX + 1] = "", *at = text;
	char *word[WORDS_MAX + 2] = { name };
	int words = 1;

	memcpy(text, data, size < TEXT_MAX ? size : TEXT_MAX);
	while (at && words <= WORDS_MAX)
		word[words++] = strsep(&at, "\n");
	for (int i = 1; i < words; i++)
		check_number(word[i]);
	check_options(words, word);
	return 0;
}
