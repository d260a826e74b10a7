/* tiles.c -- tiles hold every unit once, and come to the count */
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

static unsigned next, end, largest; /* of a tile in task[]; units of one */
static double count_of[1 << 14];
static uint64_t sum;

static unsigned
next_unit(void *ctx, const struct entry *done)
{
	(void)ctx;
	if (done->unit != NO_UNIT)
		count_of[done->unit] = (double)done->count;
	sum += done->count;
	return next < end ? task[next++].unit : NO_UNIT;
}

/* Each tile has no tables but its own.  Tiles that need more than `memory` are
   cut finer.  Returns how many there are. */
static unsigned
count_tiles(uint64_t memory)
{
	unsigned tiles = 0;

	sum = next = end = largest = 0;
	for (; end < board.units; tiles++) {
		end += tiles_want(&board, task + end, board.units - end, 1,
		                  memory);
		largest = end - next > largest ? end - next : largest;
		count_run(&board, 1, next_unit, NULL);
	}
	return tiles;
}

/* The smallest tiles: a slice of a left set of each size.  Then single units. */
static void
check(int n, unsigned slices, int is_recount)
{
	unsigned tiles, wrong = 0;

	make_board(n, slices, is_recount);
	tiles_fit(&board, task, board.units, 1, 0);
	tiles = count_tiles(UINT64_MAX);
	ok(tiles > slices && tiles < board.units &&
	           largest <= (unsigned)n / 2 + 1,
	   "N=%d is %u tiles of at most %u units", n, tiles, largest);
	is_u64(sum, known[n].all, n, "the sum of all tiles");
	is_u64(count_tiles(0), board.units, n, "how many are of one unit");
	is_u64(sum, known[n].all, n, "their sum");
	for (unsigned unit = 0; unit < board.units; unit++) {
		uint64_t divisor = columns_divisor(&board.work, unit);
		uint64_t count = (uint64_t)count_of[unit];

		wrong += divisor ? count % divisor != 0 : count != 0;
	}
	is_u64(wrong, 0, n, "units that are no multiple of their weights");
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
	for (end = 0; end < board.units; tiles++) {
		end += tiles_want(&board, task + end, board.units - end, 1,
		                  UINT64_MAX);
		if (memory_needed(&board, 1) > most)
			most = memory_needed(&board, 1);
	}
	ok(tiles > 1 && needed == most,
	   "N=%d: the largest of %u tiles needs %" PRIu64 " bytes", n, tiles,
	   most);
}

/* --- samples --- */

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
		    fabs(64 * before / all - placed - .7) < .21)
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
	check_samples();
	return tap_done();
}
