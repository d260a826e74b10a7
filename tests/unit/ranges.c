/* ranges.c -- workers get consecutive units, all of them, and end together */
#include "run/ranges.h"

#include <string.h>

#include "run/count.h"
#include "tap.h"

enum { UNITS = 1000, WORKERS = 7 };

static unsigned unit[UNITS], times[2 * UNITS];
static struct ranges r;

/* Even numbers: units between them were counted before.  Half of the work is in
   the first range. */
static void
make(unsigned are_whole)
{
	for (unsigned i = 0; i < UNITS; i++)
		unit[i] = 2 * i;
	memset(times, 0, sizeof times);
	ranges_make(&r, unit, 3 + WORKERS);
	r.are_whole = (int)are_whole;
	ranges_add(&r, 0, 250, 3);
	ranges_add(&r, 250, 250, 3);
	ranges_add(&r, 250, 600, 1);
	ranges_add(&r, 600, UNITS, 1);
}

/* Worker w takes 1 + w % 3 rounds for a unit.  Returns the rounds; *breaks: units
   that do not follow the worker's last one. */
static unsigned
work(unsigned workers, unsigned *breaks)
{
	unsigned done[WORKERS], busy = workers, round = 0;

	*breaks = 0;
	for (unsigned w = 0; w < workers; w++)
		done[w] = NO_UNIT;
	for (; busy; round++)
		for (unsigned w = 0; w < workers; w++) {
			unsigned next;

			if (round % (1 + w % 3) ||
			    (round && done[w] == NO_UNIT))
				continue;
			next = ranges_next(&r, done[w]);
			busy -= next == NO_UNIT;
			if (next != NO_UNIT) {
				times[next]++;
				*breaks += next != done[w] + 2;
			}
			done[w] = next;
		}
	return round;
}

static void
check(unsigned workers, unsigned most_breaks, unsigned most_rounds)
{
	unsigned breaks, rounds, once = 0;

	make(0);
	rounds = work(workers, &breaks);
	for (unsigned i = 0; i < UNITS; i++)
		once += times[unit[i]] == 1;
	ok(once == UNITS && breaks <= most_breaks && rounds <= most_rounds,
	   "%u workers: each unit once, %u ranges, %u rounds", workers, breaks,
	   rounds);
	ranges_free(&r);
}

/* Without halves, each range has one worker. */
static void
check_whole(void)
{
	unsigned breaks;

	make(1);
	work(WORKERS, &breaks);
	ok(breaks == 3, "%u whole ranges", breaks);
	ranges_free(&r);
	make(1);
	ok(ranges_next(&r, NO_UNIT) == 0 && !ranges_is_last(&r, 0) &&
	           !ranges_is_last(&r, 2),
	   "the first unit is not the last one");
	for (unsigned i = 0; i < 249; i++)
		ranges_next(&r, 2 * i);
	ok(ranges_is_last(&r, 498) && !ranges_is_last(&r, 496) &&
	           !ranges_is_last(&r, 998),
	   "the last one is");
	ranges_free(&r);
	make(1);
	ranges_next(&r, NO_UNIT);
	ranges_end(&r, 0);
	ok(ranges_is_last(&r, 0) && ranges_next(&r, 0) == 500,
	   "the rest of a range that is ended is left out");
	ranges_free(&r);
}

int
main(void)
{
	check(1, 3, UNITS + 1);
	check(2, 15, 670);
	check(WORKERS, 60, 250);
	check_whole();
	return tap_done();
}
