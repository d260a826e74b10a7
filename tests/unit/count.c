/* count.c -- numbers of boards and units, threads, a recount's sets */
#include "run/count.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "groups/symmetric.h"
#include "known.h"
#include "published.h"
#include "tap.h"

static struct count_board board;

/* --- numbers --- */

/* Journals of this format know units by their numbers. */
static const unsigned units_from_18[] = { 512,    4096,    8192,   65536,
	                                  131072, 131072,  262144, 262144,
	                                  524288, 2097152, 4194304 };

/* half, quarter: solutions that such a turn leaves unchanged */
static int
is_possible(int n, uint64_t all, uint64_t half, uint64_t quarter)
{
	struct count c = count_groups(all, half, quarter);

	return count_is_possible(n, &c);
}

/* Groups of 8, 4 and 2; board 1 has its only solution alone in one. */
static uint64_t
known_fundamental(int n)
{
	uint64_t half = known[n].half_turn, quarter = known[n].quarter_turn;

	return (known[n].all - half) / 8 + (half - quarter) / 4 + quarter / 2 +
	       (n == 1);
}

static void
check_known(int n)
{
	uint64_t half = known[n].half_turn, quarter = known[n].quarter_turn;

	ok(published[n].all == known[n].all &&
	           published[n].fundamental == known_fundamental(n) &&
	           !is_possible(n, known[n].all, half + 8, quarter),
	   "N=%d: the program believes the published numbers alone", n);
	if (n <= 20)
		ok(symmetric_half_turn(n) == half &&
		           symmetric_quarter_turn(n) == quarter,
		   "N=%d: as many symmetric solutions as are published", n);
}

/* Groups of eight solutions, besides the symmetric ones. */
static void
check_unpublished(void)
{
	ok(is_possible(28, 92, 4, 0) && is_possible(28, 0, 0, 0) &&
	           is_possible(28, 4, 4, 0) && is_possible(28, 14200, 80, 8),
	   "N=28: numbers that are possible");
	ok(!is_possible(28, 91, 4, 0) && !is_possible(28, 88, 4, 0) &&
	           !is_possible(28, 0, 4, 0) && !is_possible(28, 2, 4, 0) &&
	           !is_possible(28, 72, 80, 8) &&
	           !is_possible(28, 14196, 80, 8),
	   "N=28: numbers that are not");
}

/* --- threads --- */

static atomic_uint came;
static _Atomic uint64_t sum;

/* Every thread counts all units. */
static unsigned
next_unit(void *ctx, const struct entry *done)
{
	static _Thread_local unsigned next;

	(void)ctx;
	came += done->unit == NO_UNIT;
	sum += done->count;
	if (next < board.units)
		return next++;
	next = 0; /* the caller's thread comes again */
	return NO_UNIT;
}

static void
check_threads(int n, unsigned threads)
{
	came = 0;
	sum = 0;
	count_board_make(&board, n, kernel_find(getenv("KERNEL")), 0);
	ok(count_run(&board, (int)threads, next_unit, NULL) == 0 &&
	           came == threads && sum == threads * known[n].all,
	   "N=%d: each of %u threads counts", n, threads);
}

/* --- a recount --- */

static struct columns first[1 << 14];
static unsigned visited[2], mirrored;

/* A columns_visit_fn: note a set, or compare it in a recount. */
static int
visit(struct columns top, struct weights weights, void *ctx)
{
	struct columns mirror = columns_mirrored(&board.work.quadrants, top);
	struct columns *noted = &first[visited[board.work.is_recount]++];

	(void)weights;
	(void)ctx;
	if (!board.work.is_recount)
		*noted = top;
	else
		mirrored += !memcmp(noted, &mirror, sizeof mirror);
	return 0;
}

static void
check_recount(int n)
{
	visited[0] = visited[1] = mirrored = 0;
	for (int is_recount = 0; is_recount < 2; is_recount++) {
		count_board_make(&board, n, kernels, is_recount);
		for (unsigned unit = 0; unit < board.units; unit++)
			columns_visit(&board.work, unit, visit, NULL);
	}
	ok(visited[0] > 0 && visited[1] == visited[0] && mirrored == visited[0],
	   "N=%d: a recount visits the mirror images of %u sets, in order", n,
	   visited[0]);
}

int
main(void)
{
	for (int n = 1; n <= KNOWN_N_MAX; n++)
		check_known(n);
	for (int n = 18; n <= QUADRANT_N_MAX; n++)
		ok(count_units(n) == units_from_18[n - 18], "N=%d: %u units", n,
		   units_from_18[n - 18]);
	check_unpublished();
	check_threads(9, 1);
	check_threads(12, 7);
	for (int n = COUNT_UNITS_N_MIN; n <= 14; n++)
		check_recount(n);
	return tap_done();
}
