/*
 * mask.h -- the types of masks of diagonals, and what a kernel needs first
 *
 * A kernel is one translation unit.  It defines MASK_BITS and PLACEMENT_BITS,
 * 32 or 64, and KERNEL_COUNT, the name of its function.  Then it includes the
 * headers of its method, whose functions are all static.
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

/* The mask of a placement in a table: see placements/quadrant.h. */
#if PLACEMENT_BITS == 32
typedef uint32_t placement;
#else
typedef uint64_t placement;
#endif
#define IS_PACKED (PLACEMENT_BITS < MASK_BITS)

/* Placements from..to - 1 of a quadrant. */
struct span {
	uint32_t from, to;
};

enum {
	SPANS = 8, /* that are stored at once */
	/* a kernel may read or write this many masks behind the end of a list:
	   a vector of 64 bytes */
	VECTOR_SLACK = QUADRANT_SLACK
};

#define ALWAYS_INLINE inline __attribute__((always_inline))
#ifdef __SANITIZE_ADDRESS__ /* unrolled code with its checks is too large */
#define UNROLL(n)
#else
#define UNROLL(n) PRAGMA(GCC unroll n)
#endif
#define PRAGMA(x) _Pragma(#x)

#endif
