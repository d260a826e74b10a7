/*
 * slabs.h -- match top masks with the buckets that share no deciding diagonal
 *
 * A slab holds bottom masks of one bucket in the form in which they are looked
 * up (nibbles.h, sextets.h).
 */
#ifndef SLABS_H
#define SLABS_H

#include "buckets/sort.h"

/*
 * Kernels bring
 *   struct slab and make_slab(); SLABS, how many slabs a vector holds, 1 or 2,
 *     and JOINED(a, b), which puts planes of two into one,
 *   struct eight and make_eight(): tables of eight top masks,
 *   LOOK_UPS, each of LOOKED_UP diagonals; wide, disjoint_tops(), ADD_BYTES(),
 *   add_weighted() and add_up().
 */
enum {
	LISTED = 8,  /* slab numbers are written so many at a time */
	EIGHTS = 31, /* at once: counts of up to 8 * 31 fit into a byte */
	SLABS_AT_ONCE = 1 << 19
};

_Static_assert(SLABS_AT_ONCE <= UINT32_MAX / (4 * 8 * 8 * EIGHTS),
               "sums of 32 bits, of four bytes each, with weights up to 8");

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
	size_t slabs = bottom->first[bottom->count] / SLAB;
	struct slab *out;

	if (arena_reserve(&s->slabs, (slabs + 1) * sizeof *out) ||
	    arena_reserve(&s->list, (slabs + LISTED) * sizeof(uint32_t)))
		return -1;
	out = s->slabs.at;
	for (size_t i = 0; i < slabs; i++)
		make_slab(&out[i], words + i * SLAB, weights);
	memset(&out[slabs], 0, sizeof *out);
	return 0;
}

/* List the slabs of the bottom buckets that share no deciding diagonal with a
   top bucket; then the empty one.  Returns how many there are before it. */
static size_t
slabs_list(struct slabs *s, const struct buckets *bottom, uint32_t bucket)
{
	typedef uint32_t numbers __attribute__((vector_size(LISTED * 4)));
	uint32_t *list = s->list.at, *end = list, v = 0;

	while (v < bottom->count) {
		uint32_t slab = bottom->first[v] / SLAB, *out = end;

		end += bottom->first[v + 1] / SLAB - slab;
		/* the next bucket overwrites the surplus; there is room */
		for (; out < end; out += LISTED, slab += LISTED) {
			numbers some =
				(numbers){ 0, 1, 2, 3, 4, 5, 6, 7 } + slab;

			memcpy(out, &some, sizeof some);
		}
		/* the next number without the diagonals of the bucket */
		v = ((v | bucket) + 1) & ~bucket;
	}
	*end = bottom->first[bottom->count] / SLAB;
	return (size_t)(end - list);
}

/* The sum of the weights of the disjoint pairs of top masks and the slabs that
   are listed. */
static ALWAYS_INLINE uint64_t
tally_slabs(const struct slab *slabs, const uint32_t *list, size_t listed,
            const struct eight *eights, size_t count, const int planes)
{
	const struct eight *end = eights + count;
	wide sum = { 0 };

	for (size_t i = 0; i < listed; i += SLABS) {
		const struct slab *a = &slabs[list[i]];
		const struct slab *b = &slabs[list[i + SLABS - 1]];
		wide plane[LOOK_UPS], found = { 0 };

		UNROLL(8)
		for (int c = 0; c < planes; c++)
			plane[c] = JOINED(a->plane[c], b->plane[c]);
		UNROLL(4)
		for (const struct eight *top = eights; top < end; top++)
			found = ADD_BYTES(found,
			                  disjoint_tops(top, plane, planes));
		sum = add_weighted(sum, found, JOINED(a->weight, b->weight));
	}
	return add_up(sum);
}

/* The same for any number of slabs.  diagonals: how many a word has. */
static __attribute__((noinline)) uint64_t
tally_listed(const struct slabs *s, const struct eight *eights, size_t count,
             size_t listed, int diagonals)
{
	const uint32_t *list = s->list.at;
	uint64_t sum = 0;

	for (size_t i = 0, some; i < listed; i += some, list += some) {
		some = listed - i < SLABS_AT_ONCE ? listed - i : SLABS_AT_ONCE;
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
