/* memory.c -- the memory that is foretold, against what a count takes */
#include "run/memory.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "run/tiles.h"
#include "tap.h"

#ifdef __SANITIZE_ADDRESS__
enum { is_sanitized = 1 };
#else
enum { is_sanitized = 0 };
#endif

/*
 * Every thread counts the same units, and holds its memory until all threads
 * have done so.  If the threads shared the units instead, the scheduler could
 * give most units to one of them, and the others would take no memory.
 */
struct everyone {
	unsigned units, *unit;
	pthread_barrier_t are_done;
};

static unsigned
next_unit(void *ctx, const struct entry *done)
{
	static _Thread_local unsigned next;
	struct everyone *e = ctx;

	(void)done;
	if (next < e->units)
		return e->unit[next++];
	next = 0;
	pthread_barrier_wait(&e->are_done);
	return NO_UNIT;
}

/* All units of a board, or of a large board those whose cost is near that of
   the most expensive one. */
static void
choose_units(struct everyone *e, const struct count_board *board)
{
	double most = 0;

	e->units = 0;
	e->unit = calloc(board->units, sizeof *e->unit);
	for (unsigned unit = 0; board->n > 16 && unit < board->units; unit++)
		if (tiles_cost(&board->work, unit) > most)
			most = tiles_cost(&board->work, unit);
	for (unsigned unit = 0; e->unit && unit < board->units; unit++)
		if (!most || tiles_cost(&board->work, unit) >= .8 * most)
			e->unit[e->units++] = unit;
}

static int
count(int n, int threads, const struct kernel *kernel)
{
	struct everyone e;
	struct count_board board;
	int error;

	count_board_make(&board, n, kernel, 0);
	pthread_barrier_init(&e.are_done, NULL, (unsigned)threads);
	choose_units(&e, &board);
	error = count_run(&board, threads, next_unit, &e);
	pthread_barrier_destroy(&e.are_done);
	free(e.unit);
	return error || !e.units;
}

/* The most bytes of memory that a count had at once.  A process of its own
   counts twice: what the first count leaves, the second one must not need. */
static uint64_t
taken(int n, int threads, const struct kernel *kernel)
{
	struct rusage usage = { 0 };
	int status = 1;
	pid_t child = fork();

	if (child == 0) {
		int failed;

		memory_return_freed();
		failed = count(n, threads, kernel);
		_exit(failed ? failed : count(n, threads, kernel));
	}
	if (child < 0 || wait4(child, &status, 0, &usage) < 0 || status)
		return 0;
	return (uint64_t)usage.ru_maxrss * 1024;
}

/* With all tables. */
static uint64_t
foretold(int n, int threads, const struct kernel *kernel)
{
	struct count_board board;

	count_board_make(&board, n, kernel, 0);
	return memory_needed(&board, threads);
}

static void
check(int n, int threads, const struct kernel *kernel)
{
	uint64_t needed = foretold(n, threads, kernel);
	uint64_t took = taken(n, threads, kernel);

	if (!took || is_sanitized) {
		ok(took > 0, "N=%d # SKIP memory of a sanitizer", n);
		return;
	}
	ok(took <= needed,
	   "N=%d on %d threads takes no more than is foretold: %" PRIu64
	   " bytes foretold, %" PRIu64 " taken",
	   n, threads, needed, took);
}

/* What threads add to the tables that they share. */
static void
check_threads(int n, const struct kernel *kernel)
{
	uint64_t needed = foretold(n, 33, kernel) - foretold(n, 1, kernel);
	uint64_t took = taken(n, 33, kernel) - taken(n, 1, kernel);

	ok(is_sanitized || took <= needed,
	   "N=%d on 32 threads more: %" PRIu64 " bytes foretold, %" PRIu64
	   " taken",
	   n, needed, took);
}

/* What every kernel needs, also one that this processor cannot run. */
static void
check_foretold(const struct kernel *kernel)
{
	const struct {
		int n;
		uint64_t most;
	} needs[] = {
		{ 16, 8000000 },    { 18, 32000000 },   { 20, 106000000 },
		{ 22, 1000000000 }, { 24, 8000000000 },
	};

	for (size_t i = 0; i < sizeof needs / sizeof *needs; i++)
		ok(foretold(needs[i].n, 1, kernel) <= needs[i].most,
		   "%s: N=%d needs at most %" PRIu64 " bytes", kernel->name,
		   needs[i].n, needs[i].most);
	/* even boards hold fewer tables than odd ones */
	for (int n = 10; n <= 24; n++)
		ok(foretold(n, 1, kernel) > foretold(n - 2, 1, kernel),
		   "%s: N=%d needs more than N=%d", kernel->name, n, n - 2);
}

int
main(void)
{
	const struct kernel *kernel = kernel_find(getenv("KERNEL"));
	int largest = getenv("LONG") ? 19 : 14;

	for (int n = 1; n <= largest; n++)
		check(n, 1, kernel);
	check(largest, 8, kernel);
	check_threads(largest, kernel);
	for (const struct kernel *k = kernels; k->name; k++)
		check_foretold(k);
	ok(memory_available(1 << 20) < memory_available(1) / 1000,
	   "each of many processes has less available");
	return tap_done();
}
