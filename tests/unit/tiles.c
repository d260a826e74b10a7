/* tiles.c -- costs, and tiles that hold every unit once and come to the count */
#include "run/tiles.h"

#include <math.h>
#include <stdlib.h>

#include "known.h"
#include "run/memory.h"
#include "tap.h"

static struct count_board board;
static struct task task[1 << 14];

static void
make_board(int n, unsigned slices, int is_recount)
{
	count_board_make(&board, n, kernel_find(getenv("KERNEL")), is_recount);
	board.work.slices = slices;
	board.units = slices << n / 2;
	for (unsigned unit = 0; unit < board.units; unit++)
		task[unit] = (struct task){ .unit = unit };
}

/* --- tiles --- */

struct tile {
	unsigned next, end; /* in task[] */
	uint64_t sum;
};

static unsigned
next_unit(void *ctx, const struct entry *done)
{
	struct tile *t = ctx;

	t->sum += done->count;
	return t->next < t->end ? task[t->next++].unit : NO_UNIT;
}

/* Each tile has no tables but its own.  Tiles that need more than `memory` are
   cut finer. */
static unsigned
count_tiles(uint64_t memory, uint64_t *sum)
{
	struct tile t = { 0, 0, 0 };
	unsigned tiles = 0;

	for (; t.end < board.units; tiles++) {
		t.end += tiles_want(&board, task + t.end, board.units - t.end,
		                    1, memory);
		count_run(&board, 1, next_unit, &t);
	}
	*sum = t.sum;
	return tiles;
}

/* The smallest tiles, for there is no memory; and all in one. */
static void
check(int n, unsigned slices, int is_recount)
{
	uint64_t sum, least, all;
	unsigned tiles;

	make_board(n, slices, is_recount);
	all = tiles_fit(&board, task, board.units, 1, UINT64_MAX);
	ok(tiles_want(&board, task, board.units, 1, all) == board.units,
	   "N=%d is one tile if there is room", n);
	least = tiles_fit(&board, task, board.units, 1, 0);
	ok(least <= all, "N=%d in tiles needs %" PRIu64 " bytes, not %" PRIu64,
	   n, least, all);
	tiles = count_tiles(UINT64_MAX, &sum);
	ok(tiles > slices && tiles < board.units, "N=%d is %u tiles", n, tiles);
	is_u64(sum, known[n].all, "the sum of all tiles");
	is_u64(count_tiles(0, &sum), board.units, "N=%d: tiles of a unit", n);
	is_u64(sum, known[n].all, "their sum");
}

/* What a few tiles need is what the largest of them needs. */
static void
check_largest(int n)
{
	uint64_t needed, most = 0;
	unsigned tiles = 0;

	make_board(n, 8, 0);
	needed = tiles_fit(&board, task, board.units, 1, UINT64_MAX);
	needed = tiles_fit(&board, task, board.units, 1, needed * 3 / 4);
	for (unsigned done = 0; done < board.units; tiles++) {
		done += tiles_want(&board, task + done, board.units - done, 1,
		                   UINT64_MAX);
		if (memory_needed(&board, 1) > most)
			most = memory_needed(&board, 1);
	}
	ok(tiles > 1 && needed == most,
	   "N=%d: the largest of %u tiles needs %" PRIu64 " bytes", n, tiles,
	   most);
}

/* --- costs --- */

static double count_of[1 << 14];

static unsigned
note_count(void *ctx, const struct entry *done)
{
	unsigned *next = ctx;

	if (done->unit != NO_UNIT)
		count_of[done->unit] = (double)done->count;
	return *next < board.units ? (*next)++ : NO_UNIT;
}

/* More work finds more solutions: so costs and counts of units go together, and
   differ as much. */
static void
check_costs(int n)
{
	double x = 0, y = 0, xx = 0, yy = 0, xy = 0, r, wider;
	unsigned next = 0;

	make_board(n, 1, 0);
	count_run(&board, 1, note_count, &next);
	for (unsigned u = 0; u < board.units; u++) {
		double cost = tiles_cost(&board, u), count = count_of[u];

		x += cost, y += count, xx += cost * cost, yy += count * count;
		xy += cost * count;
	}
	xx = board.units * xx - x * x, yy = board.units * yy - y * y;
	r = (board.units * xy - x * y) / sqrt(xx * yy);
	wider = sqrt(xx / yy) * y / x;
	ok(r > .9, "costs go with counts: Pearson's correlation is %.4f", r);
	ok(wider > .7 && wider < 1.2, "costs vary %.4f times as much as counts",
	   wider);
}

/* Samples are thin units, in the middle of equal parts of the cost. */
static void
check_samples(void)
{
	static struct task sample[64];
	double all = 0, before = 0;
	unsigned samples, placed = 0;

	make_board(14, 1, 0);
	for (unsigned u = 0; u < board.units; u++)
		all += tiles_cost(&board, u);
	samples = tiles_sample(&board, sample, 64, all);
	for (unsigned u = 0; u < board.units && placed < samples; u++) {
		before += tiles_cost(&board, u);
		if (sample[placed].unit == u &&
		    fabs(64 * before / all - placed - .5) < .6)
			placed++;
	}
	ok(samples == 64 && placed == 64 && board.units == 4096,
	   "64 samples of 4096 thin units");
}

int
main(void)
{
	for (int n = COUNT_UNITS_N_MIN; n <= 13; n++)
		for (int is_recount = 0; is_recount < 2; is_recount++) {
			check(n, 1, is_recount);
			check(n, 8, is_recount);
		}
	check_largest(19);
	check_largest(20);
	check_costs(15);
	check_samples();
	return tap_done();
}
