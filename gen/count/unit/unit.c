/*
 * unit.c -- the method of unit.h
 *
 * Make compiles this file six times (count.mk), with these macros:
 *   MASK_BITS and KERNEL_avx512, _avx2 or _portable: see simd/simd.h,
 *   UNIT_COUNT: the name of the function.
 * The headers of a kernel have static functions only, so all kernels can have
 * functions of the same name.  The compiler needs no -march: headers name the
 * instructions that they use.
 */
#include "unit/unit.h"

#if defined __x86_64__ || defined KERNEL_portable
#include "halves/halves.h"
#include "simd/simd.h"
#include "unit/matcher.h"

struct unit {
	struct matcher matcher;
	uint64_t count;
	struct halves halves;
};

/* Match one of both lists of top halves. */
static int
match_tops(struct unit *u, const struct list *top, const uint64_t weight[3])
{
	struct lists all = {
		.top = *top,
		.diagonals = (mask)-1 >>
		             (MASK_BITS - u->halves.joiner.quadrants->bits),
	};

	for (int c = 0; c < 3; c++)
		if (weight[c])
			all.bottom[c] = u->halves.bottom[c];
	if (!top->count || !lists_bottoms(&all))
		return 0;
	return matcher_match(&u->matcher, &all, weight, &u->count);
}

/* Match the top halves that were made with a part of the bottom halves. */
static int
count_part(struct unit *u, struct columns top, struct weights w,
           struct part part)
{
	struct halves *h = &u->halves;
	int has_centre = columns_centre(h->joiner.quadrants, top) != 0;
	const uint64_t weight[3] = { has_centre ? 0 : w.off_long, 2 * w.on_long,
		                     4 * w.on_long };
	const uint64_t central[3] = { w.off_long };

	/* the table of halves/columns.h */
	return make_bottom(h, top, w.off_long != 0, part) ||
	                       match_tops(u, &h->top[0], weight) ||
	                       match_tops(u, &h->top[1], central)
	               ? -1
	               : 0;
}

/* A columns_visit_fn: add the solutions with these columns at the top, and
   those of their images that no other set counts. */
static int
count_set(struct columns top, struct weights w, void *ctx)
{
	struct unit *u = ctx;
	struct halves *h = &u->halves;
	struct columns rest = columns_rest(h->joiner.quadrants, top);
	int tops = parts_of(h, TOP_LEFT, top);
	int bottoms = parts_of(h, BOTTOM_LEFT, rest);

	for (unsigned t = 0; t < 1U << tops; t++) {
		if (make_top(h, top, (struct part){ t, tops }))
			return -1;
		if (!h->top[0].count && !h->top[1].count)
			continue;
		for (unsigned b = 0; b < 1U << bottoms; b++)
			if (count_part(u, top, w, (struct part){ b, bottoms }))
				return -1;
	}
	return 0;
}

/* A unit_count_fn. */
int
UNIT_COUNT(const struct work *work, unit_next_fn *next, void *ctx)
{
	struct unit u = { .halves.joiner.quadrants = &work->quadrants };
	unsigned unit;
	int failed = 0;

	while (!failed && (unit = next(ctx, u.count)) != NO_UNIT) {
		u.count = 0;
		failed = columns_visit(work, unit, count_set, &u);
	}
	halves_free(&u.halves);
	matcher_free(&u.matcher);
	return failed ? -1 : 0;
}

#if defined __clang__ && !defined KERNEL_portable /* simd/ has the push */
#pragma clang attribute pop
#endif
#endif
