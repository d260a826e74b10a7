/* clock.c -- what a count and an estimate time, by a clock that the test sets */
#include <math.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "counting.h"
#include "run/estimate.h"
#include "run/schedule.h"
#include "tap.h"

static double seconds = 1000;
static double each = .125; /* seconds from one question to the next */

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

static struct options options = { .needed = 12345678 };

static void
set_board(int n)
{
	free(options.board.layer);
	options.kernel = kernel_find("portable");
	set_defaults(&options, n);
}

static void
check_count(void)
{
	FILE *journal = tap_file();
	struct schedule s = { .options = &options };
	unsigned timed = 0, units, took;

	set_board(12);
	options.journal = tap_path;
	units = options.board.units;
	schedule_run(&s, NULL);
	fscanf(journal, "%*[^\n]");
	while (fscanf(journal, "%*u %*u %u %*x", &took) == 1)
		timed += took == 125000;
	ok(timed == units,
	   "each of %u units takes an eighth of a second of a thread", units);
	ok(options.status == 0 && s.seconds == 2 * units * .125,
	   "a count says how long it took");
	fclose(journal);
}

/* --- an estimate --- */

static char said[400], told[400];

static void
estimate(void)
{
	int descriptor = dup(STDOUT_FILENO); /* estimate_print closes it */
	FILE *out = stdout, *err = stderr;

	stdout = fmemopen(told, sizeof told, "w");
	stderr = fmemopen(said, sizeof said, "w");
	estimate_print(&options);
	fclose(stdout);
	fclose(stderr);
	stdout = out;
	stderr = err;
	dup2(descriptor, STDOUT_FILENO);
	close(descriptor);
}

static double
told_of(const char *name)
{
	const char *at = strstr(told, name);

	return at ? strtod(at + strlen(name), NULL) : -1;
}

/* A sample takes ten seconds, or twenty with what else asks for the time: a
   third one might not end in time. */
static void
check_slow(void)
{
	set_board(13);
	each = 10;
	estimate();
	ok(told_of("samples ") == 2 && told_of("largest-unit ") == 10 &&
	           told_of("megabytes ") == 12.3 &&
	           told_of("units ") == options.board.units &&
	           strstr(said, "test: counts up to 128 samples"),
	   "an estimate ends before a minute is over");
	each = 50;
	estimate();
	ok(told_of("samples ") == 1 && !strstr(told, "spread"),
	   "one sample has no spread");
}

static void
check_estimate(const char *what, double all)
{
	double got, spread;

	estimate();
	got = told_of("core-seconds ");
	spread = told_of("spread ");
	if (!ok(told_of("samples ") == 128 && 0 <= spread && spread < 40 &&
	                fabs(got - all) < .25 * all,
	        "N=%d: an estimate of %s units is right by a quarter",
	        options.n, what))
		fprintf(stderr, "#  %f s: %s", all, told);
}

/* Each sample takes .01 s, and so does each unit. */
static void
check_equal(int n)
{
	set_board(n);
	each = .01;
	check_estimate("equal", .01 * options.board.units);
	ok(told_of("spread ") > 0, "N=%d: it says how certain it is", n);
}

/* --- a kernel that takes the time that is likely --- */

static double second_of_cost;
static struct quarter quarter; /* of the board that is counted */

static struct counter *
begin(const struct board *b)
{
	quarter = b->quarter[EVEN][EVEN];
	return (void *)&second_of_cost;
}

/* Half of the time is that of first queens: in an estimate, these may have fewer
   columns. */
static int
count(struct counter *c, const struct unit *u, int is_recount, uint64_t *sum)
{
	double open = __builtin_popcount(quarter.open) / (double)quarter.width;

	seconds += second_of_cost * unit_cost(u) * (.5 + .5 * open);
	*sum = 0;
	return c == NULL || is_recount;
}

static void
end(struct counter *c)
{
	(void)c;
}

static void
check_likely(int n)
{
	static const struct kernel likely = {
		.name = "likely", .begin = begin, .count = count, .end = end
	};
	const struct board *b = &options.board;
	double all = 0, most = 0;
	unsigned step;

	set_board(n);
	step = 1 + b->units / 5000; /* enough of them */
	options.kernel = &likely;
	each = 0;
	for (unsigned i = 0; i < b->units; i += step) {
		struct unit u = board_unit(b, i);

		all += step * unit_cost(&u);
		most = fmax(most, unit_cost(&u));
	}
	second_of_cost = .1 / most;
	check_estimate("likely", second_of_cost * all);
}

/* --- kernels without memory: for a counter, or for a unit --- */

static struct counter *
begin_nothing(const struct board *b)
{
	(void)b;
	return NULL;
}

static int
count_poorly(struct counter *c, const struct unit *u, int is_recount,
             uint64_t *sum)
{
	(void)u;
	(void)is_recount;
	*sum = 0;
	return c != NULL;
}

static void
check_memory(struct counter *(*begins)(const struct board *))
{
	const struct kernel poor = { .name = "poor",
		                     .begin = begins,
		                     .count = count_poorly,
		                     .end = end };

	set_board(12);
	options.kernel = &poor;
	options.status = EXIT_SUCCESS;
	*told = '\0';
	estimate();
	ok(options.status == EXIT_FAILURE && !*told &&
	           strstr(options.why, "--estimate: Cannot allocate memory"),
	   "an estimate without memory says so, and no numbers");
}

int
main(void)
{
	check_count();
	check_slow();
	check_equal(12);
	check_equal(13);
	for (int n = 5; n <= BOARD_N_MAX; n++)
		check_likely(n);
	check_memory(begin_nothing);
	check_memory(begin);
	return tap_done();
}
