/* count.c -- numbers of boards, threads */
#include "run/count.h"

#include <getopt.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "known.h"
#include "run/symmetric.h"
#include "tap.h"

static struct options options;

/* --- numbers --- */

/* half, quarter: solutions that such a turn leaves unchanged */
static int
is_possible(int n, uint64_t all, uint64_t half, uint64_t quarter)
{
	struct symmetric s = { half, quarter };
	struct options o = { .n = n };

	count_groups(&o, all, s);
	return !o.status;
}

/* Groups of eight solutions, besides the symmetric ones. */
static void
check_numbers(void)
{
	unsigned wrong = 0;

	for (int n = 1; n <= KNOWN_N_MAX; n++) {
		uint64_t all = known[n].all, half = known[n].half_turn,
			 quarter = known[n].quarter_turn;

		wrong += !is_possible(n, all, half, quarter) ||
		         is_possible(n, all + 8, half, quarter) ||
		         is_possible(n, all, half + 8, quarter);
	}
	ok(!wrong, "N=1 to %d: the published numbers alone", KNOWN_N_MAX);
	ok(is_possible(28, 92, 4, 0) && is_possible(28, 0, 0, 0) &&
	           is_possible(28, 4, 4, 0) && is_possible(28, 14200, 80, 8),
	   "N=28: numbers that are possible");
	ok(!is_possible(28, 91, 4, 0) && !is_possible(28, 88, 4, 0) &&
	           !is_possible(28, 0, 4, 0) && !is_possible(28, 2, 4, 0) &&
	           !is_possible(28, 72, 80, 8) &&
	           !is_possible(28, 14196, 80, 8),
	   "N=28: numbers that are not");
	wrong = 0;
	for (int n = 1; n <= 20; n++) {
		struct symmetric s = symmetric_count(n);

		wrong += s.half != known[n].half_turn ||
		         s.quarter != known[n].quarter_turn;
	}
	ok(!wrong, "N=1 to 20: solutions that a turn leaves unchanged");
}

/* --- threads --- */

static int
threads_for(uint64_t cores)
{
	char *words[] = { "test", "4", NULL };
	struct resources here = { .bytes = 1 << 30, .cores = cores };
	struct options o;

	optind = 1;
	options_parse(&o, "test", 2, words, here);
	free(o.board.layer);
	return o.threads;
}

static atomic_uint came;
static _Atomic uint64_t sum;
static int served;

static void
serve(void *ctx)
{
	served += ctx == &sum;
}

/* Every thread counts all units, and then again. */
static void
next_unit(void *ctx, struct entry *e)
{
	(void)ctx;
	came += e->unit == NO_UNIT;
	sum += e->count;
	e->unit++; /* NO_UNIT + 1 is 0 */
	if (e->unit == 2 * options.board.units)
		e->unit = NO_UNIT;
}

static void
check_threads(int n, unsigned threads, int is_served)
{
	came = 0;
	served = 0;
	sum = 0;
	options.kernel = kernel_find(getenv("KERNEL"));
	options.threads = (int)threads;
	board_make(&options.board, n);
	count_run(&options, next_unit, is_served ? serve : NULL, &sum);
	ok(came == threads && sum == known[n].all * threads * 2 &&
	           served == is_served,
	   "N=%d: each of %u threads counts each unit twice%s", n, threads,
	   is_served ? ", and one more serves" : "");
	free(options.board.layer);
}

int
main(void)
{
	check_numbers();
	ok(threads_for(7) == 7 && threads_for(1025) == COUNT_THREADS_MAX &&
	           threads_for(0) == 1,
	   "a thread for each core, but no more than there can be");
	check_threads(5, 3, 0);
	check_threads(9, 1, 0);
	check_threads(9, 1, 1);
	check_threads(12, 7, 1);
	return tap_done();
}
