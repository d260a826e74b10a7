/* schedule.c -- the order of units, and what is handed out and taken in */
#include "run/schedule.h"

#include <stdlib.h>
#include <string.h>

#include "run/memory.h"
#include "tap.h"

static struct schedule s; /* large */
static struct options options;

/* One thread, all units of board n. */
static void
prepare(int n)
{
	options = (struct options){ .program = "schedule",
		                    .n = n,
		                    .threads = 1,
		                    .kernel = kernel_find(getenv("KERNEL")),
		                    .to = count_units(n),
		                    .memory = 1 << 30 };
	memset(&s, 0, sizeof s);
	s.options = &options;
	s.processes = 1;
}

/* What was handed out, by whoever takes the place of count_run. */
static unsigned tiles, handed, order[1 << 12];

/* The units of board 8 have these counts (tests/count/journal-8.txt), but by
   mirror images unit 4 has `again`. */
static const uint64_t of_8[16] = { 0, 0, 0, 12, 16, 26, 22, 0, 0, 16 };
static uint64_t again = 16;

/* Each unit takes a eighth of a second. */
static int
take_all(struct schedule *now)
{
	struct entry done = { .unit = NO_UNIT, .microseconds = 125000 };
	int is_recount = now->board.work.is_recount;

	tiles++;
	while ((done.unit = schedule_exchange(now, &done)) != NO_UNIT) {
		order[handed++] = done.unit;
		done.count = now->board.n == 8 ? of_8[done.unit] : 1000;
		if (is_recount && done.unit == 4)
			done.count = again;
	}
	return 0;
}

static int
run(schedule_run_fn *take)
{
	tiles = handed = 0;
	return schedule_run(&s, take);
}

/* --- board 8: 16 units, which cost the same --- */

static void
check_all(void)
{
	unsigned wrong = 0;

	prepare(8);
	ok(run(take_all) == 0 && tiles == 1, "board 8 is one tile");
	for (unsigned i = 0; i < handed; i++)
		wrong += order[i] != i;
	ok(handed == 16 && !wrong, "its 16 units are handed out in order");
	is_u64(s.sum, 92, "the sum");
	ok(s.progress.all == 16 && s.progress.done == 16 &&
	           s.progress.seconds == 2,
	   "the progress has all of their seconds");
	prepare(5);
	run(take_all);
	ok(s.progress.awaited == 4, "it waits for five units");
}

static void
check_recount(void)
{
	prepare(8);
	options.is_checked = 1;
	ok(run(take_all) == 0 && handed == 32 && tiles == 2,
	   "a recount hands out all units again");
	is_u64(s.sum, 92, "the sum of a recount");
	prepare(8);
	options.is_checked = 1;
	again = 14;
	ok(run(take_all) == EXIT_FAILURE && handed == 16 + 5 &&
	           !strcmp(s.message, "unit 4 has 16 solutions, but 14 by "
	                              "their mirror images"),
	   "a recount that differs ends the count");
	again = 16;
}

/* A journal that has units 3 to 6, and unit 4 of the recount. */
static void
check_journal(void)
{
	static const unsigned known[] = { 3, 4, 5, 6, 32 + 4 };
	FILE *file = tmpfile();
	char path[40];
	struct journal j;

	snprintf(path, sizeof path, "/proc/self/fd/%d", fileno(file));
	journal_open(&j, path, 8, 48);
	for (int i = 0; i < 5; i++) {
		struct entry e = { .unit = known[i],
			           .count = of_8[known[i] % 32] };

		journal_add(&j, &e, 0);
	}
	journal_close(&j);
	prepare(8);
	options.journal = path;
	options.is_checked = 1;
	ok(run(take_all) == 0 && handed == 12 + 15 && order[2] == 2 &&
	           order[3] == 7 && order[12 + 4] == 5,
	   "units of the journal are not handed out");
	ok(s.sum == 92 && s.resumed == 5 && s.progress.before == 1,
	   "but added");
	prepare(8);
	options.journal = path;
	options.is_checked = 1;
	ok(run(take_all) == 0 && handed == 0 && s.sum == 92 && s.resumed == 32,
	   "all that was handed out is in the journal");
	fclose(file);
}

/* --- costs --- */

/* The most expensive unit first; of two that cost the same, the lower one. */
static void
check_order(int n)
{
	unsigned misplaced = 0;

	prepare(n);
	run(take_all);
	for (unsigned i = 1; i < handed; i++) {
		double a = n < 17 ? 1 : tiles_cost(&s.board, order[i - 1]),
		       b = n < 17 ? 1 : tiles_cost(&s.board, order[i]);

		misplaced += a < b || (a == b && order[i - 1] > order[i]);
	}
	ok(handed == s.board.units && !misplaced,
	   "N=%d: units are handed out in order of their %s", n,
	   n < 17 ? "numbers" : "costs");
}

/* Board 14 has 4096 thin slices with sets that count. */
static void
check_estimate(void)
{
	prepare(14);
	options.is_estimated = 1;
	ok(run(take_all) == 0 && handed == 256 && s.progress.seconds == 32,
	   "an estimate has 256 samples");
	ok(s.estimate.tiles == 1 && s.estimate.largest > 1. / 128 &&
	           s.estimate.largest < .1,
	   "it tells tiles, and the largest of 128 units");
	count_board_make(&s.board, 14, options.kernel, 0);
	is_u64(s.estimate.needed, memory_needed(&s.board, 1),
	       "it tells what memory a count needs");
	options.memory = s.estimate.needed - 1;
	run(take_all);
	ok(s.estimate.tiles > 1 && s.estimate.needed < options.memory,
	   "and tiles if there is less");
}

/* --- tiles --- */

static unsigned in_first; /* units of the first tile */

/* There is no memory left when it is counted. */
static int
take_and_use_memory(struct schedule *now)
{
	if (options.memory > 1)
		in_first = now->end;
	options.memory = 1;
	return take_all(now);
}

static void
check_tiles(void)
{
	prepare(14);
	count_board_make(&s.board, 14, options.kernel, 0);
	options.memory = memory_needed(&s.board, 1) - 1;
	run(take_all);
	ok(tiles > 1 && tiles < 64 && handed == 128,
	   "a board that is too large is cut into tiles");
	run(take_and_use_memory);
	is_u64(handed, 128, "units in tiles that are cut finer");
	ok(tiles == 1 + 128 - in_first && !s.status,
	   "a tile that is too large is cut into single units");
}

/* A run that fails, or leaves a unit out without a word. */
static int
fail_to_start(struct schedule *now)
{
	(void)now;
	return 11; /* EAGAIN */
}

static int
leave_out(struct schedule *now)
{
	schedule_exchange(now, &(struct entry){ .unit = NO_UNIT });
	return 0;
}

static void
check_failures(void)
{
	prepare(8);
	ok(run(fail_to_start) == EXIT_FAILURE &&
	           !strcmp(s.message, "so many threads cannot be started"),
	   "a count that cannot start says so");
	prepare(8);
	ok(run(leave_out) == EXIT_FAILURE && s.unfinished == 16,
	   "a count without one of its units fails");
}

int
main(void)
{
	check_all();
	check_recount();
	check_journal();
	check_order(16);
	check_order(17);
	check_estimate();
	check_tiles();
	check_failures();
	return tap_done();
}
