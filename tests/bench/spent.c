/*
 * spent.c -- run a command, and print its CPU seconds and its peak kilobytes
 *
 * usage: spent COMMAND [ARGUMENT...]
 *
 * The command's stdout goes to /dev/null.  Exits 1 if the command fails.
 */
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static double
seconds(struct timeval t)
{
	return (double)t.tv_sec + 1e-6 * (double)t.tv_usec;
}

int
main(int argc, char **argv)
{
	struct rusage usage;
	int status;
	pid_t child = argc > 1 ? fork() : -1;

	if (child == 0) {
		dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
		execvp(argv[1], argv + 1);
		_exit(127);
	}
	if (child < 0 || wait4(child, &status, 0, &usage) < 0 || status)
		return 1;
	printf("%.6f %ld\n", seconds(usage.ru_utime) + seconds(usage.ru_stime),
	       usage.ru_maxrss);
	return 0;
}
