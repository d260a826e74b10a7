/* memory.c -- allocations: as many bytes as is foretold; and any may fail */
#include "run/memory.h"

#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#define MASK_BITS 64
#define KERNEL_portable
#pragma GCC diagnostic ignored "-Wunused-function"
#include "halves/halves.h"
#include "kinds.h"
#include "known.h"
#include "run/schedule.h"
#include "tap.h"

/* --- allocations, one of which fails: the linker wraps them --- */

static unsigned long calls, failing;
static uint64_t held; /* bytes */

static int
fails(void)
{
	if (++calls != failing)
		return 0;
	errno = ENOMEM;
	return 1;
}

static void *
note(void *block)
{
	held += malloc_usable_size(block);
	return block;
}

/* NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__real_aligned_alloc(size_t alignment, size_t size);
void __real_free(void *block);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size);
void __wrap_free(void *block);

void *
__wrap_malloc(size_t size)
{
	return fails() ? NULL : note(__real_malloc(size));
}

void *
__wrap_calloc(size_t count, size_t size)
{
	return fails() ? NULL : note(__real_calloc(count, size));
}

void *
__wrap_realloc(void *old, size_t size)
{
	uint64_t before = malloc_usable_size(old);
	void *block = fails() ? NULL : __real_realloc(old, size);

	held -= block ? before : 0;
	return note(block);
}

void *
__wrap_aligned_alloc(size_t alignment, size_t size)
{
	return fails() ? NULL : note(__real_aligned_alloc(alignment, size));
}

void
__wrap_free(void *block)
{
	held -= malloc_usable_size(block);
	__real_free(block);
}
/* NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */

/* --- what needs memory: 0 if it did its work, ENOMEM, or -1 --- */

static struct tables eight; /* board 8 */

static int
solve(void)
{
	struct tables t;
	int failed = tables_make(&t, 8, NULL);
	int got = failed ? errno : t.solutions == 92 ? 0 : -1;

	tables_free(&t);
	return got;
}

static int
load_board(void)
{
	FILE *file = tmpfile();
	struct tables t;
	int failed, got;

	tables_save(&eight, file);
	rewind(file);
	failed = tables_load(&t, file);
	got = failed ? errno : t.solutions == 92 ? 0 : -1;
	tables_free(&t);
	fclose(file);
	return got;
}

static int
write_kind(const char *name)
{
	FILE *file = tmpfile();
	int failed = kinds_write(file, kinds_find(name), &eight);
	int got = failed ? errno : ftell(file) > 0 ? 0 : -1;

	fclose(file);
	return got;
}

static int
pack(void)
{
	return write_kind("byte");
}

static int
sort(void)
{
	return write_kind("prolog");
}

static const struct kernel *kernel;

static int
run(struct schedule *s)
{
	return count_run(&s->board, 1, schedule_exchange, s);
}

static int
count(void)
{
	static struct schedule s; /* large */
	FILE *file = tmpfile();
	char path[40];
	struct options o = { .n = 12,
		             .threads = 1,
		             .kernel = kernel,
		             .journal = path,
		             .to = count_units(12),
		             .memory = 1 << 30 };

	snprintf(path, sizeof path, "/proc/self/fd/%d", fileno(file));
	s = (struct schedule){ .options = &o, .processes = 1 };
	schedule_run(&s, run);
	fclose(file);
	if (s.status)
		return strstr(s.message, strerror(ENOMEM)) ? ENOMEM : -1;
	return s.sum == known[12].all ? 0 : -1;
}

/* Each allocation fails in turn, until there is none left.  None is kept. */
static void
check_failures(const char *name, int (*try)(void))
{
	uint64_t before = held;
	int got = ENOMEM;

	for (failing = 1; got == ENOMEM; failing++) {
		calls = 0;
		got = try();
		if (calls < failing)
			break;
	}
	ok(got == 0 && calls < failing && failing > 1,
	   "%s: any of %lu allocations may fail", name, failing - 1);
	is_u64(held, before, "%s: bytes that are left", name);
	failing = 0;
}

/* --- what a count takes --- */

static struct count_board board;

/* Forecasts of what tables of every step-th set of columns take, and a thread,
   more than those of board 8, which are small. */
static void
foretell(int n, unsigned step, double *tables, double *thread)
{
	struct quadrants *q = &board.work.quadrants;
	double small = 0, small_thread = 0;

	if (n > 8)
		foretell(8, 1, &small, &small_thread);
	count_board_make(&board, n, kernels, 0);
	for (int which = 0; which < QUADRANTS; which++)
		for (unsigned c = 0; c < 1U << q->at[which].width; c++)
			q->at[which].wanted[c] = c % step == 5 % step;
	*thread = (double)(memory_needed(&board, 2) - memory_needed(&board, 1));
	*tables = (double)memory_needed(&board, 1) - *thread - small;
	*thread -= small_thread;
}

static void
check_tables(int n)
{
	uint64_t before = held;
	double took, foretold, thread;

	foretell(n, 1, &foretold, &thread);
	quadrants_make(&board.work.quadrants, 1);
	took = (double)(held - before);
	ok(took < foretold + 3000 && foretold < 1.25 * took + 5000,
	   "N=%d: tables take %.0f bytes, %.0f foretold", n, took, foretold);
	quadrants_free(&board.work.quadrants);
}

/* What takes too long to measure grows as it does on smaller boards.  From
   board 25 on, all tables at once are too large, and lists are made in parts.
   From board 19 on masks are twice as large. */
static void
check_growth(int n)
{
	unsigned step = n < 25 ? 1 : 64;
	double tables, thread, less, less_thread;

	foretell(n, step, &tables, &thread);
	foretell(n - 2, step, &less, &less_thread);
	if (n > 20)
		ok(tables > 6 * less && tables < 11 * less,
		   "N=%d: tables of 6 to 11 times the size of N=%d (%.2f)", n,
		   n - 2, tables / less);
	if (n <= 25)
		ok(thread > 4 * less_thread && thread < 8 * less_thread,
		   "N=%d: lists of 4 to 8 times the size of N=%d (%.2f)", n,
		   n - 2, thread / less_thread);
}

/* Four tables have arrays for an index, for masks, and for layers of up to 7 or 8
   queens.  One set of one column wants a layer and masks: no other is searched. */
static void
check_wanted(void)
{
	struct quadrants *q = &board.work.quadrants;
	const unsigned tables = 2 * (3 + 1 + 9 + 1) + 2 * (3 + 1 + 8 + 1);

	count_board_make(&board, 15, kernels, 0);
	quadrants_want(q, 0);
	q->at[TOP_LEFT].wanted[1] = 1;
	calls = 0;
	quadrants_make(q, 1);
	ok(calls <= tables + 2, "a set of columns: %lu allocations", calls);
	quadrants_free(q);
}

/* Sums of the squares of how many placements two tables have: (2^20)^2 halves. */
static void
check_parts(void)
{
	uint64_t squares[1][2] = { { UINT64_C(1) << 39, UINT64_C(1) << 39 } };
	struct quadrants *q = &board.work.quadrants;
	struct halves h = { .pairing.quadrants = q };

	q->at[TOP_LEFT].squares = q->at[TOP_RIGHT].squares = squares;
	ok(parts_of(&h, TOP_LEFT, (struct columns){ 0, 0 }) >= 16,
	   "long lists are made in parts");
}

int
main(void)
{
	tables_make(&eight, 8, NULL);
	check_failures("solve", solve);
	check_failures("load a board", load_board);
	check_failures("pack a board", pack);
	check_failures("order solutions", sort);
	for (kernel = kernels; kernel->name; kernel++)
		if (kernel->is_supported())
			check_failures(kernel->name, count);
	check_wanted();
	check_parts();
	for (int n = 13; n <= (getenv("LONG") ? 20 : 18); n++)
		check_tables(n);
	for (int n = 15; n <= QUADRANT_N_MAX; n++)
		check_growth(n);
	ok(memory_available(1 << 20) < memory_available(1) / 1000,
	   "each of many processes has less available");
	tables_free(&eight);
	return tap_done();
}
