/*
 * rank.h -- choose the diagonals that decide in which bucket a mask is
 *
 * A diagonal keeps a top and a bottom mask apart if both have it.  Of a sample
 * of pairs, the first diagonal is the one that keeps most apart; the next is
 * the one that keeps most of the rest apart, and so on (greedy set cover).
 * That takes as long as to match a few million pairs.  For shorter lists a
 * census decides: how many top masks have a diagonal, times how many bottom
 * masks.
 */
#ifndef RANK_H
#define RANK_H

#include "halves/census.h"

enum {
	RANKED_PAIRS = SMALL_LIMITS ? 1000 : 100000000, /* measured */
	SAMPLE_TOPS = 256,        /* a bit each */
	SAMPLE_BOTTOMS = 128
};

typedef uint64_t top_set __attribute__((vector_size(SAMPLE_TOPS / 8)));

struct ranking {
	top_set has[MASK_BITS]; /* the top masks that have a diagonal */
	/* of each bottom mask: the top masks that no ranked diagonal keeps
	   apart from it */
	top_set together[SAMPLE_BOTTOMS];
	mask left; /* diagonals without a rank */
	mask bottom[SAMPLE_BOTTOMS];
	int bottoms;
	int apart[MASK_BITS]; /* pairs that a diagonal would keep apart */
};

static ALWAYS_INLINE int
lowest(mask x)
{
	return __builtin_ctzll(x);
}

static ALWAYS_INLINE int
count_tops(top_set x)
{
	int count = 0;

	UNROLL(4)
	for (int w = 0; w < SAMPLE_TOPS / 64; w++)
		count += __builtin_popcountll(x[w]);
	return count;
}

/* The step that takes up to `most` masks of the list. */
static size_t
step_of(const struct list *list, size_t most)
{
	return (list->count + most - 1) / most;
}

static void
ranking_make(struct ranking *r, const struct list *top,
             const struct list *bottom, mask diagonals)
{
	size_t step = step_of(top, SAMPLE_TOPS);

	*r = (struct ranking){ .left = diagonals };
	for (size_t i = 0, n = 0; i < top->count; i += step, n++)
		for (mask x = top->mask[i]; x; x &= x - 1)
			r->has[lowest(x)][n / 64] |= UINT64_C(1) << n % 64;
	step = step_of(bottom, SAMPLE_BOTTOMS);
	for (size_t i = 0; i < bottom->count; i += step) {
		memset(&r->together[r->bottoms], 0xFF, sizeof(top_set));
		r->bottom[r->bottoms++] = bottom->mask[i];
		for (mask x = bottom->mask[i]; x; x &= x - 1)
			r->apart[lowest(x)]++;
	}
	for (int d = 0; d < MASK_BITS; d++)
		r->apart[d] *= count_tops(r->has[d]);
}

/* A ranked diagonal keeps these top masks apart from a bottom mask. */
static void
take_apart(struct ranking *r, mask bottom, top_set from)
{
	for (mask x = bottom & r->left; x; x &= x - 1)
		r->apart[lowest(x)] -= count_tops(from & r->has[lowest(x)]);
}

static int
ranking_next(struct ranking *r)
{
	int best = lowest(r->left);

	for (mask x = r->left; x; x &= x - 1)
		if (r->apart[lowest(x)] > r->apart[best])
			best = lowest(x);
	r->left &= ~((mask)1 << best);
	for (int i = 0; i < r->bottoms; i++) {
		if (!(r->bottom[i] >> best & 1))
			continue;
		take_apart(r, r->bottom[i], r->together[i] & r->has[best]);
		r->together[i] &= ~r->has[best];
	}
	return best;
}

/* Choose `bits` of the diagonals, by a sample of pairs. */
static mask
decide_by_pairs(int bits, mask diagonals, const struct list *top,
                const struct list *bottom)
{
	struct ranking r;
	mask chosen = 0;

	ranking_make(&r, top, bottom, diagonals);
	for (; bits > 0; bits--)
		chosen |= (mask)1 << ranking_next(&r);
	return chosen;
}

/* The same, in less time.  If too few diagonals are in a sample of both lists,
   any others do. */
static mask
decide_by_census(int bits, mask diagonals, const struct list *top,
                 const struct list *bottom)
{
	uint8_t diagonal[MASK_BITS];
	mask left = diagonals;
	int found = census_rank(diagonal, bits, &left, top, bottom);

	for (; found < bits; found++)
		left &= left - 1;
	return diagonals & ~left;
}

#endif
