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
static unsigned wrong;              /* units whose count cannot be */
static uint64_t sum;

static unsigned
next_unit(void *ctx, const struct entry *done)
{
	(void)ctx;
	wrong += done->unit != NO_UNIT &&
	         !count_is_credible(&board, done->unit, done->count);
	sum += done->count;
	return next < end ? task[next++].unit : NO_UNIT;
}

/* A tile that needs more than `memory` is cut finer. */
static int
next_tile(uint64_t memory)
{
	next = end;
	if (end < board.units)
		end += tiles_want(&board, task + end, board.units - end, 1,
		                  memory);
	return next < end;
}

/* Each tile has no tables but its own. */
static void
check_tiles(int n, uint64_t memory, unsigned least, unsigned most)
{
	unsigned tiles = 0;

	for (sum = end = largest = wrong = 0; next_tile(memory); tiles++) {
		largest = end - next > largest ? end - next : largest;
		count_run(&board, 1, next_unit, NULL);
	}
	ok(tiles >= least && largest <= most && sum == known[n].all && !wrong,
	   "N=%d: %u units, in %u tiles of at most %u, come to %" PRIu64, n,
	   board.units, tiles, largest, sum);
}

/* The smallest tiles, a slice of a left set of each size; then single units. */
static void
check(int n, unsigned slices, int is_recount)
{
	make_board(n, slices, is_recount);
	tiles_fit(&board, task, board.units, 1, 0);
	check_tiles(n, UINT64_MAX, slices + 1, (unsigned)n / 2 + 1);
	check_tiles(n, 0, board.units, 1);
}

/* What a few tiles need is what the largest of them needs. */
static void
check_largest(int n)
{
	uint64_t all, needed, most = 0;

	make_board(n, 8, 0);
	all = tiles_fit(&board, task, board.units, 1, UINT64_MAX);
	needed = tiles_fit(&board, task, board.units, 1, all * 3 / 4);
	for (end = 0; next_tile(all);)
		if (memory_needed(&board, 1) > most)
			most = memory_needed(&board, 1);
	ok(needed < all && needed == most,
	   "N=%d: the largest tile needs %" PRIu64 " bytes", n, most);
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
