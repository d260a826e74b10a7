/* schedule.c -- what is handed out, in which order, and taken in */
#include "run/schedule.h"

#include <stdlib.h>
#include <string.h>

#include "tap.h"

static struct schedule s; /* large */
static struct options options;

/* What was handed out, by whoever takes the place of count_run. */
static unsigned units, handed, order[1 << 16];
static uint64_t found,
	again; /* solutions of each unit, and when counted again */

/* Worker 0 comes alone. */
static void
take_all(void)
{
	struct work work = { .entry.unit = NO_UNIT };
	struct entry *e = &work.entry;

	while (schedule_exchange(&s, &work), e->unit != NO_UNIT) {
		order[handed++] = e->unit;
		e->count = e->unit < options.board.units ? found : again;
	}
}

/* Worker w takes 1 + w % 3 rounds for a unit.  breaks: units that do not follow
   the worker's last one. */
enum { WORKERS = 7 };
static unsigned rounds, breaks;

static void
take_together(void)
{
	struct work work[WORKERS];
	int busy = s.threads;

	for (unsigned w = 0; w < WORKERS; w++)
		work[w] = (struct work){ .entry.unit = NO_UNIT };
	for (breaks = rounds = 0; busy; rounds++)
		for (int w = 0; w < s.threads; w++) {
			struct entry *e = &work[w].entry;
			unsigned before = e->unit;

			if (rounds % (1 + (unsigned)w % 3) ||
			    (rounds && before == NO_UNIT))
				continue;
			e->count = found;
			schedule_exchange(&s, &work[w]);
			busy -= e->unit == NO_UNIT;
			if (e->unit == NO_UNIT)
				continue;
			order[handed++] = e->unit;
			breaks += e->unit != before + 1;
		}
}

static void
leave_out(void)
{
	struct work work = { .entry.unit = NO_UNIT };

	schedule_exchange(&s, &work);
}

/* All units of board n, or those of `with`. */
static int
run(int n, void (*take)(void), struct options with)
{
	options = with;
	options.program = "schedule";
	options.n = n;
	options.kernel = kernel_find(getenv("KERNEL"));
	options.to = with.to ? with.to : UINT_MAX;
	options.share = with.share ? with.share : 1;
	options.shares = with.shares ? with.shares : 1;
	options.threads = with.threads ? with.threads : 2;
	board_make(&options.board, n);
	handed = 0;
	memset(&s, 0, sizeof s);
	s.options = &options;
	s.threads = options.threads;
	if (schedule_begin(&s))
		take();
	schedule_end(&s, 0);
	schedule_free(&s); /* leaves the numbers */
	units = options.board.units;
	layers_free(&options.board);
	return s.why.status;
}

static const struct options all = { 0 };
static const struct options checked = { .is_checked = 1 };

static void
check_order(int n, int is_checked)
{
	unsigned misplaced = 0, wanted;

	found = again = 1000;
	run(n, take_all, is_checked ? checked : all);
	wanted = units << is_checked;
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
	unsigned uneven = 0, in_all = 0;
	static unsigned char seen[1 << 16];
	const struct layer *layer = options.board.layer;

	memset(seen, 0, sizeof seen);
	for (unsigned share = 1; share <= shares; share++) {
		unsigned own[QUARTER_MAX + 1] = { 0 };

		run(n, take_all,
		    (struct options){ .share = share, .shares = shares });
		for (unsigned i = 0; i < handed; i++) {
			int c = 0;

			seen[order[i]]++;
			while (order[i] - layer[c].first >= layer[c].units)
				c++;
			own[c]++;
		}
		in_all += handed;
		for (int c = 0; c < options.board.layers; c++) {
			unsigned least = layer[c].units / shares;

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
	const unsigned twice = 2 * 11;

	found = again = 0;
	for (unsigned resumed = 0; resumed <= twice; resumed += twice)
		ok(run(8, take_all, o) == 0 && handed == twice - resumed &&
		           s.resumed == resumed / 2 &&
		           (s.progress.before == s.progress.all) == !!resumed,
		   "both counts of a unit, with %u units of the journal",
		   resumed);
	fclose(file);
}

/* Each unit once, and few ranges; the busiest worker has not much more than the
   mean. */
static void
check_workers(int workers, unsigned most_breaks, unsigned most_rounds)
{
	unsigned twice = 0;
	static unsigned char seen[1 << 16];

	memset(seen, 0, sizeof seen);
	ok(run(13, take_together, (struct options){ .threads = workers }) == 0,
	   "%d workers count", workers);
	for (unsigned i = 0; i < handed; i++)
		twice += seen[order[i]]++;
	if (!ok(handed == units && !twice && breaks <= most_breaks &&
	                rounds <= most_rounds,
	        "%d workers: each of %u units once, %u ranges, %u rounds",
	        workers, units, breaks, rounds))
		fprintf(stderr, "#  %u twice\n", twice);
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
	check_workers(1, 1, 65);
	check_workers(2, 8, 46);
	check_workers(WORKERS, 40, 20);
	ok(run(8, leave_out, all) == EXIT_FAILURE &&
	           strstr(s.why.text, "unit 0 was not counted"),
	   "a count without one of its units fails");
	found = 2;
	again = 4;
	ok(run(8, take_all, checked) == EXIT_FAILURE && handed == units + 1 &&
	           strstr(s.why.text, "unit 0 has 2 solutions, but 4 when"),
	   "nothing is handed out after a second count that differs");
	found = UINT64_C(1) << 61;
	ok(run(8, take_all, all) == EXIT_FAILURE && strstr(s.why.text, "2^64"),
	   "a sum of 2^64 is refused");
	return tap_done();
}
