/*
 * sort.h -- sort masks into buckets
 *
 * Some diagonals decide in which bucket a mask is: all masks of a bucket have
 * the same ones of them.  A bucket keeps the other diagonals of each mask, and
 * its class behind them, in a word of 32 bits.
 */
#ifndef SORT_H
#define SORT_H

#include "halves/mask.h"

/* Kernels bring EXTRACT(x, bits), the bits of x side by side; DIAGONALS, how
   many diagonals a word can have, at most 30; and DECIDING_MAX: if more
   diagonals decided, most buckets would be empty.  FORCED_MAX is of match.h. */

_Static_assert(DIAGONALS <= 30 && FORCED_MAX <= DECIDING_MAX, "see above");

enum {
	SLAB = 32, /* words: a bucket begins at a multiple of these */
	STREAMS = 8,
	NO_CLASS = 3 /* the class of a word that is no mask */
};

struct deciding {
	int bits;          /* how many diagonals decide */
	mask decide, rest; /* these, and not these */
};

/* The words of bucket v are word[first[v]] to word[end[v] - 1].  Up to the next
   bucket, words of NO_CLASS follow. */
struct buckets {
	struct arena words;
	uint32_t count;
	uint32_t first[(1 << DECIDING_MAX) + 1], end[1 << DECIDING_MAX];
	/* for each bucket and stream, where the next word comes to */
	uint32_t next[1 << DECIDING_MAX][STREAMS];
};

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
count_buckets(struct buckets *b, const struct list *list, mask decide)
{
#define COUNT_WORD(x, stream) b->next[EXTRACT(x, decide)][stream]++
	FOR_STREAMS(list, COUNT_WORD);
#undef COUNT_WORD
}

static void
fill_buckets(struct buckets *b, const struct list *list,
             const struct deciding *by, unsigned class)
{
	const mask decide = by->decide, rest = by->rest;
	uint32_t *words = b->words.at;

#define MOVE(x, stream)                                                        \
	words[b->next[EXTRACT(x, decide)][stream]++] =                         \
		EXTRACT(x, rest) | class << DIAGONALS
	FOR_STREAMS(list, MOVE);
#undef MOVE
}

/* From the numbers of words, where buckets and the words of each stream begin.
   Returns how many words there are. */
static uint32_t
place_buckets(struct buckets *b)
{
	uint32_t at = 0;

	for (uint32_t v = 0; v < b->count; v++) {
		b->first[v] = at;
		for (int s = 0; s < STREAMS; s++) {
			uint32_t words = b->next[v][s];

			b->next[v][s] = at;
			at += words;
		}
		b->end[v] = at;
		at = (at + SLAB - 1) / SLAB * SLAB;
	}
	b->first[b->count] = at;
	return at;
}

/* The number of a list is the class of its masks.  Returns 0, or -1 if there is
   too little memory. */
static int
sort_masks(struct buckets *b, const struct list *list, unsigned lists,
           const struct deciding *by)
{
	uint32_t *words;

	b->count = 1U << by->bits;
	memset(b->next, 0, b->count * sizeof *b->next);
	for (unsigned c = 0; c < lists; c++)
		count_buckets(b, &list[c], by->decide);
	if (arena_reserve(&b->words, place_buckets(b) * sizeof *words))
		return -1;
	for (unsigned c = 0; c < lists; c++)
		fill_buckets(b, &list[c], by, c);
	words = b->words.at;
	for (uint32_t v = 0; v < b->count; v++)
		for (uint32_t i = b->end[v]; i < b->first[v + 1]; i++)
			words[i] = (uint32_t)NO_CLASS << DIAGONALS;
	return 0;
}

#endif
