/* clock.c -- what a count says and syncs, by a clock that the test sets */
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "journal/journal.h"
#include "run/report.h"
#include "tap.h"

/* --- the clock and fsync: the linker wraps the system's --- */

static double seconds = 1000;
static int syncs;

/* To ask for the time of a thread takes an eighth of a second; who asks for the
   time of day, which may be set back, is wrong. */
int
__wrap_clock_gettime(clockid_t clock, struct timespec *now)
{
	seconds += clock == CLOCK_THREAD_CPUTIME_ID ? .125 : 0;
	seconds -= clock == CLOCK_REALTIME ? 3600 : 0;
	now->tv_sec = (time_t)seconds;
	now->tv_nsec = (long)(1e9 * (seconds - (double)now->tv_sec));
	return 0;
}

int
__wrap_fsync(int file)
{
	(void)file;
	syncs++;
	return 0;
}

/* --- stderr --- */

/* Each count has a cost of 100, of which 20 were done before.  A unit without
   cost follows, then three of 10 with 1000 solutions.  After two of these the
   progress tells how long the count will take, if it is more than a minute. */
#define CLEARED "\r                                       \r"
static const struct {
	double cpu; /* seconds of a thread that each unit took */
	double passed;
	int threads, is_shown;
	const char *text;
} counts[] = {
	/* six units of ten seconds are left, then of more */
	{ 10, 1, 1, 0, "" },
	{ 10.1, 1, 1, 0, "about 61 s to go\n" },
	{ 39.8, 1, 2, 0, "about 119 s to go\n" },
	{ 20, 1, 1, 0, "about 2.0 min to go\n" },
	{ 28800, 1, 1, 0, "about 2.0 days to go\n" },
	/* what is left is foretold by the time that has passed */
	{ 1, 10000, 3, 1,
	  "\r30.0 %, 1.00e-01 a second, 19 h left   "
	  "\r40.0 %, 1.00e-01 a second, 17 h left   "
	  "\r50.0 %, 1.00e-01 a second, 14 h left   " CLEARED },
	/* five times a second at most */
	{ 1, .12, 1, 1, "\r40.0 %, 8.33e+03 a second, 0.7 s left  " CLEARED },
	/* no line is too long for 40 columns */
	{ 1, 1e11, 1, 1,
	  "\r30.0 %, 1.00e-08 a second, 8101852 days"
	  "\r40.0 %, 1.00e-08 a second, 6944444 days"
	  "\r50.0 %, 1.00e-08 a second, 5787037 days" CLEARED },
	/* the line makes room */
	{ 11, 4, 1, 1,
	  "\r30.0 %, 2.50e+02 a second, 28 s left   " CLEARED
	  "about 66 s to go\n"
	  "\r40.0 %, 2.50e+02 a second, 24 s left   "
	  "\r50.0 %, 2.50e+02 a second, 20 s left   " CLEARED },
};

static void
follow(size_t i)
{
	struct progress p = { .workers = counts[i].threads,
		              .awaited = 2,
		              .all = 100,
		              .before = 20 };

	progress_begin(&p);
	p.is_shown = counts[i].is_shown; /* also on a terminal */
	progress_add(&p, 0, 0, 0);
	for (int unit = 0; unit < 3; unit++) {
		seconds += counts[i].passed;
		progress_add(&p, 10, counts[i].cpu, 1000);
	}
	progress_end(&p);
}

static void
check_said(size_t i)
{
	FILE *before = stderr;
	char text[400] = "";

	stderr = fmemopen(text, sizeof text, "w");
	follow(i);
	fclose(stderr);
	stderr = before;
	if (!ok(!strcmp(text, counts[i].text),
	        "units of %g s on %d threads, each after %g s%s", counts[i].cpu,
	        counts[i].threads, counts[i].passed,
	        counts[i].is_shown ? ", shown" : ""))
		fprintf(stderr, "#  said %s\n", text);
}

/* --- stdout --- */

static int
count_tile(struct schedule *s)
{
	return count_run(&s->board, 1, schedule_exchange, s);
}

/* A count; then an estimate of 15 seconds, after 3 for a fifth of the cost. */
static void
check_report(void)
{
	struct options o = {
		.n = 8, .threads = 1, .to = 16, .memory = 1 << 30
	};
	static struct schedule s = { .processes = 3 }; /* large */
	FILE *before = stdout;
	int descriptor = dup(STDOUT_FILENO); /* report_print closes it */
	char text[400] = "";

	o.kernel = kernel_find("portable");
	s.options = &o;
	seconds = 2000;
	ok(schedule_run(&s, count_tile) == 0 && s.progress.seconds == 2 &&
	           s.seconds == 2.125,
	   "16 units take two seconds of a thread, and all an eighth more");
	o.is_estimated = 1;
	s.progress = (struct progress){ .seconds = 3, .done = 2, .all = 10 };
	s.estimate.needed = 7300000;
	s.estimate.largest = .25;
	stdout = fmemopen(text, sizeof text, "w");
	report_print(&s);
	fclose(stdout);
	stdout = before;
	dup2(descriptor, STDOUT_FILENO);
	ok(!strcmp(text,
	           "board 8\ncore-seconds 15\nunits 16\nlargest-unit 3.75\n"
	           "tiles 0\nmegabytes 7.3\nkernel portable\nthreads 1\n"),
	   "an estimate tells seconds and memory: %zu bytes", strlen(text));
}

/* --- the disk --- */

/* Units that are finished at these seconds, one after the other, by any thread:
   the disk has so many syncs. */
static const struct {
	double now;
	int syncs;
} units[] = {
	{ 5000, 1 },   { 5000.09, 1 }, { 5000.09, 1 }, { 5000.11, 2 },
	{ 5000.2, 2 }, { 5000.22, 3 }, { 5009, 4 },
};

static void
check_syncs(void)
{
	FILE *file = tap_file();
	char path[40];
	struct journal j;

	snprintf(path, sizeof path, "/proc/self/fd/%d", fileno(file));
	journal_open(&j, path, 12, 64);
	syncs = 0;
	for (unsigned u = 0; u < sizeof units / sizeof *units; u++) {
		struct entry done = { .unit = u, .count = 2 };

		ok(journal_add(&j, &done, units[u].now) == 0 &&
		           syncs == units[u].syncs,
		   "at %.2f seconds: %d syncs", units[u].now, units[u].syncs);
	}
	ok(journal_sync(&j) == 0 && syncs == 5, "the end is a sync");
	journal_close(&j);
	fclose(file);
}

int
main(void)
{
	for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
		check_said(i);
	check_report();
	check_syncs();
	return tap_done();
}
