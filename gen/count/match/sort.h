/*
 * sort.h -- sort masks into buckets, in the form in which they are looked up
 *
 * Some diagonals are ranked.  All masks of a bucket have the same ones of these.
 * The bucket's number has a bit for each, the first rank the highest bit.  So
 * the buckets whose masks have the same ones of the first ranks follow each
 * other, without a gap: they are a range of masks.
 *
 *     ranks 5 3 8      masks with 5 and 8, but not 3, are bucket 101
 *
 * A mask becomes a word: the diagonals that are looked up, side by side, and its
 * class behind them.  At last the words become planes of bytes, each with a byte
 * of every word.
 */
#ifndef SORT_H
#define SORT_H

#include "match/census.h"
#ifdef KERNEL_avx512
#include "match/sextets.h"
#else
#include "match/nibbles.h"
#endif

_Static_assert(DIAGONALS <= 30, "the class has two bits");

enum { STREAMS = 8 };

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
	/* where the next word of a stream goes, by bucket; here a bucket's
	   number has its bits in the order of EXTRACT() */
	uint32_t next[1 << RANKS_MAX][STREAMS];
};

/* Planes with room for all masks twice, and for some slabs.  If they were a
   multiple of 4096 bytes apart, they would compete for places in the cache. */
static size_t
stride_of(size_t masks)
{
	return ((2 * masks + (size_t)4 * SLAB) | 4095) + 1 + (size_t)9 * 64;
}

/* Masks that follow each other are often of the same bucket, and then one waits
   for the other.  So STREAMS parts of the list are read side by side: do
   DO(mask, stream) for each mask. */
#define FOR_STREAMS(list, DO)                                                  \
	do {                                                                   \
		const mask *in = (list)->mask;                                 \
		size_t size = (list)->count / STREAMS;                         \
                                                                               \
		for (size_t i = 0; i < size; i++) {                            \
			UNROLL(8)                                              \
			for (size_t s = 0; s < STREAMS; s++)                   \
				DO(in[i + s * size], s);                       \
		}                                                              \
		for (size_t i = size * STREAMS; i < (list)->count; i++)        \
			DO(in[i], 0);                                          \
	} while (0)

static void
count_buckets(struct buckets *b, const struct list *list, mask ranked)
{
#define COUNT_WORD(x, stream) b->next[EXTRACT(x, ranked)][stream]++
	FOR_STREAMS(list, COUNT_WORD);
#undef COUNT_WORD
}

static void
fill_buckets(struct buckets *b, const struct list *list, const struct ranks *r,
             unsigned class)
{
	const mask ranked = r->ranked, looked_up = r->looked_up;
	uint32_t *words = b->spare.at;

#define MOVE(x, stream)                                                        \
	words[b->next[EXTRACT(x, ranked)][stream]++] =                         \
		EXTRACT(x, looked_up) | class << DIAGONALS
	FOR_STREAMS(list, MOVE);
#undef MOVE
}

/* The number of a bucket, with its bits in the order of EXTRACT(). */
static void
order_ranks(const struct ranks *r, uint16_t extracted[])
{
	extracted[0] = 0;
	for (int i = 0; i < r->count; i++) {
		mask diagonal = (mask)1 << r->diagonal[r->count - 1 - i];
		int bit = __builtin_popcountll(r->ranked & (diagonal - 1));

		for (unsigned v = 0; v < 1U << i; v++)
			extracted[v | 1U << i] =
				(uint16_t)(extracted[v] | 1U << bit);
	}
}

/* From the numbers of words, find where buckets, and the words of each stream,
   begin. */
static void
place_buckets(struct buckets *b, const struct ranks *r)
{
	uint16_t extracted[1 << RANKS_MAX];
	uint32_t at = 0, count = 1U << r->count;

	order_ranks(r, extracted);
	for (uint32_t v = 0; v < count; v++) {
		uint32_t *next = b->next[extracted[v]];

		b->first[v] = at;
		UNROLL(8)
		for (int s = 0; s < STREAMS; s++) {
			uint32_t words = next[s];

			next[s] = at;
			at += words;
		}
	}
	b->first[count] = at;
}

/* Sort by counting: each word is moved once.  The number of a list is the class
   of its masks; `all` is how many they are.  Returns 0, or -1 if there is too
   little memory. */
static int
sort_by_counts(struct buckets *b, const struct list list[], unsigned lists,
               size_t all, const struct ranks *r)
{
	uint32_t *words;

	b->stride = stride_of(all);
	if (arena_reserve(&b->spare, (all + SLAB) * sizeof *words) ||
	    arena_reserve(&b->planes, b->stride * PLANES))
		return -1;
	memset(b->next, 0, sizeof *b->next << r->count);
	for (unsigned c = 0; c < lists; c++)
		count_buckets(b, &list[c], r->ranked);
	place_buckets(b, r);
	for (unsigned c = 0; c < lists; c++)
		fill_buckets(b, &list[c], r, c);
	words = b->spare.at;
	for (size_t i = 0; i < all; i += SLAB)
		to_planes((uint8_t *)b->planes.at + i, b->stride, words + i);
	return 0;
}

#endif
