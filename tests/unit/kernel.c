/* kernel.c -- the same units by every kernel and with masks of every width */
#include "kernel/kernel.h"

#include <stdlib.h>
#include <string.h>

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

/* KERNEL, or every kernel of this processor. */
static int
is_asked(const struct kernel *k)
{
	const char *name = getenv("KERNEL");

	return k->is_supported() && (!name || !strcmp(name, k->name));
}

static void
check_kernels(const struct work *work, struct range range, uint64_t wanted)
{
	for (const struct kernel *k = kernels; k->name; k++)
		if (is_asked(k))
			ok(count(work, k, range) == wanted,
			   "N=%d, %u slices, masks of %d bits, %s%s",
			   work->quadrants.n, work->slices,
			   work->quadrants.mask_bits, k->name,
			   work->is_recount ? ", recount" : "");
}

/* A whole board, with masks of 64 bits, and of 32 if they suffice. */
static void
check(int n, unsigned slices)
{
	struct range all = { 0, slices << n / 2, 1, 0 };
	struct work work = { .slices = slices };

	for (int bits = 64; bits >= quadrants_mask_bits(n); bits -= 32) {
		quadrants_cut(&work.quadrants, n, bits);
		quadrants_want(&work.quadrants, 1);
		if (ok(quadrants_make(&work.quadrants, 4) == 0,
		       "N=%d has tables", n))
			check_kernels(&work, all, known[n].all);
		quadrants_free(&work.quadrants);
	}
}

/* A columns_visit_fn. */
static int
want(struct columns top, struct weights weights, void *ctx)
{
	(void)weights;
	columns_want(ctx, top);
	return 0;
}

/*
 * Some units of a board that takes too long to count whole, with only the
 * tables of these units and of their recount.  The portable kernel with wide
 * masks says what they count; a recount must come to the same.
 */
static void
check_units(int n, unsigned slices, struct range some)
{
	uint64_t wanted = 0;

	for (int bits = 64; bits >= quadrants_mask_bits(n); bits -= 32) {
		struct work work = { .slices = slices };
		struct quadrants *q = &work.quadrants;

		quadrants_cut(q, n, bits);
		quadrants_want(q, 0);
		for (work.is_recount = 0; work.is_recount < 2;
		     work.is_recount++)
			for (unsigned u = some.next; u < some.end;
			     u += some.step)
				columns_visit(&work, u, want, q);
		work.is_recount = 0;
		if (!ok(quadrants_make(q, 2) == 0, "N=%d has tables", n))
			return;
		if (!wanted)
			wanted = count(&work, kernel_find("portable"), some);
		ok(wanted > 0, "N=%d, some units have %" PRIu64 " solutions", n,
		   wanted);
		check_kernels(&work, some, wanted);
		work.is_recount = 1;
		check_kernels(&work, some, wanted);
		quadrants_free(q);
	}
}

/* Units of boards that take too long to count whole. */
static const struct {
	int n;
	unsigned slices;
	struct range units;
} some[] = {
	{ 17, 1, { 3, 256, 51, 0 } },
	{ 18, 1, { 5, 512, 85, 0 } },
	{ 19, 1, { 0x155, 512, 0x200, 0 } },
	{ 20, 8, { 1365, 1366, 1, 0 } },
};

/* usage: kernel [N]: no board beyond N.  The program `small`, whose kernels have
   small limits, needs longer for each board. */
int
main(int argc, char **argv)
{
	int is_small = strstr(argv[0], "small") != NULL;
	int most = getenv("LONG") ? 25 : is_small ? 17 : 18;
	int largest = argc > 1 ? atoi(argv[1]) : most;
	int whole = is_small ? 13 : 16;

	for (int n = 8; n <= largest && n <= whole; n++)
		check(n, 1);
	if (largest >= 13) {
		check(12, 8);
		check(13, 64);
	}
	for (size_t i = 0; i < sizeof some / sizeof *some; i++)
		if (some[i].n <= largest)
			check_units(some[i].n, some[i].slices, some[i].units);
	for (int n = 21; n <= largest; n++) {
		unsigned unit = 20U << n / 2 | 73;

		check_units(n, 4096, (struct range){ unit, unit + 1, 1, 0 });
	}
	return tap_done();
}
