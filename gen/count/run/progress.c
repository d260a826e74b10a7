/* progress.c -- compare the cost that is done with the seconds it took */
#include "run/progress.h"

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "run/count.h"

/* --- the line --- */

/* In the largest unit of which there are at least two. */
static void
format_span(char *text, size_t room, double seconds)
{
	static const struct {
		double seconds;
		const char *name;
	} units[] = {
		{ 86400, "days" }, { 3600, "h" }, { 60, "min" }, { 1, "s" }
	};
	int u = 0;

	while (u < 3 && seconds < 2 * units[u].seconds)
		u++;
	seconds /= units[u].seconds;
	snprintf(text, room, "%.*f %s", seconds < 10, seconds, units[u].name);
}

void
progress_format(const struct progress *p, double seconds,
                char line[PROGRESS_ROOM])
{
	double left = p->all - p->before - p->done;
	double percent = 100 * (p->before + p->done) / p->all;
	char span[32];

	if (p->done <= 0) {
		snprintf(line, PROGRESS_ROOM, "%.1f %%, no unit is done yet",
		         percent);
		return;
	}
	format_span(span, sizeof span, seconds / p->done * left);
	snprintf(line, PROGRESS_ROOM, "%.1f %%, %.1e solutions/s, %s left",
	         percent, (double)p->sum / seconds, span);
}

void
progress_add(struct progress *p, double cost, uint64_t count)
{
	p->done += cost;
	p->sum += count;
}

/* --- the thread that writes it --- */

enum { EACH_MINUTE = 60000, FIVE_A_SECOND = 200 }; /* milliseconds */

/* Covers an earlier line with blanks, because a dumb terminal cannot clear it.
   A terminal of 40 columns does not break the line. */
static void
print_line(const struct progress *p, const char *text)
{
	if (p->is_terminal)
		fprintf(stderr, "\r%-39.39s", text);
	else
		fprintf(stderr, "%s\n", text);
}

static void
show(const struct progress *p)
{
	char line[PROGRESS_ROOM];

	pthread_mutex_lock(p->lock);
	progress_format(p, clock_seconds(CLOCK_MONOTONIC) - p->start, line);
	pthread_mutex_unlock(p->lock);
	print_line(p, line);
}

/* Woken by a byte: SHOW or END. */
enum { SHOW = 's', END = 'e' };

static void *
write_lines(void *ctx)
{
	const struct progress *p = ctx;
	struct pollfd woken = { .fd = p->wake[0], .events = POLLIN };
	int each = p->is_terminal ? FIVE_A_SECOND : EACH_MINUTE;
	char why = SHOW;

	for (;;) {
		int got = poll(&woken, 1, each);

		if (got < 0)
			continue; /* a signal: its byte is there now */
		if (got && (read(p->wake[0], &why, 1) != 1 || why == END))
			return NULL;
		show(p);
	}
}

static int waker; /* where a byte wakes the thread */

static void
wake(int number)
{
	static const char why = SHOW;

	(void)number;
	if (write(waker, &why, 1) < 0) {
		/* it is awake */
	}
}

/* Without memory for it the count goes on, and says nothing. */
void
progress_begin(struct progress *p, pthread_mutex_t *lock)
{
	p->start = clock_seconds(CLOCK_MONOTONIC);
	p->is_terminal = isatty(STDERR_FILENO);
	if (pipe(p->wake))
		return;
	p->lock = lock;
	if (pthread_create(&p->writer, NULL, write_lines, p)) {
		p->lock = NULL;
		return;
	}
	waker = p->wake[1];
	signal(SIGUSR1, wake);
}

void
progress_end(struct progress *p)
{
	static const char why = END;

	if (!p->lock)
		return;
	progress_ignore_signal();
	if (write(p->wake[1], &why, 1) == 1)
		pthread_join(p->writer, NULL);
	close(p->wake[0]);
	close(p->wake[1]);
	if (!p->is_terminal)
		return;
	print_line(p, "");
	fputs("\r", stderr);
}

/* --- signals --- */

void
progress_ignore_signal(void)
{
	signal(SIGUSR1, SIG_IGN);
}

static char stopped[120]; /* what explain() says */

/* The signal then kills the program as it would have done without this. */
static void
explain(int number)
{
	if (write(STDERR_FILENO, stopped, strlen(stopped)) < 0) {
		/* there is nobody to tell */
	}
	signal(number, SIG_DFL);
	raise(number);
}

/* A signal that was ignored when the program began stays ignored.  A terminal
   shows the line of progress, which stays as it is. */
void
progress_explain_signals(const char *program, int has_journal)
{
	snprintf(stopped, sizeof stopped, "%s%s: stopped; %s\n",
	         isatty(STDERR_FILENO) ? "\n" : "", program,
	         has_journal ? "to go on, run the same command again"
	                     : "with --journal FILE it could go on");
	if (signal(SIGINT, SIG_IGN) != SIG_IGN)
		signal(SIGINT, explain);
	if (signal(SIGTERM, SIG_IGN) != SIG_IGN)
		signal(SIGTERM, explain);
}
