/* kernel.c -- the same units by every kernel and with masks of every width */
#include "kernel/kernel.h"

#include <stdlib.h>
#include <string.h>

#include "fence.h"
#include "known.h"
#include "tap.h"

/* Units of a board, in so many slices.  Of large boards some units stand for
   all, which would take too long. */
struct part {
	int n;
	unsigned slices, first, end, step;
};
static const struct part parts[] = {
	{ 12, 8, 0, 512, 1 },     { 13, 64, 0, 4096, 1 },
	{ 14, 1, 2, 128, 9 },     { 15, 1, 4, 128, 11 },
	{ 17, 1, 3, 256, 51 },    { 18, 1, 5, 512, 85 },
	{ 19, 1, 341, 512, 512 }, { 20, 8, 1365, 1366, 1 },
};

static unsigned next;
static uint64_t total;

static unsigned
next_unit(void *ctx, uint64_t count)
{
	const struct part *part = ctx;
	unsigned unit = next;

	total += count;
	next += part->step;
	return unit < part->end ? unit : NO_UNIT;
}

static uint64_t
count(const struct work *work, const struct kernel *kernel, struct part part)
{
	next = part.first;
	total = 0;
	return kernel_count(kernel, work, next_unit, &part) ? 0 : total;
}

/* By KERNEL, or every kernel of this processor. */
static void
check_kernels(const struct work *work, struct part part, uint64_t wanted)
{
	const char *name = getenv("KERNEL");

	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported() && (!name || !strcmp(name, k->name)))
			ok(count(work, k, part) == wanted,
			   "N=%d, %u slices, masks of %d bits, %s%s", part.n,
			   part.slices, work->quadrants.mask_bits, k->name,
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
check(struct part part)
{
	int is_whole = part.end - part.first == part.slices << part.n / 2;
	uint64_t wanted = is_whole ? known[part.n].all : 0;

	for (int bits = 64; bits >= quadrants_mask_bits(part.n); bits -= 32) {
		struct work work = { .slices = part.slices };
		struct quadrants *q = &work.quadrants;

		quadrants_cut(q, part.n, bits);
		quadrants_want(q, 0);
		for (; work.is_recount < 2; work.is_recount++)
			for (unsigned u = part.first; u < part.end;
			     u += part.step)
				columns_visit(&work, u, want, q);
		work.is_recount = 0;
		if (!ok(quadrants_make(q, 2) == 0,
		        "N=%d has tables, of %d bits", part.n, bits))
			return;
		if (!wanted)
			wanted = count(&work, kernel_find("portable"), part);
		check_kernels(&work, part, wanted);
		work.is_recount = 1;
		check_kernels(&work, part, wanted);
		quadrants_free(q);
	}
}

/* usage: kernel [N]: no board beyond N.  The program `small`, whose kernels
   have small limits, needs longer for each board. */
int
main(int argc, char **argv)
{
	const char *name = strrchr(argv[0], '/');
	int most = name && strcmp(name, "/small") == 0 ? 17 : 20;

	if (argc > 1 || getenv("LONG"))
		most = argc > 1 ? atoi(argv[1]) : 25;
	if (getenv("KERNEL"))
		ok(kernel_find(getenv("KERNEL")) != NULL, "KERNEL is here");
	for (int n = 8; n <= 13 && n <= most; n++)
		check((struct part){ n, 1, 0, 1U << n / 2, 1 });
	for (size_t i = 0; i < LENGTH(parts) && parts[i].n <= most; i++)
		check(parts[i]);
	for (int n = 21; n <= most; n++) {
		unsigned unit = 20U << n / 2 | 73;

		check((struct part){ n, 4096, unit, unit + 1, 1 });
	}
	return tap_done();
}
