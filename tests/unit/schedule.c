/* schedule.c -- what is handed out, in which order, and taken in */
#include "run/schedule.h"

#include <stdlib.h>
#include <string.h>

#include "tap.h"

static struct schedule s; /* large */
static struct options options;

/* What was handed out, by whoever takes the place of count_run. */
static unsigned handed, order[1 << 16];
static uint64_t found,
	again; /* solutions of each unit, and when counted again */

/* Units take an eighth of a second. */
static void
take_all(void)
{
	struct entry done = { .unit = NO_UNIT, .microseconds = 125000 };

	while ((done.unit = schedule_exchange(&s, &done)) != NO_UNIT) {
		order[handed++] = done.unit;
		done.count = done.unit < s.board.units ? found : again;
	}
}

static void
leave_out(void)
{
	schedule_exchange(&s, &(struct entry){ .unit = NO_UNIT });
}

/* All units of board n, or those of `with`. */
static int
run(int n, void (*take)(void), struct options with)
{
	options = with;
	options.program = "schedule";
	options.n = n;
	options.threads = 2;
	options.kernel = kernel_find(getenv("KERNEL"));
	options.to = with.to ? with.to : UINT_MAX;
	options.share = with.share ? with.share : 1;
	options.shares = with.shares ? with.shares : 1;
	options.memory = with.memory ? with.memory : UINT64_C(1) << 40;
	handed = 0;
	memset(&s, 0, sizeof s);
	s.options = &options;
	s.threads = 2;
	if (schedule_begin(&s))
		take();
	schedule_end(&s, 0);
	schedule_free(&s); /* leaves the numbers */
	return s.status;
}

static const struct options all = { 0 };
static const struct options checked = { .is_checked = 1 };

static void
check_order(int n, int is_checked)
{
	unsigned units = count_units(n), misplaced = 0;
	unsigned wanted = units << is_checked;

	found = again = 1000;
	run(n, take_all, is_checked ? checked : all);
	for (unsigned i = 0; i < handed; i++)
		misplaced += order[i] != i;
	ok(handed == wanted && !misplaced && s.sum == units * found,
	   "N=%d: %u units in order of their numbers%s", n, units,
	   is_checked ? ", and once more" : "");
	ok(s.progress.done == s.progress.all && s.progress.all > 0 &&
	           s.progress.before == 0 && s.progress.sum == wanted * found,
	   "N=%d: at the end nothing is left", n);
}

/* Shares part the units, and have as many of each layer, or one more. */
static void
check_shares(int n, unsigned shares)
{
	unsigned units = count_units(n), uneven = 0, in_all = 0;
	static unsigned char seen[1 << 16];

	memset(seen, 0, sizeof seen);
	for (unsigned share = 1; share <= shares; share++) {
		unsigned own[QUARTER_MAX + 1] = { 0 };

		run(n, take_all,
		    (struct options){ .share = share, .shares = shares });
		for (unsigned i = 0; i < handed; i++) {
			int c = 0;

			seen[order[i]]++;
			while (order[i] >=
			       s.board.layer[c].first + s.board.layer[c].units)
				c++;
			own[c]++;
		}
		in_all += handed;
		for (int c = 0; c < s.board.layers; c++) {
			unsigned least = s.board.layer[c].units / shares;

			uneven += own[c] < least || own[c] > least + 1;
		}
	}
	ok(in_all == units && !memchr(seen, 0, units) && !uneven,
	   "N=%d: %u shares have each unit once, and equal parts of layers", n,
	   shares);
}

/* The second time all is taken from the journal: any unit may have 0. */
static void
check_journal(void)
{
	FILE *file = tap_file();
	struct options o = { .journal = tap_path, .is_checked = 1 };
	unsigned twice = 2 * count_units(8);

	found = again = 0;
	for (unsigned resumed = 0; resumed <= twice; resumed += twice)
		ok(run(8, take_all, o) == 0 && handed == twice - resumed &&
		           s.resumed == resumed &&
		           (s.progress.before == s.progress.all) == !!resumed,
		   "both counts of a unit, with %u units of the journal",
		   resumed);
	o.is_missing = 1;
	o.is_checked = 0;
	ok(run(8, take_all, o) == 0 && handed == 0 && s.to_count == 0,
	   "none is missing");
	fclose(file);
}

static void
check_missing(void)
{
	FILE *file = tap_file();
	struct options o = { .journal = tap_path, .to = 3 };

	run(8, take_all, o);
	o.to = 0;
	o.is_missing = 1;
	ok(run(8, take_all, o) == 0 && handed == 0 &&
	           s.to_count == count_units(8) - 3,
	   "what is missing is told, and not handed out");
	fclose(file);
}

static void
check_memory(void)
{
	struct options o = { 0 };

	run(12, take_all, all);
	o.memory = s.needed;
	ok(run(12, take_all, o) == 0 && handed == count_units(12),
	   "a board that just fits is counted");
	o.memory--;
	ok(run(12, take_all, o) == 2 && handed == 0 &&
	           strstr(s.message, "needs"),
	   "one that does not is refused");
}

/* Each sample but the first unit of a layer comes after the unit before it,
   which is not noted. */
static void
check_estimate(void)
{
	unsigned alone = 0;

	found = 1000;
	ok(run(12, take_all, (struct options){ .is_estimated = 1 }) == 0 &&
	           s.estimate.samples > 3 && s.sum == 0 &&
	           s.estimate.seconds == count_units(12) / 8. &&
	           s.estimate.largest == .125,
	   "an estimate of %u units by %u samples", count_units(12),
	   s.estimate.samples);
	for (unsigned i = 0; i < handed; alone++)
		i += i + 1 < handed && order[i + 1] == order[i] + 1 ? 2 : 1;
	ok(alone == s.estimate.samples && handed > alone,
	   "%u units are counted for it", handed);
}

int
main(void)
{
	for (int is_checked = 0; is_checked < 2; is_checked++) {
		check_order(5, is_checked);
		check_order(8, is_checked);
		check_order(13, is_checked);
	}
	check_shares(5, 2);
	check_shares(12, 1);
	check_shares(12, 7);
	check_shares(13, 1000);
	check_journal();
	check_missing();
	check_memory();
	check_estimate();
	ok(run(8, leave_out, all) == EXIT_FAILURE &&
	           strstr(s.message, "unit 0 was not counted"),
	   "a count without one of its units fails");
	found = 2;
	again = 4;
	ok(run(8, take_all, checked) == EXIT_FAILURE &&
	           handed == count_units(8) + 1 &&
	           strstr(s.message, "unit 0 has 2 solutions, but 4 when"),
	   "nothing is handed out after a second count that differs");
	found = UINT64_C(1) << 61;
	ok(run(8, take_all, all) == EXIT_FAILURE && strstr(s.message, "2^64"),
	   "a sum of 2^64 is refused");
	return tap_done();
}
