/*
 * simd.h -- what the processor of a kernel can do with masks
 *
 * The kernel's header has
 *   lanes: a vector of STEP masks, or a mask, and STEP is 1,
 *   disjoint_lanes(x, y): the set of lanes in which x and y share no bit,
 *   keep(end, x, set): append the lanes of the set, side by side, and return
 *     the new end; may write a vector more,
 *   EXTRACT(x, bits): the bits of x side by side; AVX2 only.
 */
#ifndef SIMD_H
#define SIMD_H

#if defined KERNEL_avx512
#include "simd/avx512.h"
#elif defined KERNEL_avx2
#include "simd/avx2.h"
#else
#include "simd/portable.h"
#endif

static ALWAYS_INLINE lanes
load(const mask *at)
{
	lanes x;

	memcpy(&x, at, sizeof x);
	return x;
}

static ALWAYS_INLINE lanes
in_each_lane(mask x)
{
	return x - (lanes){ 0 };
}

#endif
