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
 *   struct slab, SLAB and make_slab(),
 *   struct eight and make_eight(): tables of eight top masks,
 *   LOOK_UPS, each of LOOKED_UP diagonals; wide, disjoint_tops(), ADD_BYTES(),
 *   add_weighted() and add_up().
 */
enum {
	LISTED = 8,  /* numbers of slabs that are stored at once */
	EIGHTS = 31, /* at once: counts of up to 8 * 31 fit into a byte */
	/* A slab adds at most 4 * 8 * 8 * 31 to a sum of 32 bits. */
	SLABS_AT_ONCE = 1 << 19
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

/* Make the slabs of all buckets.  weights: a byte for each class.  Returns 0, or
   -1 if there is too little memory. */
static int
slabs_make(struct slabs *s, const struct buckets *bottom, uint32_t weights)
{
	const uint32_t *words = bottom->words.at;
	size_t slabs = bottom->first[bottom->count] / SLAB;
	struct slab *out;

	_Static_assert(SLAB % 8 == 0, "a slab of top masks is whole eights");
	if (arena_reserve(&s->slabs, slabs * sizeof *out) ||
	    arena_reserve(&s->list, (slabs + LISTED) * sizeof(uint32_t)))
		return -1;
	out = s->slabs.at;
	for (size_t i = 0; i < slabs; i++)
		make_slab(&out[i], words + i * SLAB, weights);
	return 0;
}

/* List the slabs of the bottom buckets that share no diagonal with a top
   bucket.  Returns how many there are. */
static size_t
slabs_list(struct slabs *s, const struct buckets *bottom, uint32_t bucket)
{
	typedef uint32_t numbers __attribute__((vector_size(LISTED * 4)));
	uint32_t *list = s->list.at, *end = list, v = 0;

	while (v < bottom->count) {
		uint32_t slab = bottom->first[v] / SLAB, *out = end;

		end += bottom->first[v + 1] / SLAB - slab;
		/* the next bucket overwrites the surplus */
		for (; out < end; out += LISTED, slab += LISTED) {
			numbers some =
				(numbers){ 0, 1, 2, 3, 4, 5, 6, 7 } + slab;

			memcpy(out, &some, sizeof some);
		}
		/* the next number without the diagonals of the bucket */
		v = ((v | bucket) + 1) & ~bucket;
	}
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

	for (size_t i = 0; i < listed; i++) {
		const struct slab *slab = &slabs[list[i]];
		wide plane[LOOK_UPS], found = { 0 };

		UNROLL(8)
		for (int c = 0; c < planes; c++)
			plane[c] = slab->plane[c];
		UNROLL(4)
		for (const struct eight *top = eights; top < end; top++)
			found = ADD_BYTES(found,
			                  disjoint_tops(top, plane, planes));
		sum = add_weighted(sum, found, slab->weight);
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
