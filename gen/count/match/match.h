/*
 * match.h -- count the disjoint pairs of top and bottom masks
 *
 * A few diagonals keep most pairs apart: they are ranked (census.h), and both
 * lists are sorted into buckets by them (sort.h).  The top masks are then
 * divided by one rank after the other.  This moves nothing, because both parts
 * are ranges of buckets.  A range that is short, a leaf, is matched with the
 * bottom masks that share none of its ranked diagonals, whichever of the later
 * ranks these have:
 *
 *                  all
 *                 /   \
 *              0..     1..              leaf        bottom masks
 *             /   \                     1..         0..
 *          00.     01.                  01.         00.  10.
 *                                       00.         00.  01.  10.  11.
 *
 * So most pairs are never looked at.  The other diagonals are looked up, eight
 * top masks and a slab of bottom masks at a time (nibbles.h, sextets.h):
 *
 *     list of masks -> buckets -> planes of bytes: a slab is a vector of each
 *                              -> tables of eight top masks: one a look-up
 *
 * A word has room for DIAGONALS diagonals.  On a board with more, the first
 * ranks are forced: every range is divided by them, and they are not looked up.
 * Where these would be too many, the lists are first divided by a diagonal d,
 * in place.  That leaves two matchings, which no longer need it:
 *
 *     top masks with d     x  bottom masks without d
 *     top masks without d  x  all bottom masks
 *
 * or the same with top and bottom exchanged: whichever matches fewer masks
 * twice.
 *
 * With AVX2 short lists are not worth the sorting: blocks/ matches them.
 */
#ifndef MATCH_H
#define MATCH_H

#include "blocks/blocks.h"
#ifdef KERNEL_avx512
#include "match/radix.h"
#else
#include "match/counts.h"
#endif

_Static_assert(FORCED_MAX <= RANKS_MAX, "forced ones are ranked");

enum {
	LISTED = 8,  /* slabs are listed so many at a time */
	EIGHTS = 31, /* at once: counts of up to 8 * 31 fit into a byte */
	SLABS_AT_ONCE = SMALL_LIMITS ? 3 : 1 << 19 /* then a sum is added up */
};

_Static_assert(SLABS_AT_ONCE <= UINT32_MAX / (4 * 8 * 8 * EIGHTS),
               "sums of 32 bits, of four bytes each, with weights up to 8");

struct matcher {
	struct eight eights[EIGHTS];
	struct blocks blocks;   /* for short lists */
	const uint64_t *weight; /* of each class */
	struct arena slabs;
	struct ranks ranks;
	struct buckets top, bottom;
	int word;         /* how many of the diagonals a word has room for */
	uint32_t weights; /* `weight`, a byte each */
};

static void
matcher_free(struct matcher *m)
{
	blocks_free(&m->blocks);
	free(m->top.planes.at);
	free(m->top.spare.at);
	free(m->bottom.planes.at);
	free(m->bottom.spare.at);
	free(m->slabs.at);
}

/* Whether blocks/ matches these lists faster.  Zen 1 and 2 sort slowly: there
   pext takes hundreds of cycles.  Tests with small limits sort all lists. */
static int
is_short(size_t tops, size_t bottoms)
{
	const size_t pairs = LONG_PAIRS;

	if (SMALL_LIMITS)
		return 0;
	return tops * bottoms < pairs || __builtin_cpu_is("znver1") ||
	       __builtin_cpu_is("znver2");
}

/* For tests: a word of so few diagonals that two or more are forced, and lists
   are divided.  Returns their number. */
static int
small_word(mask bits)
{
	int diagonals = __builtin_popcountll(bits) - FORCED_MAX - 2;

	return diagonals < 0           ? 0
	       : diagonals < DIAGONALS ? diagonals
	                               : DIAGONALS;
}

/* How many diagonals a word has no room for. */
static int
how_many_forced(const struct matcher *m, mask diagonals)
{
	int more = __builtin_popcountll(diagonals) - m->word;

	return more > 0 ? more : 0;
}

static void
choose_ranks(struct matcher *m, const struct lists *l)
{
	struct ranks *r = &m->ranks;
	size_t tops = l->top.count, bottoms = lists_bottoms(l);
	int ranks = 0, forced = how_many_forced(m, l->diagonals);
	mask left = l->diagonals;

	while (ranks < RANKS_MAX && tops >> ranks > FEW_TOPS &&
	       bottoms >> ranks > FEW_BOTTOMS)
		ranks++;
	ranks = ranks < forced ? forced : ranks;
	r->count = ranks ? rank_diagonals(r->diagonal, ranks, &left, &l->top,
	                                  l->bottom)
	                 : 0;
	r->forced = forced;
	r->ranked = l->diagonals & ~left;
	r->looked_up = l->diagonals;
	for (int i = 0; i < forced; i++)
		r->looked_up &= ~((mask)1 << r->diagonal[i]);
}

/* List the slabs that begin at byte `from` of the planes, and at most LISTED
   more.  Returns the end of the list. */
static ALWAYS_INLINE uint32_t *
list_slabs(uint32_t *list, uint32_t from, size_t slabs)
{
	typedef uint32_t numbers __attribute__((vector_size(LISTED * 4)));
	numbers some = (numbers){ 0, 1, 2, 3, 4, 5, 6, 7 } * SLAB + from;
	uint32_t *end = list + slabs;

	do {
		memcpy(list, &some, sizeof some);
		some += LISTED * SLAB;
		list += LISTED;
	} while (list < end);
	return end;
}

/* Copy a slab in all planes. */
static ALWAYS_INLINE void
copy_slab(uint8_t *to, const uint8_t *from, size_t stride)
{
	UNROLL(PLANES)
	for (size_t c = 0; c < PLANES; c++)
		memcpy(to + c * stride, from + c * stride, SLAB);
}

/*
 * List the slabs of the bottom masks that share none of the first `level` ranks
 * with top masks that have those of `has`.  Each range of buckets is listed
 * where it lies.  What is left of a range, less than a slab, is copied behind
 * all masks, one after the other.  Returns how many slabs there are.
 */
static __attribute__((noinline)) size_t
list_bottoms(struct buckets *b, uint32_t *list, int ranks, uint32_t has,
             int level)
{
	/* ranks behind the last of `has` make no difference: longer ranges */
	int last = has ? __builtin_ctz(has) : level;
	int shift = ranks - level + last;
	uint32_t all = b->first[1U << ranks];
	uint32_t behind = (all + 2 * SLAB - 1) / SLAB * SLAB;
	uint8_t *planes = b->planes.at, *end = planes + behind;
	uint32_t *to = list;
	uint32_t without = has >> last; /* v steps over numbers with its bits */

	for (uint32_t v = 0; v < 1U << (level - last);
	     v = ((v | without) + 1) & ~without) {
		uint32_t from = b->first[v << shift];
		uint32_t masks = b->first[(v + 1) << shift] - from;
		uint32_t whole = masks - masks % SLAB;

		to = list_slabs(to, from, masks / SLAB);
		copy_slab(end, planes + from + whole, b->stride);
		end += masks % SLAB;
	}
	/* class 3, which counts nothing: see sort.h */
	memset(end + (PLANES - 1) * b->stride, 0xFF, SLAB);
	all = (uint32_t)(end - planes) - behind;
	to = list_slabs(to, behind, (all + SLAB - 1) / SLAB);
	return (size_t)(to - list);
}

/* The sum of the weights of the disjoint pairs of top masks and the slabs that
   are listed. */
static __attribute__((noinline)) uint64_t
tally_slabs(const struct matcher *m, const uint32_t *list, size_t slabs,
            size_t eights)
{
	const struct eight *end = m->eights + eights;
	const uint8_t *planes = m->bottom.planes.at;
	const size_t stride = m->bottom.stride;
	const uint32_t weights = m->weights;
	wide sum = { 0 };

	for (size_t i = 0; i < slabs; i++) {
		wide plane[LOOK_UPS], found = { 0 };
		wide weight =
			load_slab(plane, planes + list[i], stride, weights);

		UNROLL(4)
		for (const struct eight *top = m->eights; top < end; top++)
			found = ADD_BYTES(found, disjoint_tops(top, plane));
		sum = add_weighted(sum, found, weight);
	}
	return add_up(sum);
}

/* Match top masks from..to - 1, which have those of the first `level` ranks
   that `has` says. */
static __attribute__((noinline)) uint64_t
match_leaf(struct matcher *m, uint32_t from, uint32_t to, uint32_t has,
           int level)
{
	const uint8_t *tops = m->top.planes.at;
	const uint32_t *list = m->slabs.at;
	size_t slabs = list_bottoms(&m->bottom, m->slabs.at, m->ranks.count,
	                            has, level);
	uint64_t sum = 0;

	for (uint32_t some; from < to; from += some) {
		size_t eights;

		some = to - from < 8 * EIGHTS ? to - from : 8 * EIGHTS;
		eights = make_eights(m->eights, tops + from, m->top.stride,
		                     some);
		for (size_t i = 0; i < slabs; i += SLABS_AT_ONCE) {
			size_t left = slabs - i;

			left = left < SLABS_AT_ONCE ? left : SLABS_AT_ONCE;
			sum += tally_slabs(m, list + i, left, eights);
		}
	}
	return sum;
}

/* Match all top masks that have those of the first `level` ranks that `has`
   says: a call matches those with the next rank, the loop goes on without. */
static uint64_t
match_range(struct matcher *m, uint32_t has, int level)
{
	const struct ranks *r = &m->ranks;
	uint64_t sum = 0;

	for (;; level++, has *= 2) {
		int shift = r->count - level;
		uint32_t from = m->top.first[has << shift];
		uint32_t to = m->top.first[(has + 1) << shift];

		if (from == to)
			return sum;
		if (level >= r->forced &&
		    (to - from <= FEW_TOPS || level == r->count))
			return sum + match_leaf(m, from, to, has, level);
		sum += match_range(m, 2 * has + 1, level + 1);
	}
}

static int
match_sorted(struct matcher *m, const struct lists *l, uint64_t *sum)
{
	size_t bottoms = lists_bottoms(l);

	choose_ranks(m, l);
	if (sort_masks(&m->top, &l->top, 1, l->top.count, &m->ranks) ||
	    sort_masks(&m->bottom, l->bottom, 3, bottoms, &m->ranks) ||
	    arena_reserve(&m->slabs, (m->bottom.stride / SLAB + LISTED) *
	                                     sizeof(uint32_t)))
		return -1;
	*sum += match_range(m, 0, 0);
	return 0;
}

static int match_any(struct matcher *m, const struct lists *l, uint64_t *sum);

static int
match_divided(struct matcher *m, const struct lists *l, uint64_t *sum)
{
	struct lists off, on, first, second;
	mask left = l->diagonals;
	uint8_t best = 0;

	rank_diagonals(&best, 1, &left, &l->top, l->bottom);
	if (lists_divide(l, (mask)1 << best, &m->blocks.aside, &off, &on))
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
	if (is_short(tops, bottoms))
		return blocks_match(&m->blocks, l, m->weight, sum);
	if (how_many_forced(m, l->diagonals) > FORCED_MAX)
		return match_divided(m, l, sum);
	return match_sorted(m, l, sum);
}

/* See unit/matcher.h. */
static int
matcher_match(struct matcher *m, const struct lists *l,
              const uint64_t weight[3], uint64_t *sum)
{
	m->word = SMALL_LIMITS ? small_word(l->diagonals) : DIAGONALS;
	m->weight = weight;
	m->weights = (uint32_t)(weight[0] | weight[1] << 8 | weight[2] << 16);
	return match_any(m, l, sum);
}

#endif
