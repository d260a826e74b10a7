/* progress.c -- what a count says on stderr, by a clock that the test sets */
#include "run/progress.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "tap.h"

/* --- the clock: the linker wraps the system's --- */

static double seconds = 1000;

/* NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */
int __wrap_clock_gettime(clockid_t clock, struct timespec *now);

int
__wrap_clock_gettime(clockid_t clock, struct timespec *now)
{
	(void)clock;
	now->tv_sec = (time_t)seconds;
	now->tv_nsec = (long)(1e9 * (seconds - (double)now->tv_sec));
	return 0;
}
/* NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */

/* What is written to stderr between these two. */
static FILE *said;
static int terminal;

static void
listen(void)
{
	said = tmpfile();
	terminal = dup(STDERR_FILENO);
	dup2(fileno(said), STDERR_FILENO);
}

static void
hear(char *text, size_t room)
{
	dup2(terminal, STDERR_FILENO);
	close(terminal);
	rewind(said);
	text[fread(text, 1, room - 1, said)] = '\0';
	fclose(said);
}

/* A count of cost 100: 20 was done before, and the units cost 10 each. */
static const struct {
	double seconds; /* that each unit took */
	int workers;
	const char *text;
} estimates[] = {
	{ 10, 1, "" }, /* a cost of 60 is left */
	{ 10.1, 1, "about 61 s to go\n" },
	{ 20.2, 2, "about 61 s to go\n" },
	{ 19.9, 1, "about 119 s to go\n" },
	{ 20, 1, "about 2.0 min to go\n" },
	{ 1190, 1, "about 119.0 min to go\n" },
	{ 1200, 1, "about 2.0 h to go\n" },
	{ 28700, 1, "about 47.8 h to go\n" },
	{ 28800, 1, "about 2.0 days to go\n" },
	{ 288000, 4, "about 5.0 days to go\n" },
};

static void
check_estimate(size_t i)
{
	struct progress p = { .workers = estimates[i].workers,
		              .awaited = 2,
		              .all = 100,
		              .before = 20 };
	char early[200], text[200];

	listen();
	progress_begin(&p);
	progress_add(&p, 10, estimates[i].seconds, 5);
	hear(early, sizeof early);
	listen();
	p.is_line_dirty = 1;
	progress_add(&p, 10, estimates[i].seconds, 5);
	progress_add(&p, 10, estimates[i].seconds, 5);
	progress_end(&p);
	hear(text, sizeof text);
	ok(!*early && !strncmp(text, "\r\033[K", 4) &&
	           !strcmp(text + 4, estimates[i].text),
	   "units of %g s on %d threads: %.*s", estimates[i].seconds,
	   estimates[i].workers, (int)strcspn(estimates[i].text, "\n"),
	   estimates[i].text);
}

/* The line that a terminal shows, so many seconds after the beginning, of which
   some parts of 100 were done before and some since. */
static const struct {
	double seconds, before, done;
	uint64_t sum;
	const char *line;
} lines[] = {
	{ 4, 0, 40, 4000, "40.0 %, 1.00e+03 solutions a second, 6.0 s left" },
	{ 4, 10, 40, 4000, "50.0 %, 1.00e+03 solutions a second, 5.0 s left" },
	{ 1000, 20, 20, 1000,
	  "40.0 %, 1.00e+00 solutions a second, 50.0 min left" },
	{ 100000, 0, 50, 200000,
	  "50.0 %, 2.00e+00 solutions a second, 27.8 h left" },
	{ 40, 0, 50, 80, "50.0 %, 2.00e+00 solutions a second, 40 s left" },
};

static void
check_line(size_t i)
{
	struct progress p = { .is_shown = 1,
		              .workers = 3,
		              .all = 100,
		              .before = lines[i].before };
	char text[300], want[300];

	listen();
	progress_begin(&p);
	p.start -= lines[i].seconds - .25;
	seconds += .125; /* too soon to be shown */
	progress_add(&p, lines[i].done / 2, 1, lines[i].sum / 2);
	seconds += .125;
	progress_add(&p, lines[i].done / 2, 1, lines[i].sum / 2);
	seconds += .125;
	progress_add(&p, 0, 1, 0);
	progress_end(&p);
	progress_end(&p);
	hear(text, sizeof text);
	snprintf(want, sizeof want, "\r%s\033[K\r\033[K", lines[i].line);
	ok(strcmp(text, want) == 0, "after %g s: %s", lines[i].seconds,
	   lines[i].line);
}

int
main(void)
{
	struct progress p = {
		.is_shown = 1, .workers = 1, .awaited = 1, .all = 100
	};
	char text[200];

	for (size_t i = 0; i < sizeof estimates / sizeof *estimates; i++)
		check_estimate(i);
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		check_line(i);
	listen();
	progress_begin(&p);
	seconds += 1;
	progress_add(&p, 0, 0, 0);
	hear(text, sizeof text);
	ok(!*text && progress_core_seconds(&p) == 0,
	   "nothing is said of units that cost nothing");
	p.awaited = 0, p.is_shown = 0;
	p.before = 30, p.seconds_before = 60;
	ok(progress_core_seconds(&p) == 200,
	   "core seconds follow from units of a journal alone");
	progress_add(&p, 20, 50, 1);
	ok((int)(progress_core_seconds(&p) + .5) == 220,
	   "core seconds follow from all units that are done");
	return tap_done();
}
