/* pipe.c -- run a program whose stdout is an awkward pipe
 *
 * usage: pipe MODE PROGRAM [WORD]...
 *   slow      4096 bytes of room, read 777 at a time; the program is stopped
 *             and continued after each, which cuts a write that waits
 *   unready   4096 bytes of room, non-blocking, read when the program has ended
 *   broken    read by nobody
 *   ignored   read by nobody, and SIGPIPE ignored
 * What was read goes to stdout.  Exits as a shell does: with the status of the
 * program, or 128 and its signal.  A program still there after 20 s is killed.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ROOM = 4096, PIECE = 777, SECONDS = 20 };

static void
fail(const char *what)
{
	perror(what);
	exit(99);
}

static void
run(char **words, int ends[2], int ignored)
{
	signal(SIGPIPE, ignored ? SIG_IGN : SIG_DFL);
	dup2(ends[1], STDOUT_FILENO);
	close(ends[0]);
	close(ends[1]);
	alarm(SECONDS);
	execv(words[0], words);
	fail(words[0]);
}

/* Let a program that waits in a write return from it. */
static void
interrupt(pid_t child)
{
	siginfo_t info;

	kill(child, SIGSTOP);
	if (waitid(P_PID, (id_t)child, &info, WSTOPPED | WEXITED | WNOWAIT)) {
		kill(child, SIGKILL);
		fail("waitid");
	}
	kill(child, SIGCONT);
}

static void
copy(int from, pid_t child)
{
	char piece[PIECE];
	ssize_t length;

	while ((length = read(from, piece, sizeof piece)) > 0) {
		fwrite(piece, 1, (size_t)length, stdout);
		if (child)
			interrupt(child);
	}
}

static int
wait_for(pid_t child)
{
	int status;

	if (waitpid(child, &status, 0) < 0)
		fail("waitpid");
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int
main(int argc, char **argv)
{
	const char *mode = argc > 2 ? argv[1] : "";
	int is_slow = strcmp(mode, "slow") == 0;
	int is_unready = strcmp(mode, "unready") == 0;
	int is_ignored = strcmp(mode, "ignored") == 0;
	int ends[2], status;
	pid_t child;

	if (!is_slow && !is_unready && !is_ignored && strcmp(mode, "broken"))
		return 98;
	if (pipe(ends) || fcntl(ends[1], F_SETPIPE_SZ, ROOM) < 0)
		fail("pipe");
	if (is_unready)
		fcntl(ends[1], F_SETFL, O_NONBLOCK);
	if (!is_slow && !is_unready)
		close(ends[0]);
	child = fork();
	if (child < 0)
		fail("fork");
	if (child == 0)
		run(argv + 2, ends, is_ignored);
	close(ends[1]);
	if (is_slow)
		copy(ends[0], child);
	status = wait_for(child);
	if (is_unready)
		copy(ends[0], 0);
	return fflush(stdout) ? 99 : status;
}
