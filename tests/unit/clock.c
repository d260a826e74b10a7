/* clock.c -- what a count and an estimate time, by a clock that the test sets */
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "counting.h"
#include "run/report.h"
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

/* --- runs --- */

static struct options options;
static char said[400], told[400]; /* stderr and stdout */

/* It would close stdout. */
int
__wrap_cli_finish(void)
{
	return 0;
}

static void
run(int n, struct options with)
{
	FILE *out = stdout, *err = stderr;

	free(options.board.layer);
	options = with;
	options.kernel = &likely;
	options.needed = 12345678;
	set_defaults(&options, n);
	memset(told, 0, sizeof told);
	stdout = fmemopen(told, sizeof told, "w");
	stderr = fmemopen(said, sizeof said, "w");
	report_run(&options, NULL);
	fclose(stdout);
	fclose(stderr);
	stdout = out;
	stderr = err;
}

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

	ok(told_of("samples ") == 128 && 0 <= spread && spread < 40 &&
	           fabs(got - all) < .25 * all,
	   "N=%d: an estimate of %s is right by a quarter: %.3g +- %.2g %%",
	   options.n, what, got / all, spread);
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
	unsigned units = 0, wrong = 0, took;
	double all, rest;

	each = .125;
	run(13, (struct options){
			.journal = tap_path, .units = "1/2", .shares = 2 });
	fscanf(journal, "%*[^\n]");
	for (; fscanf(journal, "%*u %*u %u %*x", &took) == 1; units++)
		wrong += took != 125000;
	ok(units && !wrong && told_of("seconds ") == 2 * each * units,
	   "a count says how long it took, and each of its %u units", units);
	each = 0;
	all = seconds_of_board(13);
	run(13, (struct options){ .task = ESTIMATE, .share = 2, .shares = 2 });
	rest = told_of("core-seconds ");
	run(13, (struct options){ .task = ESTIMATE, .journal = tap_path });
	ok(told_of("core-seconds ") == rest && .2 * all < rest &&
	           rest < .8 * all && told_of("resumed ") == units &&
	           told_of("units ") == options.board.units,
	   "an estimate is that of the units which the journal lacks");
	fclose(journal);
}

/* A sample takes ten seconds, or twenty with what else asks for the time: a
   third one might not end in time. */
static void
check_slow(void)
{
	each = 10;
	run(13, (struct options){ .task = ESTIMATE });
	ok(told_of("samples ") == 2 && told_of("largest-unit ") == 10 &&
	           told_of("megabytes ") == 12.3 &&
	           told_of("units ") == options.board.units &&
	           strstr(said, "test: a minute at most, to estimate 64 units"),
	   "an estimate ends before a minute is over");
	each = 50;
	run(13, (struct options){ .task = ESTIMATE });
	ok(told_of("samples ") == 1 && !strstr(told, "spread"),
	   "one sample has no spread");
	each = .01;
	run(13, (struct options){ .task = ESTIMATE });
	is_estimate("equal units", .01 * options.board.units);
	ok(told_of("spread ") > 0, "it says how certain it is");
}

/* Here a second count takes twice the time. */
static void
check_likely(int n, int is_checked)
{
	double all = seconds_of_board(n) * (is_checked ? 3 : 1);

	run(n, (struct options){ .task = ESTIMATE, .is_checked = is_checked });
	is_estimate(is_checked ? "both counts" : "likely units", all);
}

static void
check_memory(void)
{
	run(12, (struct options){ .task = ESTIMATE });
	ok(options.status == EXIT_FAILURE && !*told &&
	           strstr(said, "\ntest: Cannot allocate memory\n"),
	   "an estimate without memory says so, and no numbers");
}

int
main(void)
{
	check_slow();
	check_journal();
	for (int n = 5; n <= BOARD_N_MAX; n++)
		check_likely(n, 0);
	check_likely(20, 1);
	lacks_memory = 1;
	check_memory();
	lacks_counter = 1;
	check_memory();
	return tap_done();
}
