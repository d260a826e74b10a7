/* kernel.c -- the same units by every kernel and with masks of every width */
#include "kernel/kernel.h"

#include <stdlib.h>
#include <string.h>

#include "fence.h"
#include "known.h"
#include "tap.h"

struct range {
	unsigned next, end, step;
	uint64_t total;
};

static unsigned
next_unit(void *ctx, uint64_t count)
{
	struct range *units = ctx;
	unsigned unit = units->next;

	units->total += count;
	units->next += units->step;
	return unit < units->end ? unit : NO_UNIT;
}

static uint64_t
count(const struct work *work, const struct kernel *kernel, struct range units)
{
	int failed = kernel_count(kernel, work, next_unit, &units);

	return failed ? 0 : units.total;
}

/* By KERNEL, or every kernel of this processor. */
static void
check_kernels(const struct work *work, struct range units, uint64_t wanted)
{
	const char *name = getenv("KERNEL");

	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported() && (!name || !strcmp(name, k->name)))
			ok(count(work, k, units) == wanted,
			   "N=%d, %u slices, masks of %d bits, %s%s",
			   work->quadrants.n, work->slices,
			   work->quadrants.mask_bits, k->name,
			   work->is_recount ? ", recount" : "");
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
 * With masks of 64 bits, and of 32 if they suffice, and only the tables of
 * these units and of their recount, which must come to the same.  The number
 * for some units is that of the portable kernel with wide masks.
 */
static void
check(int n, unsigned slices, struct range units)
{
	int is_whole = units.end - units.next == slices << n / 2;
	uint64_t wanted = is_whole ? known[n].all : 0;

	for (int bits = 64; bits >= quadrants_mask_bits(n); bits -= 32) {
		struct work work = { .slices = slices };
		struct quadrants *q = &work.quadrants;

		quadrants_cut(q, n, bits);
		quadrants_want(q, 0);
		for (; work.is_recount < 2; work.is_recount++)
			for (unsigned u = units.next; u < units.end;
			     u += units.step)
				columns_visit(&work, u, want, q);
		work.is_recount = 0;
		if (!ok(quadrants_make(q, 2) == 0, "N=%d has tables", n))
			return;
		if (!wanted)
			wanted = count(&work, kernel_find("portable"), units);
		check_kernels(&work, units, wanted);
		work.is_recount = 1;
		check_kernels(&work, units, wanted);
		quadrants_free(q);
	}
}

/* Whole boards in slices, and units of boards that take too long to count. */
static const struct {
	int n;
	unsigned slices;
	struct range units;
} some[] = {
	{ 12, 8, { 0, 512, 1, 0 } },         { 13, 64, { 0, 4096, 1, 0 } },
	{ 17, 1, { 3, 256, 51, 0 } },        { 18, 1, { 5, 512, 85, 0 } },
	{ 19, 1, { 0x155, 512, 0x200, 0 } }, { 20, 8, { 1365, 1366, 1, 0 } },
};

/* usage: kernel [N]: no board beyond N.  The program `small`, whose kernels
   have small limits, needs longer for each board. */
int
main(int argc, char **argv)
{
	const char *name = strrchr(argv[0], '/');
	int is_small = name && strcmp(name, "/small") == 0;
	int most = getenv("LONG") ? 25 : is_small ? 17 : 20;
	int largest = argc > 1 ? atoi(argv[1]) : most;
	int whole = is_small ? 13 : 15;

	for (int n = 8; n <= largest && n <= whole; n++)
		check(n, 1, (struct range){ 0, 1U << n / 2, 1, 0 });
	for (size_t i = 0; i < sizeof some / sizeof *some; i++)
		if (some[i].n <= largest)
			check(some[i].n, some[i].slices, some[i].units);
	for (int n = 21; n <= largest; n++) {
		unsigned unit = 20U << n / 2 | 73;

		check(n, 4096, (struct range){ unit, unit + 1, 1, 0 });
	}
	return tap_done();
}
