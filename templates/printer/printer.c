/* printer.c -- write one of the texts that it was linked with */
#include "printer.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

enum { EXIT_OUTPUT = 1, EXIT_USAGE = 2 };

/* A pipe may take less than it is given. */
static int
put(int file, const struct view *view)
{
	const char *from = view->text;
	unsigned long left = view->size;

#ifdef _WIN32
	_setmode(file, _O_BINARY); /* or LF would become CR LF */
#endif
	while (left) {
		ssize_t written = write(file, from, left);

		if (written == 0)
			errno = EIO;
		if (written > 0) {
			from += written;
			left -= (unsigned long)written;
		} else if (errno != EINTR) {
			return -1;
		}
	}
	return 0;
}

/* Print what was typed, without characters that would break the line. */
static void
refuse(const char *word)
{
	fputs("no view '", stderr);
	for (; *word; word++)
		fputc(*word < ' ' || *word > '~' ? '?' : *word, stderr);
	fputs("'; ", stderr);
	fflush(stderr); /* Windows keeps it back */
}

int
main(int argc, char **argv)
{
	const struct view *view = view_of(argc, argv);

	if (!view->name[0]) {
		if (argc == 2)
			refuse(argv[1]);
		put(STDERR_FILENO, view);
		return EXIT_USAGE;
	}
	if (put(STDOUT_FILENO, view) || close(STDOUT_FILENO)) {
		perror(failure);
		return EXIT_OUTPUT;
	}
	return 0;
}
