/* schedule.c -- the order of units, and what is handed out and taken in */
#include "run/schedule.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tap.h"

/* Board 8 has 16 units of cost 1.  Those that the journal does not have are
   counted in their order. */
enum { UNITS = 16, ENTRIES = 3 * UNITS };

static uint64_t counts[1 << 12];
static struct options options;

/* A schedule of one thread, for all units of board n. */
static void
make_schedule(struct schedule *s, int n, struct journal *j)
{
	options = (struct options){ .n = n,
		                    .threads = 1,
		                    .kernel = kernel_find(getenv("KERNEL")),
		                    .to = count_units(n),
		                    .memory = 1 << 30 };
	memset(s, 0, sizeof *s);
	s->options = &options;
	s->processes = 1;
	s->counts = counts;
	s->journal = j;
}

static const struct {
	const char *name;
	int is_recount;
	unsigned known[3]; /* entries that the journal has */
	uint64_t count
		[3]; /* their counts: units 0, 1 and 15 have no solutions */
	size_t numbers;
} cases[] = {
	{ "no unit is known", 0, { 0 }, { 0 }, 0 },
	{ "three units are known", 0, { 0, 4, 15 }, { 0, 16, 0 }, 3 },
	{ "three units of a recount are known",
	  1,
	  { 32, 33, 41 },
	  { 0, 0, 16 },
	  3 },
};

static struct schedule s; /* large */

static void
check_case(size_t i, struct journal *j)
{
	unsigned first = cases[i].is_recount ? 2 * UNITS : 0, next = 0;
	size_t to_count = UNITS - cases[i].numbers, taken = 0;
	uint64_t known = 0;
	struct entry done = { .unit = NO_UNIT, .microseconds = 2000000 };

	memset(j->entry, 0, ENTRIES * sizeof *j->entry);
	for (size_t k = 0; k < cases[i].numbers; k++) {
		unsigned entry = cases[i].known[k];

		j->entry[entry] = (struct entry){ .line = (unsigned)k + 2,
			                          .count = cases[i].count[k],
			                          .microseconds = 500000 };
		counts[entry % UNITS] = cases[i].count[k];
		known += cases[i].count[k];
	}
	make_schedule(&s, 8, j);
	schedule_begin(&s, cases[i].is_recount);
	ok(schedule_next_tile(&s), "%s: there is a tile", cases[i].name);
	ok(s.sum == known && s.to_count == to_count &&
	           s.unfinished == s.to_count,
	   "%s: %zu units are left", cases[i].name, to_count);
	ok(s.progress.all == UNITS &&
	           s.progress.before == (double)cases[i].numbers,
	   "%s: %zu of %d units are done", cases[i].name, cases[i].numbers,
	   UNITS);
	while ((done.unit = schedule_exchange(&s, &done)) != NO_UNIT) {
		while (next < UNITS && j->entry[first + next].line)
			next++;
		ok(done.unit == next, "%s: unit %u is next", cases[i].name,
		   next);
		done.count = counts[next++] = 100;
		taken++;
	}
	ok(taken == to_count && !s.unfinished && !s.status,
	   "%s: all units are taken", cases[i].name);
	ok(!schedule_next_tile(&s), "%s: there is one tile", cases[i].name);
	is_u64(s.sum, known + 100 * to_count, "%s: the sum", cases[i].name);
	is_u64((uint64_t)(10 * progress_core_seconds(&s.progress)),
	       20 * to_count + 5 * cases[i].numbers,
	       "%s: tenths of a second of a core", cases[i].name);
	schedule_end(&s);
}

/* A recount of a unit must come to the count of the unit. */
static void
check_recount(void)
{
	struct entry done = { .unit = 3, .count = 7 };

	make_schedule(&s, 8, NULL);
	counts[3] = 8;
	schedule_begin(&s, 1);
	schedule_next_tile(&s);
	ok(schedule_exchange(&s, &done) == NO_UNIT && s.status == 1 &&
	           !strcmp(s.message, "unit 3 has 8 solutions, but 7 by their "
	                              "mirror images"),
	   "a recount that differs ends the count");
	schedule_end(&s);
}

/* Board 14 has 4096 thin slices with sets that count. */
static void
check_samples(void)
{
	struct entry none = { .unit = NO_UNIT };
	unsigned handed = 0;

	make_schedule(&s, 14, NULL);
	options.is_estimated = 1;
	schedule_begin(&s, 0);
	ok(s.estimate.tiles == 1 && s.estimate.needed > 0 &&
	           s.estimate.largest > 1. / 128 && s.estimate.largest < .1,
	   "an estimate tells tiles, memory and the largest of 128 units");
	ok(s.to_count == 256 && s.unfinished == 256 && schedule_next_tile(&s),
	   "there are 256 samples");
	while (schedule_exchange(&s, &none) != NO_UNIT)
		handed++;
	is_u64(handed, 256, "samples that are handed out");
	s.progress.is_line_dirty = 1;
	schedule_end(&s);
	ok(!s.progress.is_line_dirty, "the end takes the progress line away");
}

/* Of two units that cost the same, the one with the lower number is first. */
static int
is_dearer(const struct task *a, const struct task *b)
{
	return a->cost > b->cost || (a->cost == b->cost && a->unit < b->unit);
}

static void
check_order(void)
{
	unsigned misplaced = 0;

	for (unsigned i = 1; i < s.to_count; i++)
		misplaced += !is_dearer(&s.task[i - 1], &s.task[i]);
	is_u64(misplaced, 0, "units that follow a cheaper one");
}

static unsigned
counted(void *ctx, const struct entry *done)
{
	struct entry *unit = ctx;

	if (done->unit == NO_UNIT)
		return unit->unit;
	*unit = *done;
	return NO_UNIT;
}

/* More work finds more solutions: so costs and counts of units go together, and
   differ as much. */
static void
check_costs(struct count_board *board)
{
	double x = 0, y = 0, xx = 0, yy = 0, xy = 0, n = board->units, r, wider;

	for (unsigned u = 0; u < board->units; u++) {
		struct entry unit = { .unit = u };
		double cost = tiles_cost(&board->work, u), count;

		count_run(board, 1, counted, &unit);
		count = (double)unit.count;
		x += cost, y += count, xx += cost * cost, yy += count * count;
		xy += cost * count;
	}
	xx = n * xx - x * x, yy = n * yy - y * y;
	r = (n * xy - x * y) / sqrt(xx * yy);
	wider = sqrt(xx / yy) * y / x;
	ok(r > .9, "costs go with counts: Pearson's correlation is %.4f", r);
	ok(wider > .7 && wider < 1.2, "costs vary %.4f times as much as counts",
	   wider);
}

static void
check_board(int n)
{
	make_schedule(&s, n, NULL);
	schedule_begin(&s, 0);
	check_order();
	ok((s.task[0].cost > s.task[s.to_count - 1].cost) == (n > 16),
	   "N=%d: units cost %s", n, n > 16 ? "more or less" : "the same");
	schedule_end(&s);
	if (n > 16 && getenv("LONG"))
		check_costs(&s.board);
}

int
main(void)
{
	FILE *file = tmpfile();
	struct entry entry[ENTRIES];
	struct journal j = { .path = "journal", .entry = entry };

	if (!file)
		return 1;
	j.file = file;
	journal_header(8, j.header);
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		check_case(i, &j);
	check_recount();
	check_samples();
	check_board(16);
	check_board(17);
	fclose(file);
	return tap_done();
}
