/* peak.c -- run a command; say what it took
 *
 * usage: peak COMMAND [WORD]...: CPU milliseconds, and the kilobytes of the
 * largest process among it and its children, on stderr.  Exits as it did.
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static double
milliseconds(struct timeval t)
{
	return (double)t.tv_sec * 1e3 + (double)t.tv_usec / 1e3;
}

int
main(int argc, char **argv)
{
	struct rusage used;
	int status;
	pid_t child = argc > 1 ? fork() : -1;

	if (child == 0) {
		execvp(argv[1], argv + 1);
		perror(argv[1]);
		_exit(127);
	}
	if (child < 0 || wait4(child, &status, 0, &used) < 0) {
		perror("peak");
		return EXIT_FAILURE;
	}
	fprintf(stderr, "%.0f %ld\n",
	        milliseconds(used.ru_utime) + milliseconds(used.ru_stime),
	        used.ru_maxrss);
	return WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_FAILURE;
}
