/*
 * match.h -- count the disjoint pairs of top and bottom masks by buckets
 *
 * Both lists are sorted by the few diagonals that keep most pairs apart (rank.h,
 * sort.h).  A bucket of top masks is matched only with the buckets of bottom
 * masks that share none of these diagonals:
 *
 *     top bucket  101    bottom buckets  000  010
 *
 * So most pairs are never looked at, and sorting copies each mask once.
 * The other diagonals are looked up, for many pairs at once (nibbles.h,
 * sextets.h).
 *
 * The word of a mask has room for DIAGONALS diagonals.  On a board with more, the
 * others must decide.  Where these would be too many, the lists are first divided
 * by a diagonal d, in place.  That leaves two matchings, which no longer need it:
 *
 *     top masks with d     x  bottom masks without d
 *     top masks without d  x  all bottom masks
 *
 * or the same with top and bottom exchanged: whichever matches fewer masks twice.
 *
 * Short lists are not worth the sorting: blocks/ or planes/ match them.
 */
#ifndef BUCKETS_MATCH_H
#define BUCKETS_MATCH_H

#include "buckets/lists.h"
#include "buckets/rank.h"
#include "buckets/slabs.h"
#include "halves/halves.h"

/*
 * Kernels bring
 *   LONG_PAIRS: lists with fewer pairs are short,
 *   BUCKET_TOPS, BUCKET_BOTTOMS: one more diagonal decides while the buckets of
 *     both lists have more masks than this, on average,
 *   FORCED_MAX: lists are divided while more diagonals than this must decide,
 *   struct short_lists and short_make(), short_match(), short_free(): they match
 *     short lists (blocks/match.h, planes/match.h).
 */

struct matcher {
	struct short_lists *short_lists;
	mask diagonals;    /* that top and bottom masks share */
	size_t long_pairs; /* LONG_PAIRS; on Zen 1 and 2 all lists are short */
	int word;          /* diagonals that a word has room for */
	const uint64_t *weight;
	struct deciding deciding;
	struct buckets top, bottom;
	struct slabs slabs;
	struct arena aside;
	struct eight eights[EIGHTS];
};

/* Sorting needs pext, which takes hundreds of cycles on Zen 1 and 2. */
static int
is_sort_slow(void)
{
	return __builtin_cpu_is("znver1") || __builtin_cpu_is("znver2");
}

static void
matcher_free(struct matcher *m)
{
	if (m) {
		short_free(m->short_lists);
		free(m->top.words.at);
		free(m->bottom.words.at);
		slabs_free(&m->slabs);
		free(m->aside.at);
	}
	free(m);
}

/* So few diagonals that lists are divided twice or more. */
static int
small_word(int bits)
{
	int diagonals = bits - FORCED_MAX - 2;

	return diagonals < 0           ? 0
	       : diagonals < DIAGONALS ? diagonals
	                               : DIAGONALS;
}

static struct matcher *
matcher_make(const struct work *work)
{
	struct matcher *m = aligned_alloc(64, (sizeof *m + 63) / 64 * 64);
	int bits = work->quadrants.bits;

	if (!m)
		return NULL;
	m->short_lists = short_make(bits);
	m->diagonals = (mask)-1 >> (MASK_BITS - bits);
	m->long_pairs = SMALL_LIMITS     ? 1
	                : is_sort_slow() ? SIZE_MAX
	                                 : LONG_PAIRS;
	m->word = SMALL_LIMITS ? small_word(bits) : DIAGONALS;
	m->top.words = m->bottom.words = m->aside = (struct arena){ 0 };
	m->slabs = (struct slabs){ 0 };
	if (m->short_lists)
		return m;
	matcher_free(m);
	return NULL;
}

/* How many diagonals must decide, because a word has no room for them. */
static int
forced_bits(const struct matcher *m, mask diagonals)
{
	int more = __builtin_popcountll(diagonals) - m->word;

	return more > 0 ? more : 0;
}

static struct deciding
deciding_of(const struct matcher *m, const struct lists *l)
{
	struct deciding by = { .bits = forced_bits(m, l->diagonals) };
	size_t tops = l->top.count, bottoms = lists_bottoms(l);
	int is_ranked = tops * bottoms >= RANKED_PAIRS;

	while (by.bits < DECIDING_MAX && tops >> by.bits > BUCKET_TOPS &&
	       bottoms >> by.bits > BUCKET_BOTTOMS)
		by.bits++;
	by.decide = (is_ranked ? decide_by_pairs : decide_by_census)(
		by.bits, l->diagonals, &l->top, longest(l->bottom));
	by.rest = l->diagonals & ~by.decide;
	return by;
}

static uint64_t
match_bucket(struct matcher *m, uint32_t bucket)
{
	const uint32_t *words = m->top.words.at;
	uint32_t i = m->top.first[bucket], end = m->top.end[bucket];
	size_t listed = slabs_list(&m->slabs, &m->bottom, bucket);
	int diagonals = __builtin_popcountll(m->deciding.rest);
	uint64_t sum = 0;

	while (i < end) {
		size_t eights = 0;

		for (; eights < EIGHTS && i < end; i += 8)
			make_eight(&m->eights[eights++], words + i,
			           end - i < 8 ? end - i : 8);
		sum += tally_listed(&m->slabs, m->eights, eights, listed,
		                    diagonals);
	}
	return sum;
}

static int
match_buckets(struct matcher *m, const struct lists *l, uint64_t *sum)
{
	uint32_t weights = 0;

	m->deciding = deciding_of(m, l);
	for (int c = 0; c < 3; c++)
		weights |= (uint32_t)m->weight[c] << 8 * c;
	if (sort_masks(&m->top, &l->top, 1, &m->deciding) ||
	    sort_masks(&m->bottom, l->bottom, 3, &m->deciding) ||
	    slabs_make(&m->slabs, &m->bottom, weights))
		return -1;
	for (uint32_t v = 0; v < m->top.count; v++)
		if (m->top.first[v] < m->top.end[v])
			*sum += match_bucket(m, v);
	return 0;
}

static int match_any(struct matcher *m, const struct lists *l, uint64_t *sum);

static int
match_divided(struct matcher *m, const struct lists *l, uint64_t *sum)
{
	mask diagonal =
		decide_by_pairs(1, l->diagonals, &l->top, longest(l->bottom));
	struct lists off, on, first, second;

	if (lists_divide(l, diagonal, &m->aside, &off, &on))
		return -1;
	if (off.top.count > lists_bottoms(&off)) {
		first = off, second = *l;
		first.top = on.top, second.top = off.top;
	} else {
		first = on, second = off;
		first.top = off.top, second.top = l->top;
	}
	second.diagonals = off.diagonals;
	return match_any(m, &first, sum) || match_any(m, &second, sum) ? -1 : 0;
}

static int
match_any(struct matcher *m, const struct lists *l, uint64_t *sum)
{
	size_t tops = l->top.count, bottoms = lists_bottoms(l);

	if (!tops || !bottoms)
		return 0;
	if (tops * bottoms < m->long_pairs)
		return short_match(m->short_lists, &l->top, l->bottom,
		                   m->weight, sum);
	if (forced_bits(m, l->diagonals) > FORCED_MAX)
		return match_divided(m, l, sum);
	return match_buckets(m, l, sum);
}

/* See kernel/unit.h. */
static int
match_lists(struct matcher *m, const struct list *top,
            const struct list bottom[3], const uint64_t weight[3],
            uint64_t *sum)
{
	struct lists all = { .top = *top, .diagonals = m->diagonals };

	for (int c = 0; c < 3; c++)
		if (weight[c])
			all.bottom[c] = bottom[c];
	m->weight = weight;
	return match_any(m, &all, sum);
}

#endif
