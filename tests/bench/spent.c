/*
 * spent.c -- run a command, and print its CPU milliseconds and its peak megabytes
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

int
main(int argc, char **argv)
{
	struct rusage u;
	int status;
	pid_t child = argc > 1 ? fork() : -1;

	if (child == 0) {
		dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
		execvp(argv[1], argv + 1);
		_exit(127);
	}
	if (child < 0 || wait4(child, &status, 0, &u) < 0 || status)
		return 1;
	printf("%.3f %.1f\n",
	       1e3 * (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) +
	               1e-3 * (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec),
	       (double)u.ru_maxrss * 1.024e-3);
	return 0;
}
