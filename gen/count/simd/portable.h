/* portable.h -- plain C, a mask at a time: it cannot put some lanes of a vector
   side by side */
#ifndef PORTABLE_H
#define PORTABLE_H

#include "simd/mask.h"

typedef mask lanes;
enum { STEP = 1 };

static ALWAYS_INLINE unsigned
disjoint_lanes(mask x, mask y)
{
	return !(x & y);
}

static ALWAYS_INLINE mask *
keep(mask *end, mask x, unsigned set)
{
	*end = x;
	return end + set;
}

#endif
