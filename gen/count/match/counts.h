/* counts.h -- sort by counting, with AVX2: each mask is moved once */
#ifndef COUNTS_H
#define COUNTS_H

#include "match/sort.h"

enum { STREAMS = 8 };

/* Where the next word of a stream goes, by bucket.  Here a bucket's number has
   its bits in the order of EXTRACT(). */
typedef uint32_t places[STREAMS];

/* Masks that follow each other are often of the same bucket, and then one waits
   for the other.  So STREAMS parts of the list are read side by side: do
   DO(mask, stream) for each mask. */
#define FOR_STREAMS(list, DO)                                                  \
	do {                                                                   \
		const mask *in = (list)->mask;                                 \
		size_t size = (list)->count / STREAMS;                         \
                                                                               \
		for (size_t i = 0; i < size; i++) {                            \
			UNROLL(STREAMS)                                        \
			for (size_t s = 0; s < STREAMS; s++)                   \
				DO(in[i + s * size], s);                       \
		}                                                              \
		for (size_t i = size * STREAMS; i < (list)->count; i++)        \
			DO(in[i], 0);                                          \
	} while (0)

static void
count_buckets(places next[], const struct list *list, mask ranked)
{
#define COUNT_WORD(x, stream) next[EXTRACT(x, ranked)][stream]++
	FOR_STREAMS(list, COUNT_WORD);
#undef COUNT_WORD
}

static void
fill_buckets(uint32_t *words, places next[], const struct list *list,
             const struct ranks *r, unsigned class)
{
	const mask ranked = r->ranked, looked_up = r->looked_up;

#define MOVE(x, stream)                                                        \
	words[next[EXTRACT(x, ranked)][stream]++] =                            \
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
place_buckets(uint32_t first[], places next[], const struct ranks *r)
{
	uint16_t extracted[1 << RANKS_MAX];
	uint32_t at = 0, count = 1U << r->count;

	order_ranks(r, extracted);
	for (uint32_t v = 0; v < count; v++) {
		uint32_t *place = next[extracted[v]];

		first[v] = at;
		UNROLL(STREAMS)
		for (int s = 0; s < STREAMS; s++) {
			uint32_t words = place[s];

			place[s] = at;
			at += words;
		}
	}
	first[count] = at;
}

/* See sort.h. */
static int
sort_masks(struct buckets *b, const struct list list[], unsigned lists,
           size_t all, const struct ranks *r)
{
	size_t size = sizeof(places) << r->count;
	uint32_t *words;
	places *next;

	b->stride = stride_of(all);
	if (arena_reserve(&b->spare, size + (all + SLAB) * sizeof *words) ||
	    arena_reserve(&b->planes, b->stride * PLANES))
		return -1;
	next = memset(b->spare.at, 0, size);
	words = (void *)((char *)b->spare.at + size);
	for (unsigned c = 0; c < lists; c++)
		count_buckets(next, &list[c], r->ranked);
	place_buckets(b->first, next, r);
	for (unsigned c = 0; c < lists; c++)
		fill_buckets(words, next, &list[c], r, c);
	for (size_t i = 0; i < all; i += SLAB)
		to_planes((uint8_t *)b->planes.at + i, b->stride, words + i);
	return 0;
}

#endif
