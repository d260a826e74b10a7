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

/* Covers an earlier line with blanks, because a dumb terminal cannot clear it.
   A terminal of 40 columns does not break the line. */
static void
print_line(const char *text)
{
	fprintf(stderr, "\r%-39.39s", text);
}

void
progress_end(const struct progress *p)
{
	if (!p->is_shown)
		return;
	print_line("");
	fputs("\r", stderr);
}

/* --- how long it will take --- */

enum { SPAN_ROOM = 32 };

/* In the largest unit of which there are at least two. */
static void
format_span(char text[SPAN_ROOM], double seconds)
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
	snprintf(text, SPAN_ROOM, "%.*f %s", seconds < 10, seconds,
	         units[u].name);
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
	char span[SPAN_ROOM];

	if (seconds <= 60)
		return;
	progress_end(p);
	format_span(span, seconds);
	fprintf(stderr, "about %s to go\n", span);
}

static void
show(const struct progress *p)
{
	double seconds = p->shown - p->start;
	char span[SPAN_ROOM], line[80];

	format_span(span, seconds_left(p, seconds));
	snprintf(line, sizeof line, "%.1f %%, %.2e a second, %s left",
	         100 * (p->before + p->done) / p->all, (double)p->sum / seconds,
	         span);
	print_line(line);
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
