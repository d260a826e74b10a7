/* kernel.c -- the same units by every kernel and with masks of either width */
#include "kernel/kernel.h"

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

/* Boards that need only 32 bits, with masks of 64 bits. */
static void
check_wide(int n)
{
	struct range all = { 0, 1U << n / 2, 1, 0 };
	struct work work = { .slices = 1 };

	if (!ok(quadrants_make(&work.quadrants, n, 1, 1) == 0,
	        "N=%d has tables with masks of 64 bits", n))
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

	if (!ok(quadrants_make(&work.quadrants, n, n > QUADRANT_MASK32_N_MAX,
	                       4) == 0,
	        "N=%d has tables", n))
		return;
	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported())
			ok(count(&work, k, all) == known[n].all,
			   "N=%d in %u slices, %s", n, slices, k->name);
	quadrants_free(&work.quadrants);
}

/* Some units of a large board, against the portable kernel. */
static void
check_units(int n, unsigned first, unsigned step)
{
	struct range some = { first, 1U << n / 2, step, 0 };
	struct work work = { .slices = 1 };
	uint64_t wanted;

	if (!ok(quadrants_make(&work.quadrants, n, n > QUADRANT_MASK32_N_MAX,
	                       4) == 0,
	        "N=%d has tables", n))
		return;
	wanted = count(&work, kernel_find("portable"), some);
	ok(wanted > 0, "N=%d, some units have %" PRIu64 " solutions", n,
	   wanted);
	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported())
			ok(count(&work, k, some) == wanted,
			   "N=%d, %s counts the same", n, k->name);
	quadrants_free(&work.quadrants);
}

int
main(void)
{
	for (int n = 8; n <= 16; n++)
		check_wide(n);
	check_slices(12, 8);
	check_slices(13, 64);
	check_units(17, 3, 51);
	check_units(18, 5, 85);
	check_units(19, 0x155, 0x200);
	return tap_done();
}
