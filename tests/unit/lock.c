/* lock.c -- what workers share changes only while one holds the lock: here a
   single worker takes all units, and what lock and unlock see is compared */
#include <limits.h>
#include <pthread.h>
#include <stddef.h>

#include "run/schedule.h"
#include "tap.h"

static struct schedule s; /* large */
static unsigned locks, changes;

enum { THREADS = 2 };

/* A sum of the shared bytes: ranges are in memory of their own. */
static unsigned long
shared(void)
{
	const unsigned char *range = (const void *)s.range;
	unsigned long sum = 0;

	for (size_t i = 0; i < offsetof(struct schedule, lock); i++)
		sum = 31 * sum + ((const unsigned char *)&s)[i];
	for (size_t i = 0; i < THREADS * sizeof *s.range; i++)
		sum = 31 * sum + range[i];
	return sum;
}

static unsigned long unlocked;

/* These two stand in for those of libc. */
int
pthread_mutex_lock(pthread_mutex_t *lock)
{
	changes += locks++ > 0 && shared() != unlocked;
	return lock != &s.lock;
}

int
pthread_mutex_unlock(pthread_mutex_t *lock)
{
	unlocked = shared();
	return lock != &s.lock;
}

int
main(void)
{
	struct options o = { .program = "lock",
		             .n = 10,
		             .threads = THREADS,
		             .kernel = kernels,
		             .is_checked = 1,
		             .to = UINT_MAX,
		             .share = 1,
		             .shares = 1 };
	struct work work = { .entry = { .unit = NO_UNIT } };

	board_make(&o.board, o.n);
	s = (struct schedule){ .options = &o, .threads = THREADS };
	schedule_begin(&s);
	locks = 0;
	do {
		schedule_exchange(&s, &work);
		changes += shared() != unlocked;
	} while (work.entry.unit != NO_UNIT);
	ok(locks == 2 * o.board.units + 1, "the lock is taken for each unit");
	ok(!changes, "nothing changes without the lock (%u times)", changes);
	return tap_done();
}
