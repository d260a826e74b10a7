/* schedule.c -- the order of units, and what is handed out and taken in */
#include "run/schedule.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "run/cost.h"
#include "tap.h"

/* Board 8 has 16 units of cost 1.  Those that the journal does not have are
   counted in their order. */
enum { UNITS = 16, ENTRIES = 2 * UNITS };

static uint64_t counts[1 << 12];

/* A schedule of one thread. */
static struct schedule
schedule_of(struct count_board *board, struct journal *j, unsigned first_entry)
{
	return (struct schedule){ .board = board,
		                  .threads = 1,
		                  .memory = 1 << 30,
		                  .counts = counts,
		                  .journal = j,
		                  .first_entry = first_entry,
		                  .progress.workers = 1 };
}

static const struct {
	const char *name;
	unsigned first_entry;
	unsigned known[3]; /* entries that the journal has */
	uint64_t count
		[3]; /* their counts: units 0, 1 and 15 have no solutions */
	size_t numbers;
} cases[] = {
	{ "no unit is known", 0, { 0 }, { 0 }, 0 },
	{ "three units are known", 0, { 0, 4, 15 }, { 0, 16, 0 }, 3 },
	{ "three units of a recount are known",
	  UNITS,
	  { 16, 17, 24 },
	  { 0, 0, 16 },
	  3 },
};

static void
check_case(size_t i, struct count_board *board, struct journal *j)
{
	struct schedule s = schedule_of(board, j, cases[i].first_entry);
	size_t to_count = UNITS - cases[i].numbers, taken = 0;
	unsigned next = 0;
	uint64_t known = 0;
	struct entry done = { .unit = NO_UNIT, .microseconds = 2000000 };

	memset(j->entry, 0, ENTRIES * sizeof *j->entry);
	for (size_t k = 0; k < cases[i].numbers; k++) {
		j->entry[cases[i].known[k]] =
			(struct entry){ .line = (unsigned)k + 2,
			                .count = cases[i].count[k],
			                .microseconds = 500000 };
		known += cases[i].count[k];
	}
	schedule_begin(&s, 0, UNITS);
	ok(schedule_next_tile(&s), "%s: there is a tile", cases[i].name);
	ok(s.sum == known && s.to_count == to_count &&
	           s.unfinished == s.to_count,
	   "%s: %zu units are left", cases[i].name, to_count);
	ok(s.progress.all == UNITS &&
	           s.progress.before == (double)cases[i].numbers,
	   "%s: %zu of %d units are done", cases[i].name, cases[i].numbers,
	   UNITS);
	while ((done.unit = schedule_exchange(&s, &done)) != NO_UNIT) {
		while (next < UNITS && j->entry[s.first_entry + next].line)
			next++;
		ok(done.unit == next, "%s: unit %u is next", cases[i].name,
		   next);
		next++;
		done.count = 100;
		taken++;
	}
	ok(taken == to_count && !s.unfinished && !s.has_failed,
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
	struct count_board board;
	struct schedule s = schedule_of(&board, NULL, 0);
	struct entry done = { .unit = 3, .count = 7 };

	count_board_make(&board, 8, kernel_find(getenv("KERNEL")), 1);
	counts[3] = 8;
	schedule_begin(&s, 0, UNITS);
	schedule_next_tile(&s);
	ok(schedule_exchange(&s, &done) == NO_UNIT && s.has_failed &&
	           !strcmp(s.message, "unit 3 has 8 solutions, but 7 by their "
	                              "mirror images"),
	   "a recount that differs ends the count");
	schedule_end(&s);
}

static void
check_samples(struct count_board *board)
{
	struct schedule s = schedule_of(board, NULL, 0);
	struct entry none = { .unit = NO_UNIT };

	s.is_estimate = 1;
	schedule_begin(&s, 0, UNITS);
	schedule_samples(&s, 5);
	ok(s.to_count == 5 && s.unfinished == 5 && schedule_next_tile(&s),
	   "there are five samples");
	for (int i = 0; i < 5; i++)
		ok(schedule_exchange(&s, &none) != NO_UNIT, "sample %d", i);
	ok(schedule_exchange(&s, &none) == NO_UNIT, "and no unit after them");
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
check_order(const struct schedule *s)
{
	unsigned misplaced = 0;

	for (unsigned i = 1; i < s->to_count; i++)
		misplaced += !is_dearer(&s->task[i - 1], &s->task[i]);
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
		double cost = cost_of_unit(&board->work, u), count;

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
	struct count_board board;
	struct schedule s = schedule_of(&board, NULL, 0);

	count_board_make(&board, n, kernel_find(getenv("KERNEL")), 0);
	schedule_begin(&s, 0, board.units);
	check_order(&s);
	ok((s.task[0].cost > s.task[s.to_count - 1].cost) == (n > 16),
	   "N=%d: units cost %s", n, n > 16 ? "more or less" : "the same");
	schedule_end(&s);
	if (n > 16 && getenv("LONG"))
		check_costs(&board);
}

int
main(void)
{
	FILE *file = tmpfile();
	struct entry entry[ENTRIES];
	struct count_board board;
	struct journal j = { .path = "journal", .entry = entry };

	if (!file)
		return 1;
	j.file = file;
	journal_header(8, j.header);
	count_board_make(&board, 8, kernel_find(getenv("KERNEL")), 0);
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		check_case(i, &board, &j);
	check_recount();
	check_samples(&board);
	check_board(16);
	check_board(17);
	fclose(file);
	return tap_done();
}
