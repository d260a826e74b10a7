/* kernel.c -- the same units by every kernel and with masks of either width */
#include "kernel/kernel.h"

#include "known.h"
#include "tap.h"

struct range {
	unsigned next, end, step;
};

static unsigned
deal(void *ctx)
{
	struct range *range = ctx;
	unsigned unit = range->next;

	range->next += range->step;
	return unit < range->end ? unit : ~0U;
}

static uint64_t
count(const struct quadrants *q, const struct match_kernel *kernel,
      struct range range)
{
	uint64_t total = 0;
	int failed = (q->is_wide ? kernel->count_wide : kernel->count_narrow)(
		q, deal, &range, &total);

	return failed ? 0 : total;
}

/* Boards that need them not, with masks of 64 bits. */
static void
check_wide(int n)
{
	struct range all = { 0, 1U << n / 2, 1 };
	struct quadrants q;

	if (!ok(quadrants_make_wide(&q, n, 1) == 0, "wide pieces of N=%d", n))
		return;
	for (const struct match_kernel *k = match_kernels; k->name; k++)
		if (k->is_supported())
			ok(count(&q, k, all) == known[n].all, "N=%d, wide, %s",
			   n, k->name);
	quadrants_free(&q);
}

/* Sets of the right half in parts, as large boards have them. */
static void
check_parts(int n, unsigned parts)
{
	struct range all = { 0, parts << n / 2, 1 };
	struct quadrants q;

	if (!ok(quadrants_make(&q, n, 4) == 0, "pieces of N=%d", n))
		return;
	q.parts = parts;
	for (const struct match_kernel *k = match_kernels; k->name; k++)
		if (k->is_supported())
			ok(count(&q, k, all) == known[n].all,
			   "N=%d in %u parts, %s", n, parts, k->name);
	quadrants_free(&q);
}

/* Some units of a large board, against the portable kernel. */
static void
check_units(int n, unsigned first, unsigned step)
{
	struct range some = { first, 1U << n / 2, step };
	struct quadrants q;
	uint64_t wanted;

	if (!ok(quadrants_make(&q, n, 4) == 0, "pieces of N=%d", n))
		return;
	wanted = count(&q, match_find("portable"), some);
	ok(wanted > 0, "N=%d, some units: %" PRIu64, n, wanted);
	for (const struct match_kernel *k = match_kernels; k->name; k++)
		if (k->is_supported())
			ok(count(&q, k, some) == wanted, "N=%d, %s", n,
			   k->name);
	quadrants_free(&q);
}

int
main(void)
{
	for (int n = 8; n <= 16; n++)
		check_wide(n);
	check_parts(12, 8);
	check_parts(13, 64);
	check_units(17, 3, 51);
	check_units(18, 5, 85);
	check_units(19, 0x155, 0x200);
	return tap_done();
}
