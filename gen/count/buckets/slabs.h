/*
 * slabs.h -- match top masks with the buckets that share no diagonal with them
 *
 * A slab holds bottom masks of one bucket in the form in which they are looked
 * up (nibbles.h, sextets.h).
 */
#ifndef SLABS_H
#define SLABS_H

#include "buckets/sort.h"

/*
 * Kernels bring
 *   struct slab, SLAB and make_slabs(),
 *   struct eight and make_eight(): tables of eight top masks,
 *   LOOK_UPS, each of LOOKED_UP diagonals; wide, TWO_SLABS(), disjoint_tops(),
 *   ADD_BYTES(), add_weighted() and add_up().
 */
enum {
	EIGHTS = 31, /* at once: counts of up to 8 * 31 fit into a byte */
	/* Each pair of slabs adds at most 4 * 8 * 8 * 31 to a sum of 32 bits.
	 */
	PAIRS_AT_ONCE = 1 << 19
};

struct slabs {
	struct arena slabs, list;
};

static void
slabs_free(struct slabs *s)
{
	free(s->slabs.at);
	free(s->list.at);
}

/* Make the slabs of all buckets, and an empty one behind them.  weights: a byte
   for each class.  Returns 0, or -1 if there is too little memory. */
static int
slabs_make(struct slabs *s, const struct buckets *bottom, uint32_t weights)
{
	const uint32_t *words = bottom->words.at;
	uint32_t count = bottom->first[bottom->count];
	size_t slabs = count / SLAB + 1;
	struct slab *out;

	_Static_assert(SORT_RUN % SLAB == 0 && SORT_RUN % 8 == 0,
	               "a run is whole slabs, and whole eights");
	if (slabs * sizeof *out > UINT32_MAX) /* a place has 32 bits */
		return -1;
	if (arena_reserve(&s->slabs, slabs * sizeof *out) ||
	    arena_reserve(&s->list, (slabs + 8) * sizeof(uint32_t)))
		return -1;
	out = s->slabs.at;
	for (uint32_t i = 0; i < count; i += SORT_RUN)
		make_slabs(out + i / SLAB, words + i, weights);
	memset(out + slabs - 1, 0, sizeof *out);
	return 0;
}

/* List the slabs of the bottom buckets that share no diagonal with a top
   bucket, by their places in bytes, but not the empty ones at the end of a
   bucket; then the empty one.  Returns how many pairs of slabs that makes. */
static size_t
slabs_list(struct slabs *s, const struct buckets *bottom, uint32_t bucket)
{
	typedef uint32_t places __attribute__((vector_size(32)));
	const uint32_t size = sizeof(struct slab);
	const places steps = { 0,        size,     2 * size, 3 * size,
		               4 * size, 5 * size, 6 * size, 7 * size };
	uint32_t *list = s->list.at, *end = list, v = 0;

	while (v < bottom->count) {
		uint32_t place = bottom->first[v] / SLAB * size, *out = end;

		end += (bottom->end[v] - bottom->first[v] + SLAB - 1) / SLAB;
		/* eight at once: the next bucket overwrites the surplus */
		for (; out < end; out += 8, place += 8 * size) {
			places some = steps + place;

			memcpy(out, &some, sizeof some);
		}
		/* the next number without the diagonals of the bucket */
		v = ((v | bucket) + 1) & ~bucket;
	}
	*end = bottom->first[bottom->count] / SLAB * size;
	return (size_t)(end + 1 - list) / 2;
}

/* The sum of the weights of the disjoint pairs of top masks and the slabs that
   are listed. */
static ALWAYS_INLINE uint64_t
tally_slabs(const char *slabs, const uint32_t *list, size_t pairs,
            const struct eight *eights, size_t count, const int planes)
{
	const struct eight *end = eights + count;
	wide sum = { 0 };

	for (size_t i = 0; i < pairs; i++) {
		const struct slab *a = (const void *)(slabs + list[2 * i]);
		const struct slab *b = (const void *)(slabs + list[2 * i + 1]);
		wide plane[LOOK_UPS], found = { 0 };

		UNROLL(8)
		for (int c = 0; c < planes; c++)
			plane[c] = TWO_SLABS(a->plane[c], b->plane[c]);
		for (const struct eight *top = eights; top < end; top++)
			found = ADD_BYTES(found,
			                  disjoint_tops(top, plane, planes));
		sum = add_weighted(sum, found, TWO_SLABS(a->weight, b->weight));
	}
	return add_up(sum);
}

/* The same for any number of pairs of slabs.  diagonals: how many a word has.
 */
static __attribute__((noinline)) uint64_t
tally_listed(const struct slabs *s, const struct eight *eights, size_t count,
             size_t pairs, int diagonals)
{
	const uint32_t *list = s->list.at;
	uint64_t sum = 0;

	for (size_t i = 0, some; i < pairs; i += some, list += 2 * some) {
		some = pairs - i < PAIRS_AT_ONCE ? pairs - i : PAIRS_AT_ONCE;
#define TALLY(planes)                                                          \
	tally_slabs(s->slabs.at, list, some, eights, count, planes)
		/* a constant number of planes unrolls the loops over them */
		sum += diagonals <= (LOOK_UPS - 1) * LOOKED_UP
		               ? TALLY(LOOK_UPS - 1)
		               : TALLY(LOOK_UPS);
#undef TALLY
	}
	return sum;
}

#endif
