/* count.c -- units and what they can have, threads, groups, a recount's sets */
#include "run/count.h"

#include <pthread.h>
#include <stdlib.h>

#include "groups/symmetric.h"
#include "known.h"
#include "published.h"
#include "tap.h"

static struct count_board board;

static void
make_board(int n, int is_recount)
{
	count_board_make(&board, n, kernel_find(getenv("KERNEL")), is_recount);
}

/* --- numbers --- */

/* Journals of this format know units by their numbers. */
static const unsigned units_from_18[] = { 512,    4096,    8192,   65536,
	                                  131072, 131072,  262144, 262144,
	                                  524288, 2097152, 4194304 };

/* By Burnside's lemma, 8 fundamental = all + half_turn + 2 quarter_turn. */
static void
check_known(int n)
{
	is_u64(known[n].all + known[n].half_turn + 2 * known[n].quarter_turn,
	       n == 1 ? 4 : 8 * known[n].fundamental,
	       "N=%d: the sum over the rotations", n);
	ok(published[n].all == known[n].all &&
	           published[n].fundamental == known[n].fundamental &&
	           published[n].half_turn == known[n].half_turn &&
	           published[n].quarter_turn == known[n].quarter_turn,
	   "N=%d: the program knows the published numbers", n);
	ok(n > 20 || (symmetric_half_turn(n) == known[n].half_turn &&
	              symmetric_quarter_turn(n) == known[n].quarter_turn),
	   "N=%d: as many symmetric solutions as are published", n);
}

/* Board 8 has 4 solutions that a half turn leaves unchanged; 28 is published by
   nobody: totals that its groups cannot have. */
static const struct {
	uint64_t all, half, quarter;
	int is_possible;
} totals[] = {
	{ 92, 4, 0, 1 },     { 0, 0, 0, 1 },      { 4, 4, 0, 1 },
	{ 0, 4, 0, 0 },      { 2, 4, 0, 0 },      { 91, 4, 0, 0 },
	{ 88, 4, 0, 0 },     { 14200, 80, 8, 1 }, { 72, 80, 8, 0 },
	{ 14196, 80, 8, 0 },
};

static void
check_total(size_t i)
{
	struct count c =
		count_groups(totals[i].all, totals[i].half, totals[i].quarter);

	ok(count_is_possible(28, &c) == totals[i].is_possible,
	   "%" PRIu64 " solutions, %" PRIu64 " of them symmetric: %s",
	   totals[i].all, totals[i].half,
	   totals[i].is_possible ? "possible" : "not possible");
}

/* --- threads --- */

/* Every thread counts all units. */
struct everyone {
	pthread_mutex_t lock;
	unsigned threads, finished;
	uint64_t sum, microseconds;
};

static unsigned
next_unit(void *ctx, const struct entry *done)
{
	static _Thread_local unsigned next;
	struct everyone *e = ctx;

	pthread_mutex_lock(&e->lock);
	e->threads += done->unit == NO_UNIT;
	e->finished += done->unit != NO_UNIT;
	e->sum += done->count;
	e->microseconds += done->microseconds;
	pthread_mutex_unlock(&e->lock);
	if (next < board.units)
		return next++;
	next = 0; /* the caller's thread comes again */
	return NO_UNIT;
}

static void
check_threads(int n, unsigned threads)
{
	struct everyone e = { .lock = PTHREAD_MUTEX_INITIALIZER };

	make_board(n, 0);
	ok(count_run(&board, (int)threads, next_unit, &e) == 0 &&
	           e.threads == threads,
	   "N=%d: %u threads count", n, threads);
	is_u64(e.finished, (uint64_t)threads * board.units,
	       "N=%d: units that %u threads take, until there are none", n,
	       threads);
	ok((double)e.microseconds <=
	           1e6 * clock_seconds(CLOCK_PROCESS_CPUTIME_ID),
	   "N=%d: their times are parts of the program's", n);
	is_u64(e.sum, threads * known[n].all, "N=%d: what they count", n);
}

/* --- a recount --- */

static struct visits {
	struct columns top[1 << 14];
	unsigned count;
} first, again;

static int
visit(struct columns top, struct weights weights, void *ctx)
{
	struct visits *v = ctx;

	(void)weights;
	v->top[v->count++] = top;
	return 0;
}

static int
are_equal(struct columns a, struct columns b)
{
	return a.left == b.left && a.right == b.right;
}

/* It visits the mirror images in the same order, which are other sets. */
static void
check_recount(int n)
{
	unsigned mirrored = 0, same = 0;

	first.count = again.count = 0;
	make_board(n, 0);
	for (unsigned unit = 0; unit < board.units; unit++)
		columns_visit(&board.work, unit, visit, &first);
	make_board(n, 1);
	for (unsigned unit = 0; unit < board.units; unit++)
		columns_visit(&board.work, unit, visit, &again);
	for (unsigned i = 0; i < first.count; i++) {
		struct columns top = first.top[i], other = again.top[i];

		same += (unsigned)are_equal(top, other);
		top = columns_mirrored(&board.work.quadrants, top);
		mirrored += (unsigned)are_equal(top, other);
	}
	ok(first.count > 0 && first.count == again.count &&
	           mirrored == first.count && 4 * same < first.count,
	   "N=%d: a recount visits %u mirror images, %u of which are the same",
	   n, mirrored, same);
}

int
main(void)
{
	for (size_t i = 0; i < sizeof totals / sizeof *totals; i++)
		check_total(i);
	for (int n = 1; n <= KNOWN_N_MAX; n++)
		check_known(n);
	for (int n = 18; n <= QUADRANT_N_MAX; n++)
		is_u64(count_units(n), units_from_18[n - 18], "units");
	check_threads(9, 1);
	check_threads(12, 7);
	for (int n = COUNT_UNITS_N_MIN; n <= 14; n++)
		check_recount(n);
	return tap_done();
}
