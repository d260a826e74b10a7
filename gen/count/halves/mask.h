/*
 * mask.h -- masks of diagonals, vectors of them, and lists that grow
 *
 * A kernel is one translation unit.  It defines MASK_BITS, 32 or 64,
 * VECTOR_BYTES, and KERNEL_COUNT, the name of its function.  Then it includes
 * the headers of its method, whose functions are all static.
 */
#ifndef MASK_H
#define MASK_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "placements/quadrants.h"

#if MASK_BITS == 32
typedef uint32_t mask;
#else
typedef uint64_t mask;
#endif
typedef mask vector __attribute__((vector_size(VECTOR_BYTES)));

enum {
	LANES = VECTOR_BYTES / sizeof(mask),
	SPANS = 8, /* that are stored at once: see pair.h */
	/* a kernel may read or write this many masks behind the end of a list
	   that reserve() made: a vector of 64 bytes */
	VECTOR_SLACK = QUADRANT_SLACK
};

/* Placements from..to - 1 of a quadrant. */
struct span {
	uint32_t from, to;
};

/* Tests compile kernels with small limits, so that small boards do what large
   ones do. */
#ifndef SMALL_LIMITS
#define SMALL_LIMITS 0
#endif

#define ALWAYS_INLINE inline __attribute__((always_inline))
#ifdef __SANITIZE_ADDRESS__ /* unrolled code with its checks is too large */
#define UNROLL(n)
#else
#define UNROLL(n) PRAGMA(GCC unroll n)
#endif
#define PRAGMA(x) _Pragma(#x)

struct list {
	mask *mask;
	size_t count, room;
};

/* Make room for `more` items and a vector.  The old items are kept. */
static int
reserve(struct list *list, size_t more)
{
	size_t room = list->count + more + VECTOR_SLACK;
	mask *grown;

	if (room <= list->room)
		return 0;
	room += room / 2;
	grown = aligned_alloc(64, (room * sizeof *grown + 63) / 64 * 64);
	if (!grown)
		return -1;
	if (list->count)
		memcpy(grown, list->mask, list->count * sizeof *grown);
	free(list->mask);
	list->mask = grown;
	list->room = room;
	return 0;
}

/* Memory whose contents are lost when it grows. */
struct arena {
	void *at;
	size_t room;
};

static inline int
arena_reserve(struct arena *a, size_t bytes)
{
	if (bytes <= a->room)
		return 0;
	bytes = (bytes + bytes / 2 + 63) / 64 * 64;
	free(a->at);
	a->at = aligned_alloc(64, bytes);
	a->room = a->at ? bytes : 0;
	return a->at ? 0 : -1;
}

#endif
