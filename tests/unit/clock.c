/* clock.c -- what a count says and syncs, by a clock that the test sets */
#include <stdio.h>
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

/* What `speak` says on stdout or stderr is this text. */
static void
check_said(FILE **stream, void (*speak)(size_t), size_t i, const char *text,
           const char *name)
{
	FILE *before = *stream;
	char said[400] = "";

	*stream = fmemopen(said, sizeof said, "w");
	speak(i);
	fclose(*stream);
	*stream = before;
	is_text(said, text, name);
}

/* --- progress --- */

/* Each count has a cost of 100, of which 20 were done before.  A unit without
   cost follows, then three of 10 with 1000 solutions.  After two of these the
   progress tells how long the count will take, if it is more than a minute. */
#define CLEARED "\r                                       \r"
static const struct {
	const char *name;
	double cpu; /* seconds of a thread that each unit took */
	double passed;
	int threads, is_shown;
	const char *text;
} counts[] = {
	{ "six units in a minute", 10, 1, 1, 0, "" },
	{ "six units in more", 10.1, 1, 1, 0, "about 61 s to go\n" },
	{ "two threads", 39.8, 1, 2, 0, "about 119 s to go\n" },
	{ "two minutes", 20, 1, 1, 0, "about 2.0 min to go\n" },
	{ "two hours", 1200, 1, 1, 0, "about 2.0 h to go\n" },
	{ "a line is shown five times a second at most", 1, .12, 1, 1,
	  "\r40.0 %, 8.33e+03 a second, 0.7 s left  " CLEARED },
	{ "by the time that has passed; in 40 columns", 1, 1e11, 3, 1,
	  "\r30.0 %, 1.00e-08 a second, 8101852 days"
	  "\r40.0 %, 1.00e-08 a second, 6944444 days"
	  "\r50.0 %, 1.00e-08 a second, 5787037 days" CLEARED },
	{ "the line makes room", 11, 4, 1, 1,
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

/* --- a count, then an estimate --- */

static struct options options = {
	.n = 8, .threads = 1, .to = 16, .memory = 1 << 30
};
static struct schedule s = { .options = &options, .processes = 3 };

static int
count_tile(struct schedule *now)
{
	return count_run(&now->board, 1, schedule_exchange, now);
}

/* A fifth of the cost took three seconds. */
static void
report_estimate(size_t unused)
{
	int descriptor = dup(STDOUT_FILENO); /* report_print closes it */

	(void)unused;
	options.is_estimated = 1;
	s.progress = (struct progress){ .seconds = 3, .done = 2, .all = 10 };
	s.estimate.needed = 7300000;
	s.estimate.largest = .25;
	report_print(&s);
	dup2(descriptor, STDOUT_FILENO);
}

static void
check_count(void)
{
	options.kernel = kernel_find("portable");
	ok(schedule_run(&s, count_tile) == 0 && s.progress.seconds == 2 &&
	           s.seconds == 2.125,
	   "16 units take two seconds of a thread, and all an eighth more");
	check_said(&stdout, report_estimate, 0,
	           "board 8\ncore-seconds 15\nunits 16\nlargest-unit 3.75\n"
	           "tiles 0\nmegabytes 7.3\nkernel portable\nthreads 1\n",
	           "an estimate tells seconds and memory");
}

/* --- the disk --- */

static void
check_syncs(void)
{
	FILE *file = tap_file();
	struct journal j;

	journal_open(&j, tap_path, 12, 64);
	syncs = 0;
	for (unsigned u = 0; u < 7; u++)
		journal_add(&j, &(struct entry){ .unit = u }, 5000 + .04 * u);
	ok(syncs == 3, "a unit every .04 seconds is a sync every .12: %d",
	   syncs);
	journal_close(&j);
	fclose(file);
}

int
main(void)
{
	for (size_t i = 0; i < LENGTH(counts); i++)
		check_said(&stderr, follow, i, counts[i].text, counts[i].name);
	check_count();
	check_syncs();
	return tap_done();
}
