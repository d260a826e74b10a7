/* progress.c -- compare the cost that is done with the seconds it took */
#include "run/progress.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

#include "run/count.h"

/* --- the line --- */

/* The time left is in hours, minutes and seconds. */
void
progress_format(const struct progress *p, double seconds,
                char line[PROGRESS_ROOM])
{
	double done = p->before + p->done, percent = 100 * done / p->all;
	long long left;

	if (p->done <= 0) {
		snprintf(line, PROGRESS_ROOM, "%.1f %%, no unit is done yet",
		         percent);
		return;
	}
	left = (long long)(seconds / p->done * (p->all - done));
	snprintf(line, PROGRESS_ROOM,
	         "%.1f %%, %.1e solutions/s, %lld:%02lld:%02lld left", percent,
	         (double)p->sum / seconds, left / 3600, left / 60 % 60,
	         left % 60);
}

/* --- the thread that writes it --- */

/* Covers an earlier line with blanks, because a dumb terminal cannot clear it.
   A terminal of 48 columns does not break the line. */
static void
show(const struct progress *p)
{
	char line[PROGRESS_ROOM];

	pthread_mutex_lock(p->lock);
	progress_format(p, clock_seconds(CLOCK_MONOTONIC) - p->start, line);
	pthread_mutex_unlock(p->lock);
	fprintf(stderr, p->is_terminal ? "\r%-47.47s" : "%s\n", line);
}

static void
wake(int number)
{
	(void)number;
}

void
progress_block_signal(void)
{
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGUSR1);
	pthread_sigmask(SIG_BLOCK, &set, NULL);
	signal(SIGUSR1, wake);
}

/* Only this thread takes SIGUSR1, and only while it waits: not all systems have
   sigtimedwait. */
static void *
write_lines(void *ctx)
{
	const struct progress *p = ctx;
	const struct timespec minute = { .tv_sec = 60 },
			      moment = { .tv_nsec = 200000000 };
	sigset_t waiting;

	pthread_sigmask(SIG_BLOCK, NULL, &waiting);
	sigdelset(&waiting, SIGUSR1);
	while (pselect(0, NULL, NULL, NULL, p->is_terminal ? &moment : &minute,
	               &waiting),
	       !p->is_over)
		show(p);
	return NULL;
}

/* Without memory for it the count goes on, and says nothing. */
void
progress_begin(struct progress *p, pthread_mutex_t *lock)
{
	p->is_terminal = isatty(STDERR_FILENO);
	p->lock = lock;
	progress_block_signal();
	if (pthread_create(&p->writer, NULL, write_lines, p))
		p->lock = NULL;
}

void
progress_end(struct progress *p)
{
	if (!p->lock)
		return;
	p->is_over = 1;
	pthread_kill(p->writer, SIGUSR1);
	pthread_join(p->writer, NULL);
	if (p->is_terminal)
		fprintf(stderr, "\r%47s\r", "");
}

/* --- signals that end --- */

static char stopped[120]; /* what explain() says */

/* The signal then kills the program as it would have done without this. */
static void
explain(int number)
{
	(void)!write(STDERR_FILENO, stopped, strlen(stopped));
	signal(number, SIG_DFL);
	raise(number);
}

/* A signal that was ignored when the program began stays ignored.  A terminal
   shows the line of progress, which stays as it is. */
void
progress_explain_signals(const struct options *o)
{
	static const int ends[] = { SIGINT, SIGTERM };

	snprintf(stopped, sizeof stopped, "%s%s: stopped; %s\n",
	         isatty(STDERR_FILENO) ? "\n" : "", o->program,
	         o->journal ? "to go on, run the same command again"
	                    : "with --journal FILE, a count can go on");
	for (int i = 0; i < 2; i++)
		if (signal(ends[i], SIG_IGN) != SIG_IGN)
			signal(ends[i], explain);
}
