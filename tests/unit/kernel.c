/* kernel.c -- the same units by every kernel and with masks of either width */
#include "kernel/kernel.h"

#include <stdlib.h>

#include "known.h"
#include "tap.h"

struct range {
	unsigned next, end, step;
	uint64_t total;
};

static unsigned
next_unit(void *ctx, uint64_t count)
{
	struct range *range = ctx;
	unsigned unit = range->next;

	range->total += count;
	range->next += range->step;
	return unit < range->end ? unit : NO_UNIT;
}

static uint64_t
count(const struct work *work, const struct kernel *kernel, struct range range)
{
	int failed = kernel_count(kernel, work, next_unit, &range);

	return failed ? 0 : range.total;
}

static int
make(struct work *work, int n, int is_wide)
{
	quadrants_cut(&work->quadrants, n, is_wide);
	quadrants_want(&work->quadrants, 1);
	return ok(quadrants_make(&work->quadrants, 4) == 0, "N=%d has tables",
	          n);
}

/* Boards that need only 32 bits, with masks of 64 bits. */
static void
check_wide(int n)
{
	struct range all = { 0, 1U << n / 2, 1, 0 };
	struct work work = { .slices = 1 };

	if (!make(&work, n, 1))
		return;
	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported())
			ok(count(&work, k, all) == known[n].all,
			   "N=%d with masks of 64 bits, %s", n, k->name);
	quadrants_free(&work.quadrants);
}

/* Sets of the right half in slices, as large boards have them. */
static void
check_slices(int n, unsigned slices)
{
	struct range all = { 0, slices << n / 2, 1, 0 };
	struct work work = { .slices = slices };

	if (!make(&work, n, n > QUADRANT_MASK32_N_MAX))
		return;
	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported())
			ok(count(&work, k, all) == known[n].all,
			   "N=%d in %u slices, %s", n, slices, k->name);
	quadrants_free(&work.quadrants);
}

/* Halves in many parts, as boards from 25 on have them. */
static void
check_parts(int n, int bits)
{
	struct range all = { 0, 1U << n / 2, 1, 0 };
	struct work work = { .slices = 1, .part_bits = bits };

	if (!make(&work, n, 0))
		return;
	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported())
			ok(count(&work, k, all) == known[n].all,
			   "N=%d in parts of 2^%d pairs, %s", n, bits, k->name);
	quadrants_free(&work.quadrants);
}

/* A columns_visit_fn. */
static int
want(struct columns top, struct weights weights, void *ctx)
{
	(void)weights;
	columns_want(ctx, top);
	return 0;
}

/* A small unit of a board whose tables are too large for a test: only the
   tables of that unit, and of its recount. */
static void
check_large(int n, unsigned left, unsigned slice)
{
	unsigned unit = slice << n / 2 | left;
	struct range one = { unit, unit + 1, 1, 0 };
	struct work work = { .slices = 4096 };
	uint64_t wanted;

	quadrants_cut(&work.quadrants, n, 1);
	quadrants_want(&work.quadrants, 0);
	for (work.is_recount = 0; work.is_recount < 2; work.is_recount++)
		columns_visit(&work, unit, want, &work.quadrants);
	if (!ok(quadrants_make(&work.quadrants, 2) == 0,
	        "N=%d has tables of a unit", n))
		return;
	work.is_recount = 0;
	wanted = count(&work, kernel_find("portable"), one);
	ok(wanted > 0, "N=%d, a unit has %" PRIu64 " solutions", n, wanted);
	for (int again = 0; again < 2; again++)
		for (const struct kernel *k = kernels; k->name; k++) {
			work.is_recount = again;
			if (k->is_supported())
				ok(count(&work, k, one) == wanted,
				   "N=%d, %s %s the same", n, k->name,
				   again ? "recounts" : "counts");
		}
	quadrants_free(&work.quadrants);
}

/* Some units of a large board, against the portable kernel. */
static void
check_units(int n, unsigned first, unsigned step)
{
	struct range some = { first, 1U << n / 2, step, 0 };
	struct work work = { .slices = 1 };
	uint64_t wanted;

	if (!make(&work, n, n > QUADRANT_MASK32_N_MAX))
		return;
	wanted = count(&work, kernel_find("portable"), some);
	ok(wanted > 0, "N=%d, some units have %" PRIu64 " solutions", n,
	   wanted);
	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported())
			ok(count(&work, k, some) == wanted,
			   "N=%d, %s counts the same", n, k->name);
	work.part_bits = 13;
	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported())
			ok(count(&work, k, some) == wanted,
			   "N=%d, %s counts the same in parts", n, k->name);
	quadrants_free(&work.quadrants);
}

int
main(void)
{
	for (int n = 8; n <= 16; n++)
		check_wide(n);
	check_slices(12, 8);
	check_slices(13, 64);
	check_parts(12, 4);
	check_parts(13, 5);
	check_parts(16, 10);
	for (int n = 25; getenv("LONG") && n <= QUADRANT_N_MAX; n++)
		check_large(n, 73, 20);
	check_units(17, 3, 51);
	check_units(18, 5, 85);
	check_units(19, 0x155, 0x200);
	return tap_done();
}
