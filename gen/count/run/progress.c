/* progress.c -- compare the cost that is done with the seconds it took */
#include "run/progress.h"

#include <stdio.h>
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

void
progress_end(struct progress *p)
{
	if (p->is_line_dirty)
		fputs("\r\033[K", stderr);
	p->is_line_dirty = 0;
}

/* From the seconds of the units so far.  The workers share what is left. */
static void
estimate(struct progress *p)
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
show(struct progress *p)
{
	double seconds = now() - p->start;

	fprintf(stderr, "\r%.1f %%, %.2e solutions a second, ",
	        100 * (p->before + p->done) / p->all, (double)p->sum / seconds);
	print_span(seconds_left(p, seconds));
	fputs(" left\033[K", stderr);
	fflush(stderr);
	p->is_line_dirty = 1;
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
	if (p->is_shown && now() - p->shown >= seconds_between) {
		show(p);
		p->shown = now();
	}
}

double
progress_core_seconds(const struct progress *p)
{
	double done = p->before + p->done;

	return done > 0 ? (p->seconds_before + p->seconds) / done * p->all : 0;
}
