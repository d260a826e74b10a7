/* clock.c -- what a count and an estimate time, by a clock that the test sets */
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "counting.h"
#include "run/schedule.h"
#include "tap.h"

static double seconds = 1000;
static double each; /* seconds from one question to the next */

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

/* --- a kernel that takes the time that is likely --- */

static double second_of_cost;
static int lacks_counter, lacks_memory;
static struct quarter quarter; /* of the board that is counted */

static struct counter *
begin(const struct board *b)
{
	quarter = b->quarter[EVEN][EVEN];
	return lacks_counter ? NULL : (void *)&second_of_cost;
}

/* Half of the time is that of first queens: in an estimate, these may have
   fewer columns. */
static int
count(struct counter *c, const struct unit *u, int is_recount, uint64_t *sum)
{
	double open = __builtin_popcount(quarter.open) / (double)quarter.width;

	seconds += second_of_cost * unit_cost(u) * (.5 + .5 * open) *
	           (1 + is_recount);
	*sum = 0;
	return !c || lacks_memory;
}

static void
end(struct counter *c)
{
	(void)c;
}

static const struct kernel likely = {
	.name = "likely", .begin = begin, .count = count, .end = end
};

/* --- an estimate --- */

static struct options options;
static char said[400], told[400];

/* Run these options for board n, with lines on stdout and stderr to look at. */
static struct schedule
run(int n, struct options with)
{
	struct schedule s = { .options = &options };
	FILE *out = stdout, *err = stderr;

	free(options.board.layer);
	options = with;
	options.kernel = &likely;
	options.needed = 12345678;
	set_defaults(&options, n);
	memset(told, 0, sizeof told);
	stdout = fmemopen(told, sizeof told, "w");
	stderr = fmemopen(said, sizeof said, "w");
	schedule_run(&s, NULL);
	fclose(stdout);
	fclose(stderr);
	stdout = out;
	stderr = err;
	return s;
}

static const struct options estimate = { .is_estimated = 1 };

static double
told_of(const char *name)
{
	const char *at = strstr(told, name);

	return at ? strtod(at + strlen(name), NULL) : -1;
}

static void
is_estimate(const char *what, double all)
{
	double got = told_of("core-seconds "), spread = told_of("spread ");

	if (!ok(told_of("samples ") == 128 && 0 <= spread && spread < 40 &&
	                fabs(got - all) < .25 * all,
	        "N=%d: an estimate of %s is right by a quarter", options.n,
	        what))
		fprintf(stderr, "#  %f s: %s", all, told);
}

/* --- tests --- */

/* The whole cost, by enough of the units; the largest one takes .1 s. */
static double
seconds_of_board(int n)
{
	struct board b;
	double all = 0, most = 0;
	unsigned step;

	board_make(&b, n);
	step = 1 + b.units / 5000;
	for (unsigned i = 0; i < b.units; i += step) {
		struct unit u = board_unit(&b, i);

		all += step * unit_cost(&u);
		most = fmax(most, unit_cost(&u));
	}
	free(b.layer);
	second_of_cost = .1 / most;
	return second_of_cost * all;
}

/* A journal has half of N=13, each unit of which takes an eighth of a second. */
static void
check_journal(void)
{
	FILE *journal = tap_file();
	struct schedule s;
	unsigned took;
	double all, rest;

	each = .125;
	s = run(13, (struct options){ .journal = tap_path, .shares = 2 });
	ok(s.journal.lines > 1 && s.seconds == 2 * each * (s.journal.lines - 1),
	   "a count says how long it took");
	fscanf(journal, "%*[^\n]");
	while (fscanf(journal, "%*u %*u %u %*x", &took) == 1)
		s.journal.lines -= took == 125000;
	ok(s.journal.lines == 1, "so does each of its units");
	each = 0;
	all = seconds_of_board(13);
	run(13, (struct options){ .is_estimated = 1, .share = 2, .shares = 2 });
	rest = told_of("core-seconds ");
	run(13, (struct options){ .is_estimated = 1, .journal = tap_path });
	ok(told_of("core-seconds ") == rest && .2 * all < rest &&
	           rest < .8 * all && told_of("resumed ") > 0,
	   "an estimate is that of the units which the journal lacks");
	fclose(journal);
}

/* A sample takes ten seconds, or twenty with what else asks for the time: a
   third one might not end in time. */
static void
check_slow(void)
{
	second_of_cost = 0;
	each = 10;
	run(13, estimate);
	ok(told_of("samples ") == 2 && told_of("largest-unit ") == 10 &&
	           told_of("megabytes ") == 12.3 &&
	           told_of("units ") == options.board.units &&
	           strstr(said, "test: counts up to 128 samples"),
	   "an estimate ends before a minute is over");
	each = 50;
	run(13, estimate);
	ok(told_of("samples ") == 1 && !strstr(told, "spread"),
	   "one sample has no spread");
}

/* Each sample takes .01 s, and so does each unit. */
static void
check_equal(void)
{
	second_of_cost = 0;
	each = .01;
	run(13, estimate);
	is_estimate("equal units", .01 * options.board.units);
	ok(told_of("spread ") > 0, "it says how certain it is");
}

/* Here a second count takes twice the time. */
static void
check_likely(int n, int is_checked)
{
	double all = seconds_of_board(n) * (is_checked ? 3 : 1);

	run(n, (struct options){ .is_estimated = 1, .is_checked = is_checked });
	is_estimate(is_checked ? "both counts" : "likely units", all);
}

static void
check_memory(void)
{
	run(12, estimate);
	ok(options.status == EXIT_FAILURE && !*told &&
	           strstr(options.why, "--estimate: Cannot allocate memory"),
	   "an estimate without memory says so, and no numbers");
}

int
main(void)
{
	check_journal();
	check_slow();
	check_equal();
	each = 0;
	for (int n = 5; n <= BOARD_N_MAX; n++)
		check_likely(n, 0);
	check_likely(20, 1);
	lacks_memory = 1;
	check_memory();
	lacks_counter = 1;
	check_memory();
	return tap_done();
}
