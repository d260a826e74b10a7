/* progress.c -- compare the cost that is done with the seconds it took */
#include "run/progress.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "run/count.h"

static const double seconds_between = 0.2;

static double
now(void)
{
	return clock_seconds(CLOCK_MONOTONIC);
}

void
progress_begin(struct progress *p)
{
	p->is_shown |= isatty(STDERR_FILENO);
	p->shown = p->start = now();
}

void
progress_end(const struct progress *p)
{
	if (p->is_shown)
		fputs("\r\033[K", stderr);
}

/* In seconds, minutes, hours or days, with two or three digits. */
static void
print_span(double seconds)
{
	if (seconds >= 2 * 86400)
		fprintf(stderr, "%.1f days", seconds / 86400);
	else if (seconds >= 2 * 3600)
		fprintf(stderr, "%.1f h", seconds / 3600);
	else if (seconds >= 2 * 60)
		fprintf(stderr, "%.1f min", seconds / 60);
	else
		fprintf(stderr, "%.*f s", seconds < 10, seconds);
}

static double
seconds_left(const struct progress *p, double seconds_done)
{
	return seconds_done / p->done * (p->all - p->before - p->done);
}

/* From the seconds of the units so far.  The workers share what is left. */
static void
estimate(const struct progress *p)
{
	double seconds = seconds_left(p, p->seconds) / p->workers;

	if (seconds <= 60)
		return;
	progress_end(p);
	fputs("about ", stderr);
	print_span(seconds);
	fputs(" to go\n", stderr);
}

static void
show(const struct progress *p)
{
	double seconds = p->shown - p->start;

	fprintf(stderr, "\r%.1f %%, %.2e solutions a second, ",
	        100 * (p->before + p->done) / p->all, (double)p->sum / seconds);
	print_span(seconds_left(p, seconds));
	fputs(" left\033[K", stderr);
	fflush(stderr);
}

void
progress_add(struct progress *p, double cost, double seconds, uint64_t count)
{
	p->done += cost;
	p->seconds += seconds;
	p->sum += count;
	if (p->done <= 0)
		return;
	if (p->awaited && --p->awaited == 0)
		estimate(p);
	if (!p->is_shown || now() - p->shown < seconds_between)
		return;
	p->shown = now();
	show(p);
}

/* --- signals --- */

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
progress_explain_signals(const char *program)
{
	snprintf(stopped, sizeof stopped,
	         "%s%s: stopped; to go on, run the same command again\n",
	         isatty(STDERR_FILENO) ? "\n" : "", program);
	if (signal(SIGINT, SIG_IGN) != SIG_IGN)
		signal(SIGINT, explain);
	if (signal(SIGTERM, SIG_IGN) != SIG_IGN)
		signal(SIGTERM, explain);
}
