/* schedule.c -- what is handed out, in which order, and taken in; make tsan has
   that what workers share changes only under the lock */
#include "run/schedule.h"

#include <math.h>
#include <string.h>

#include "counting.h"
#include "tap.h"

static struct schedule s;
static struct options options;

/* --- workers, in the place of count_run --- */

enum { WORKERS = 7 };
static unsigned units, handed, times[1 << 20]; /* of any board */
static unsigned rounds, breaks; /* units that do not follow the last one */
static uint64_t found, again;   /* solutions of a unit, when counted again */

/* Worker w takes 1 + w % 3 rounds for a unit. */
static void
take_all(void)
{
	struct entry entry[WORKERS];
	int busy = options.threads;

	memset(entry, 0xFF, sizeof entry); /* NO_UNIT */
	for (rounds = 0; busy; rounds++)
		for (int w = 0; w < options.threads; w++) {
			struct entry *e = &entry[w];
			unsigned before = e->unit;

			if (rounds % (1 + (unsigned)w % 3) ||
			    (rounds && before == NO_UNIT))
				continue;
			e->count = before < units ? found : again;
			schedule_exchange(&s, e);
			busy -= e->unit == NO_UNIT;
			if (e->unit == NO_UNIT)
				continue;
			times[e->unit]++;
			handed++;
			breaks += e->unit != before + 1;
		}
}

/* While a worker counts, there is no memory for another one. */
static void
fail_one(void)
{
	struct entry one = { .unit = NO_UNIT }, other = one;

	schedule_exchange(&s, &one);
	schedule_exchange(&s, &other);
	one.unit = NO_ROOM;
	schedule_exchange(&s, &one);
	other.count = 5;
	schedule_exchange(&s, &other);
	handed = 2 + (other.unit != NO_UNIT);
}

static void (*take)(void);

void
__wrap_count_run(void)
{
	take();
}

/* Count board n with these options.  Returns the status. */
static int
run(int n, void (*workers)(void), struct options with)
{
	free(options.board.layer); /* of the run before */
	options = with;
	set_defaults(&options, n);
	units = options.board.units;
	handed = breaks = 0;
	s = (struct schedule){ .options = &options };
	take = workers;
	schedule_run(&s, NULL); /* leaves the numbers */
	return options.status;
}

/* Whether each unit was handed out once. */
static int
each_once(void)
{
	unsigned once = 0;

	for (unsigned i = 0; i < units; i++)
		once += times[i] == 1;
	return once == units;
}

/* --- tests --- */

static void
check_order(int n, int is_checked)
{
	found = again = 1000;
	run(n, take_all, (struct options){ .is_checked = is_checked });
	ok(handed == units << is_checked && !breaks && s.sum == units * found &&
	           s.progress.before == 0 && s.progress.sum == handed * found &&
	           fabs(s.progress.done / s.progress.all - 1) < 1e-9,
	   "N=%d: %u units in order of their numbers%s; nothing is left", n,
	   units, is_checked ? ", and once more" : "");
}

static unsigned uneven;

/* A share has as much work of each layer as others, but for that of a unit at
   each end of its two parts; and these are as far from each end. */
static void
look(void)
{
	for (int i = 0; i < options.board.layers; i++) {
		const struct layer *l = &options.board.layer[i];
		double all = units_cells(&options.board, l), own = 0, most = 0,
		       at = 0, before = 0, lists = floor(all / l->units / 5);

		for (unsigned u = l->first; u < l->first + l->units; u++) {
			struct unit unit = board_unit(&options.board, u);
			double work = (double)unit.cells + lists;

			if (s.journal.entry[u].state == OPEN) {
				own += work;
				at += work * (before + work / 2);
				times[u]++;
			}
			before += work;
			most = fmax(most, work);
		}
		uneven += fabs(own - before / options.shares) > 2 * most ||
		          fabs(at - own * before / 2) > 2 * most * before;
	}
	options.status = EXIT_FAILURE; /* it counts none */
}

/* This share and those behind it; shares from 1 on part the units. */
static void
check_shares(int n, unsigned share, unsigned shares)
{
	unsigned first = share;

	uneven = 0;
	memset(times, 0, sizeof times);
	for (; share <= shares; share++)
		run(n, look,
		    (struct options){ .share = share, .shares = shares });
	ok(!uneven && (first > 1 || each_once()),
	   "N=%d: shares from %u of %u have %sequal parts of layers", n, first,
	   shares, first > 1 ? "" : "each unit once, and ");
}

/* Any unit may have 0 solutions. */
static void
check_journal(void)
{
	FILE *file = tap_file();
	struct options o = { .journal = tap_path, .is_checked = 1 };

	found = again = 0;
	run(8, take_all, o);
	ok(run(8, take_all, o) == 0 && handed == 0 && s.resumed == 11 &&
	           s.progress.before == s.progress.all && s.progress.done == 0,
	   "both counts of all units are taken from a journal");
	fclose(file);
}

/* Few breaks; the busiest worker has not much more than the mean. */
static void
check_workers(int workers, unsigned most_breaks, unsigned most_rounds)
{
	memset(times, 0, sizeof times);
	run(13, take_all, (struct options){ .threads = workers });
	ok(options.status == 0 && each_once() && breaks <= most_breaks &&
	           rounds <= most_rounds,
	   "%d workers: each of %u units once, %u breaks, %u rounds", workers,
	   units, breaks, rounds);
}

static int
fails(const char *why, uint64_t sum, unsigned most)
{
	return options.status == EXIT_FAILURE && strstr(options.why, why) &&
	       s.sum == sum && handed == most;
}

int
main(void)
{
	for (int i = 0; i < 4; i++)
		check_order(i % 2 ? 13 : 5, i / 2);
	check_shares(5, 1, 2);
	check_shares(12, 1, 1);
	check_shares(24, 1, 3);
	check_shares(13, 1, 1000);
	check_shares(1, 59048, 59049);
	check_shares(24, 59049, 59049);
	check_shares(27, 59049, 59049);
	check_workers(2, 8, 46);
	check_workers(WORKERS, 40, 20);
	check_journal();
	run(8, fail_one, (struct options){ 0 });
	ok(fails("too little memory", 5, 2),
	   "what others count is taken in after a worker fails");
	found = 2;
	again = 4;
	run(8, take_all, (struct options){ .is_checked = 1 });
	ok(fails("unit 0 has 2 solutions, but 4 when", 22, 12),
	   "nothing is handed out after a second count that differs");
	return tap_done();
}
