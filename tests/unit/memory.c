/* memory.c -- what a count takes, against what is foretold */
#include "run/memory.h"

#include <malloc.h>
#include <stdlib.h>

#define MASK_BITS 64
#define KERNEL_portable
#pragma GCC diagnostic ignored "-Wunused-function"
#include "halves/halves.h"
#include "tap.h"

static struct count_board board;
static struct quadrants *const q = &board.work.quadrants;

/* A forecast, if all sets of columns are wanted, or none. */
static double
needed(int n, int is_wanted, int threads)
{
	count_board_make(&board, n, kernels, 0);
	quadrants_want(q, is_wanted);
	return (double)memory_needed(&board, threads);
}

/* All sets of columns are wanted, or with `size` those of that size. */
static void
check_tables(int n, int size)
{
	double none = needed(n, 0, 1), foretold, took = 0;

	for (struct quadrant *at = q->at; at < q->at + QUADRANTS; at++)
		for (unsigned c = 0; c < 1U << at->width; c++)
			at->wanted[c] = !size || __builtin_popcount(c) == size;
	foretold = (double)memory_needed(&board, 1) - none;
	quadrants_make(q, 1);
	for (const struct quadrant *at = q->at; at < q->at + QUADRANTS; at++)
		if (!at->is_mirrored)
			took += (double)(malloc_usable_size(at->first) +
			                 malloc_usable_size(at->masks));
	quadrants_free(q);
	ok(took < 1.01 * foretold + 1000 &&
	           foretold < (size ? 1.2 : 1.05) * took + 5000,
	   "N=%d, size %d: tables take %.0f bytes, %.0f foretold", n, size,
	   took, foretold);
}

int
main(void)
{
	/* two tables of many placements, and nothing else */
	uint64_t squares[1][2] = { { 0, UINT64_C(1) << 40 } };
	struct halves h = { .joiner.quadrants = q };
	double none;

	mallopt(M_MMAP_THRESHOLD, 32 << 20); /* not in whole pages */
	for (int n = 13; n <= (getenv("LONG") ? 20 : 18); n++)
		for (int size = 0; size <= 6; size += size ? 1 : 3)
			check_tables(n, size);
	none = needed(18, 0, 1);
	q->at[TOP_RIGHT].wanted[5] = 1;
	ok((double)memory_needed(&board, 1) > none,
	   "a set that is wanted at the right alone takes memory");
	ok(needed(14, 0, 1000) <= needed(14, 0, 128),
	   "N=14: threads without one of the 128 units take nothing");
	ok(needed(26, 1, 1) > 1e18 && needed(24, 1, 1) < 1e11,
	   "a table of 2^32 placements never fits");
	q->at[TOP_LEFT].squares = q->at[TOP_RIGHT].squares = squares;
	ok(parts_of(&h, TOP_LEFT, (struct columns){ 0, 0 }) >= 16,
	   "long lists are made in parts");
	return tap_done();
}
