/* clock.c -- what a count times and syncs, by a clock that the test sets */
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "run/report.h"
#include "tap.h"

/* --- the clock and fsync: the linker wraps the system's --- */

static double seconds = 1000;
static double each = .125; /* seconds from one question to the next */
static int syncs;

/* Who asks for the time of day, which may be set back, is wrong. */
int
__wrap_clock_gettime(clockid_t clock, struct timespec *now)
{
	seconds += clock == CLOCK_THREAD_CPUTIME_ID ? each : 0;
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

/* --- a count, then an estimate --- */

static struct options options = { .program = "clock",
	                          .n = 12,
	                          .threads = 1,
	                          .to = UINT_MAX,
	                          .share = 1,
	                          .shares = 1,
	                          .memory = UINT64_C(1) << 40 };
static struct schedule s; /* large */

static void
run(void)
{
	options.kernel = kernel_find("portable");
	memset(&s, 0, sizeof s);
	s.options = &options;
	s.processes = s.threads = 1;
	if (schedule_begin(&s))
		count_run(&s.board, options.kernel, 1, schedule_exchange, &s);
	schedule_end(&s, 0);
}

static void
check_count(void)
{
	unsigned units = count_units(12);

	run();
	ok(s.status == 0 && s.seconds == (units + 1) * .125 &&
	           s.journal.entry[0].microseconds == 125000 &&
	           s.journal.entry[units - 1].microseconds == 125000,
	   "each of %u units takes an eighth of a second of a thread", units);
	schedule_free(&s);
}

/* What is printed on *stream while the estimate runs, or is reported. */
static void
check_said(FILE **stream, void (*speak)(void), const char *text,
           const char *name)
{
	int descriptor = dup(STDOUT_FILENO); /* report_print closes it */
	FILE *before = *stream;
	char said[400] = "";

	*stream = fmemopen(said, sizeof said, "w");
	speak();
	fclose(*stream);
	*stream = before;
	dup2(descriptor, STDOUT_FILENO);
	is_text(said, text, name);
}

static void
report(void)
{
	report_print(&s);
}

static const char *
said_of(unsigned units)
{
	static unsigned samples[1 << 10];
	static struct board board;
	static char text[120];

	count_board_make(&board, 12);
	snprintf(text, sizeof text,
	         "clock: counts up to %u of %u units, for about 20 s, "
	         "to estimate how long all take\n",
	         estimate_choose(&board, samples), units);
	board_free(&board);
	return text;
}

/* A unit takes ten seconds, so it is a sample without another one before it. */
static void
check_estimate(void)
{
	unsigned units = count_units(12);
	char text[200];

	options.is_estimated = 1;
	each = 10;
	check_said(&stderr, run, said_of(units),
	           "an estimate says what it does");
	snprintf(text, sizeof text,
	         "board 12\ncore-seconds %.3g\nunits %u\nlargest-unit 10\n"
	         "samples %u\nmegabytes %.1f\nkernel portable\nthreads 1\n",
	         s.estimate.seconds, units, s.estimate.samples,
	         (double)s.needed / 1e6);
	check_said(&stdout, report, text, "an estimate is told");
	ok(s.estimate.samples == 2 && s.seconds == 30,
	   "after 20 seconds there are no more samples");
	schedule_free(&s);
}

/* --- the disk --- */

static void
check_syncs(void)
{
	FILE *file = tap_file();
	struct journal j;

	journal_open(&j, tap_path, 12, 64, JOURNAL_WRITE);
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
	check_count();
	check_estimate();
	check_syncs();
	return tap_done();
}
