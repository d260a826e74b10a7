/* schedule.c -- the order of units, and what is handed out and taken in */
#include "run/schedule.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tap.h"

static struct schedule s; /* large */
static struct options options;

/* What was handed out, by whoever takes the place of count_run. */
static unsigned tiles, handed, order[1 << 12];
static double began;
static uint64_t found; /* in each unit, and twice as many in a recount */

/* Units take an eighth of a second. */
static int
take_all(struct schedule *now)
{
	struct entry done = { .unit = NO_UNIT, .microseconds = 125000 };

	began = tiles++ ? began : clock_seconds(CLOCK_MONOTONIC);
	while ((done.unit = schedule_exchange(now, &done)) != NO_UNIT) {
		order[handed++] = done.unit;
		done.count = found << now->board.work.is_recount;
	}
	return 0;
}

/* Three ranks of two threads, all units of board n. */
static int
run(int n, uint64_t each, schedule_tile_fn *take, struct options with)
{
	options = with;
	options.program = "schedule";
	options.n = n;
	options.threads = 2;
	options.kernel = kernel_find(getenv("KERNEL"));
	options.to = count_units(n);
	options.memory = with.memory ? with.memory : 1 << 30;
	found = each;
	tiles = handed = 0;
	memset(&s, 0, sizeof s);
	s.options = &options;
	s.processes = 3;
	return schedule_run(&s, take);
}

static const struct options all = { 0 };
static const struct options checked = { .is_checked = 1 };
static const struct options estimated = { .is_estimated = 1 };

/* The most expensive unit first; of two that cost the same, the lower one. */
static void
check_order(int n)
{
	unsigned units = count_units(n), misplaced = 0;

	run(n, 1000, take_all, all);
	for (unsigned i = 1; i < handed; i++) {
		unsigned a = order[i - 1], b = order[i];
		double more = tiles_cost(&s.board, a) - tiles_cost(&s.board, b);

		misplaced += n < 17 || more == 0 ? a > b : more < 0;
	}
	ok(tiles == 1 && handed == units && !misplaced &&
	           s.sum == units * found,
	   "N=%d: %u units are handed out in order of their %s, and summed", n,
	   units, n < 17 ? "numbers" : "costs");
	ok(s.progress.seconds == units / 8. && s.progress.workers == 6 &&
	           s.progress.awaited == (units < 5 ? 5 - units : 0) &&
	           fabs(s.progress.done / s.progress.all - 1) < .001 &&
	           s.progress.start >= began,
	   "N=%d: the progress has seconds and costs, without the tables'", n);
}

/* A second count takes all from the journal: there, any unit may have 0. */
static void
check_recount(void)
{
	FILE *file = tap_file();
	struct options o = { .journal = tap_path, .is_checked = 1 };

	for (unsigned resumed = 0; resumed <= 32; resumed += 32)
		ok(run(8, 0, take_all, o) == 0 && handed == 32 - resumed &&
		           s.resumed == resumed &&
		           2 * s.progress.before == resumed,
		   "a recount with %u units of the journal", resumed);
	fclose(file);
}

static unsigned in_first; /* units of the first tile */

/* There is no memory left when it is counted. */
static int
take_and_use_memory(struct schedule *now)
{
	in_first = tiles ? in_first : now->end;
	options.memory = 1;
	return take_all(now);
}

/* Board 14 has 128 units: 4096 thin slices with sets that count. */
static void
check_estimate(void)
{
	struct options o = { 0 };

	ok(run(5, 1000, take_all, estimated) == 0 && handed == 1 &&
	           s.progress.awaited == 0,
	   "an estimate never tells how long itself will take");
	ok(run(14, 1000, take_all, estimated) == 0 && handed == 256 &&
	           s.progress.seconds == 32 && s.sum == 0 &&
	           s.estimate.tiles == 1 && s.estimate.largest > 1. / 128 &&
	           s.estimate.largest < .1,
	   "it takes 256 samples of a board, and adds none");
	o.memory = s.estimate.needed;
	ok(run(14, 1000, take_all, o) == 0 && tiles == 1,
	   "the memory that it tells is enough");
	o.memory--;
	ok(run(14, 1000, take_and_use_memory, o) == 0 && in_first < 128,
	   "a board that needs more is cut into tiles");
	ok(handed == 128 && tiles == 1 + 128 - in_first,
	   "a tile that needs more is cut into single units");
}

/* A run that leaves units out without a word. */
static int
leave_out(struct schedule *now)
{
	schedule_exchange(now, &(struct entry){ .unit = NO_UNIT });
	return 0;
}

int
main(void)
{
	check_order(5);
	check_order(8);
	check_order(16);
	check_order(17);
	check_estimate();
	check_recount();
	ok(run(8, 1000, leave_out, all) == EXIT_FAILURE && s.unfinished == 16,
	   "a count without one of its units fails");
	ok(run(8, 2, take_all, checked) == EXIT_FAILURE && handed == 16 + 1,
	   "nothing is handed out after a recount that differs");
	ok(run(8, UINT64_C(1) << 60, take_all, all) == EXIT_FAILURE &&
	           strstr(s.message, "2^64"),
	   "a sum of 2^64 is refused");
	return tap_done();
}
