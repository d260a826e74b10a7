/*
 * match.h -- count the disjoint pairs of top and bottom masks by buckets
 *
 * Both lists are sorted once by the few diagonals that keep most pairs apart
 * (rank.h, sort.h).  A bucket of top masks is matched only with the buckets of
 * bottom masks that share none of these diagonals:
 *
 *     top bucket  101    bottom buckets  000  010
 *
 * So most pairs are never looked at, and nothing is copied for it.  The other
 * diagonals are looked up, for many pairs at once (nibbles.h, sextets.h).
 *
 * Short lists are not worth the sorting: blocks/ or planes/ match them.
 */
#ifndef BUCKETS_MATCH_H
#define BUCKETS_MATCH_H

#include "buckets/rank.h"
#include "buckets/slabs.h"
#include "halves/halves.h"

/*
 * Kernels bring
 *   LONG_PAIRS: lists with fewer pairs are short,
 *   BUCKET_TOPS, BUCKET_BOTTOMS: masks that a bucket has on average, or more,
 *   struct short_lists and short_make(), short_match(), short_free(): they
 * match short lists (blocks/match.h, planes/match.h).
 */
struct matcher {
	struct short_lists *short_lists;
	int bits;          /* diagonals that top and bottom masks share */
	size_t long_pairs; /* LONG_PAIRS, or as a test wants */
	struct deciding deciding;
	struct buckets top, bottom;
	struct slabs slabs;
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
	}
	free(m);
}

static struct matcher *
matcher_make(const struct work *work)
{
	struct matcher *m = aligned_alloc(64, (sizeof *m + 63) / 64 * 64);

	if (!m)
		return NULL;
	m->short_lists = short_make(work->quadrants.bits);
	m->bits = work->quadrants.bits;
	m->long_pairs = work->long_pairs ? work->long_pairs
	                : is_sort_slow() ? SIZE_MAX
	                                 : LONG_PAIRS;
	m->top.words = m->bottom.words = (struct arena){ 0 };
	m->slabs = (struct slabs){ 0 };
	if (m->short_lists)
		return m;
	matcher_free(m);
	return NULL;
}

/* How many diagonals must decide, because a word has no room for them. */
static int
least_bits(const struct matcher *m)
{
	return m->bits > DIAGONALS ? m->bits - DIAGONALS : 0;
}

static struct deciding
deciding_of(const struct matcher *m, const struct list *top, size_t bottoms,
            const struct list *bottom)
{
	struct deciding by = { .bits = least_bits(m) };
	mask all = (mask)-1 >> (MASK_BITS - m->bits);
	int is_ranked = bottoms > RANKED_PAIRS / top->count;

	while (by.bits < DECIDING_MAX && top->count >> by.bits > BUCKET_TOPS &&
	       bottoms >> by.bits > BUCKET_BOTTOMS)
		by.bits++;
	by.decide = (is_ranked ? decide_by_pairs
	                       : decide_by_census)(by.bits, all, top, bottom);
	by.rest = all & ~by.decide;
	return by;
}

static uint64_t
match_bucket(struct matcher *m, uint32_t bucket)
{
	const uint32_t *words = m->top.words.at;
	uint32_t i = m->top.first[bucket], end = m->top.end[bucket];
	size_t pairs = slabs_list(&m->slabs, &m->bottom, bucket);
	int diagonals = m->bits - m->deciding.bits;
	uint64_t sum = 0;

	while (i < end) {
		size_t eights = 0;

		for (; eights < EIGHTS && i < end; i += 8)
			make_eight(&m->eights[eights++], words + i,
			           end - i < 8 ? end - i : 8);
		sum += tally_listed(&m->slabs, m->eights, eights, pairs,
		                    diagonals);
	}
	return sum;
}

static int
match_long(struct matcher *m, const struct list *top,
           const struct list bottom[3], const uint64_t weight[3], uint64_t *sum)
{
	const uint64_t one = 1;
	uint32_t buckets = 1U << m->deciding.bits, weights = 0;

	for (int c = 0; c < 3; c++)
		weights |= (uint32_t)weight[c] << 8 * c;
	if (sort_masks(&m->top, top, 1, &one, &m->deciding) ||
	    sort_masks(&m->bottom, bottom, 3, weight, &m->deciding) ||
	    slabs_make(&m->slabs, &m->bottom, weights))
		return -1;
	for (uint32_t v = 0; v < buckets; v++)
		if (m->top.first[v] < m->top.end[v])
			*sum += match_bucket(m, v);
	return 0;
}

/* See kernel/unit.h. */
static int
match_lists(struct matcher *m, const struct list *top,
            const struct list bottom[3], const uint64_t weight[3],
            uint64_t *sum)
{
	const struct list *longest = NULL;
	size_t bottoms = 0;

	for (int c = 0; c < 3; c++) {
		if (!weight[c])
			continue;
		bottoms += bottom[c].count;
		if (!longest || bottom[c].count > longest->count)
			longest = &bottom[c];
	}
	if (!bottoms || !top->count)
		return 0;
	if (top->count * bottoms < m->long_pairs ||
	    least_bits(m) > DECIDING_MAX)
		return short_match(m->short_lists, top, bottom, weight, sum);
	m->deciding = deciding_of(m, top, bottoms, longest);
	return match_long(m, top, bottom, weight, sum);
}

#endif
