/* interrupt.c -- a message, written in advance, and a handler that prints it */
#include "run/interrupt.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *message;
static size_t length;

/* SA_RESETHAND has restored the default action, so the same signal kills. */
static void
explain(int number)
{
	if (write(STDERR_FILENO, message, length) < 0) {
		/* there is nobody to tell */
	}
	raise(number);
}

/* Print a word as the shell reads it. */
static void
print_word(FILE *out, const char *word)
{
	static const char plain[] = "abcdefghijklmnopqrstuvwxyz"
				    "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
				    "0123456789_-+=:,./";

	if (*word && !word[strspn(word, plain)]) {
		fprintf(out, " %s", word);
		return;
	}
	fputs(" '", out);
	for (; *word; word++)
		fputs(*word == '\'' ? "'\\''" : (char[]){ *word, '\0' }, out);
	putc('\'', out);
}

static int
write_message(const char *program, char *const argv[])
{
	FILE *out = open_memstream(&message, &length);

	if (!out)
		return -1;
	/* a terminal shows the line of progress, which stays as it is */
	fprintf(out, "%s%s: stopped; to go on%s",
	        isatty(STDERR_FILENO) ? "\n" : "", program,
	        argv ? ":" : ", run the same command again");
	for (; argv && *argv; argv++)
		print_word(out, *argv);
	putc('\n', out);
	return fclose(out);
}

void
interrupt_explain(const char *program, char *const argv[])
{
	static const int signals[] = { SIGINT, SIGTERM };
	struct sigaction action = { .sa_handler = explain,
		                    .sa_flags = (int)SA_RESETHAND };
	struct sigaction before;

	if (write_message(program, argv))
		return;
	for (int i = 0; i < 2; i++)
		if (!sigaction(signals[i], NULL, &before) &&
		    before.sa_handler != SIG_IGN)
			sigaction(signals[i], &action, NULL);
}
