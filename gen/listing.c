/* listing.c -- the printer runs as a child, its view `list` comes through a
 * pipe */
#include "listing.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli.h"

enum { PATH_SIZE = 4096 };

/* Become the printer in the folder of this program's name, or in PATH. */
static _Noreturn void
become_printer(const char *program, const char *name, const char *prefix, int n)
{
	const char *slash = strrchr(name, '/');
	int folder = slash ? (int)(slash - name) + 1 : 0;
	char path[PATH_SIZE];

	snprintf(path, sizeof path, "%.*s%s%d", folder, name, prefix, n);
	execlp(path, path, "list", (char *)NULL);
	fprintf(stderr, "%s: %s: %s: make N=%d makes it\n", program, path,
	        strerror(errno), n);
	_exit(EXIT_USAGE);
}

FILE *
listing_open(const char *program, const char *name, const char *prefix, int n)
{
	int ends[2];
	pid_t child;

	if (pipe(ends) || (child = fork()) < 0)
		return NULL;
	if (child == 0) {
		dup2(ends[1], STDOUT_FILENO);
		close(ends[0]);
		close(ends[1]);
		become_printer(program, name, prefix, n);
	}
	close(ends[1]);
	return fdopen(ends[0], "r");
}

int
listing_close(const char *program, FILE *list)
{
	int status;

	fclose(list);
	if (wait(&status) >= 0 && WIFEXITED(status))
		return WEXITSTATUS(status) ? EXIT_USAGE : EXIT_SUCCESS;
	return cli_usage(program, "the printer was stopped");
}
