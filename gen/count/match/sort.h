/*
 * sort.h -- sort masks into buckets, in the form in which they are looked up
 *
 * Some diagonals are ranked.  Masks that have the same ones of these are a
 * bucket.  Its number has a bit for each, the first rank the highest bit.  So
 * the buckets whose masks have the same ones of the first ranks follow each
 * other, without a gap: they are a range of masks.
 *
 *     ranks 5 3 8      masks with 5 and 8, but not 3, are bucket 101
 *
 * A mask becomes a word: the diagonals that are looked up, side by side, and
 * its class behind them, in two bits.  Words are stored as planes of bytes,
 * each with a byte of every word.  The last plane has the class.  Masks are of
 * classes 0 to 2.  A byte 0xFF there is of class 3, whose weight is 0: it fills
 * a slab that has too few masks.
 */
#ifndef SORT_H
#define SORT_H

#include "match/census.h"
#ifdef KERNEL_avx512
#include "match/sextets.h"
#else
#include "match/nibbles.h"
#endif

typedef uint8_t slab __attribute__((vector_size(SLAB))); /* in one plane */

struct ranks {
	int count;
	int forced; /* the first of them, that are not looked up */
	uint8_t diagonal[MASK_BITS];
	mask ranked, looked_up;
};

/* Bucket v is bytes first[v] to first[v + 1] - 1 of each plane. */
struct buckets {
	struct arena planes, spare;
	size_t stride; /* from a plane to the next */
	uint32_t first[(1 << RANKS_MAX) + 1];
};

/* Planes with room for all masks twice, and for some slabs.  If they were a
   multiple of 4096 bytes apart, they would compete for places in the cache. */
static size_t
stride_of(size_t masks)
{
	size_t room = 2 * masks + (size_t)4 * SLAB;

	return SMALL_LIMITS ? room : (room | 4095) + 1 + (size_t)9 * 64;
}

/*
 * counts.h and radix.h have
 *
 * int sort_masks(struct buckets *b, const struct list list[], unsigned lists,
 *                size_t all, const struct ranks *r)
 *
 * The number of a list is the class of its masks; `all` is how many they are.
 * Returns 0, or -1 if there is too little memory.
 */

#endif
