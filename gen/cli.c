/* cli.c -- strict arguments; every failed write is reported */
#include "cli.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef _WIN32
#include <io.h>
#endif

#ifndef O_PATH
#define O_PATH O_RDONLY
#endif

/* With O_PATH a file can be neither read nor written.  macOS has no O_PATH, but
   no system lets a folder be read or written like a file. */
void
cli_begin(void)
{
	int file;

#ifdef _WIN32
	_setmode(STDOUT_FILENO, _O_BINARY); /* or LF would become CR LF */
#endif
	do
		file = open("/", O_PATH);
	while (file >= 0 && file <= STDERR_FILENO);
	if (file >= 0)
		close(file);
}

int
cli_number(const char *text, int min, int max, int *value)
{
	long number;

	if (text[0] == '0' && text[1] != '\0')
		return -1;
	if (text[0] == '\0' || text[strspn(text, "0123456789")] != '\0')
		return -1;
	number = strtol(text, NULL, 10); /* LONG_MAX if it is larger */
	if (number < min || number > max)
		return -1;
	*value = (int)number;
	return 0;
}

int
cli_usage(const char *program, const char *what)
{
	fprintf(stderr, "%s: %s\n", program, what);
	return EXIT_USAGE;
}

void
cli_mask(char *text)
{
	for (; *text; text++)
		if (*text < ' ' || *text > '~')
			*text = '?';
}

int
cli_refuse(const char *program, const char *typed, const char *allowed)
{
	char shown[41];

	snprintf(shown, sizeof shown, "%s", typed);
	cli_mask(shown);
	fprintf(stderr, "%s: '%s%s': %s\n", program, shown,
	        strlen(typed) >= sizeof shown ? "..." : "", allowed);
	return EXIT_USAGE;
}

int
cli_failure(const char *program, const char *what)
{
	fprintf(stderr, "%s: %s: %s\n", program, what, strerror(errno));
	return EXIT_FAILURE;
}

/* With NFS or quotas, a write may fail only when the file is closed. */
int
cli_finish(const char *program)
{
	if (ferror(stdout) && !errno)
		errno = EIO; /* of an earlier write */
	if (fflush(stdout) || ferror(stdout) || close(STDOUT_FILENO))
		return cli_failure(program, "stdout");
	return EXIT_SUCCESS;
}
