/* memory.c -- the memory that is foretold, against what a count takes */
#include "run/memory.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "run/cost.h"
#include "run/count.h"
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
		if (cost_of_unit(&board->work, unit) > most)
			most = cost_of_unit(&board->work, unit);
	for (unsigned unit = 0; e->unit && unit < board->units; unit++)
		if (!most || cost_of_unit(&board->work, unit) >= .8 * most)
			e->unit[e->units++] = unit;
}

static int
count(int n, int threads)
{
	struct everyone e;
	struct count_board board;
	int error;

	count_board_make(&board, n, kernel_find(NULL), 0);
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
taken(int n, int threads)
{
	struct rusage usage = { 0 };
	int status = 1;
	pid_t child = fork();

	if (child == 0) {
		int failed;

		memory_return_freed();
		failed = count(n, threads);
		_exit(failed ? failed : count(n, threads));
	}
	if (child < 0 || wait4(child, &status, 0, &usage) < 0 || status)
		return 0;
	return (uint64_t)usage.ru_maxrss * 1024;
}

/* With all tables. */
static uint64_t
foretold(int n, int threads)
{
	struct count_board board;

	count_board_make(&board, n, kernel_find(NULL), 0);
	return memory_needed(&board, threads);
}

static void
check(int n, int threads)
{
	uint64_t needed = foretold(n, threads), took = taken(n, threads);

	if (!took || is_sanitized) {
		ok(took > 0, "N=%d # SKIP memory of a sanitizer", n);
		return;
	}
	ok(took <= needed && needed <= took + took / 2 + (4 << 20),
	   "N=%d on %d threads takes no more than is foretold, and not much "
	   "less: %" PRIu64 " bytes foretold, %" PRIu64 " taken",
	   n, threads, needed, took);
}

/* What threads add to the tables that they share. */
static void
check_threads(int n)
{
	uint64_t needed = foretold(n, 33) - foretold(n, 1);
	uint64_t took = taken(n, 33) - taken(n, 1);

	ok(is_sanitized || (took <= needed && needed <= 3 * took),
	   "N=%d on 32 threads more: %" PRIu64 " bytes foretold, %" PRIu64
	   " taken",
	   n, needed, took);
}

int
main(void)
{
	int largest = getenv("LONG") ? 19 : 16;
	int packs = kernel_width(kernel_find(NULL), 20) == PACKED;

	for (int n = 1; n <= largest; n++)
		check(n, 1);
	check(largest, 8);
	check_threads(largest);
	/* even boards hold fewer tables than odd ones */
	for (int n = 10; n <= 24; n++)
		ok(foretold(n, 1) > foretold(n - 2, 1),
		   "N=%d needs more than N=%d", n, n - 2);
	ok(foretold(16, 1) <= 8000000, "N=16 needs at most 8 MB");
	ok(foretold(18, 1) <= 32000000, "N=18 needs at most 32 MB");
	ok(foretold(20, 1) <= (packs ? 62000000 : 102000000),
	   "N=20 needs at most %d MB", packs ? 62 : 102);
	ok(foretold(22, 1) <= 1000000000, "N=22 needs at most 1 GB");
	ok(foretold(24, 1) <= UINT64_C(8000000000), "N=24 needs at most 8 GB");
	ok(memory_available(4) <= memory_available(1) / 2,
	   "each of four processes has less available");
	ok(memory_available(1) > 64 << 20, "more than 64 MB are available");
	return tap_done();
}
