/* portable.h -- the kernel for any processor: plain C, and vectors that the
   compiler makes of whatever the processor has */
#include "kernel/kernel.h"

enum { VECTOR_BYTES = 32 };

#include "halves/mask.h"

/* A mask at a time: plain C cannot put some lanes of a vector side by side. */
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

#include "kernel/lanes.h"
#include "blocks/match.h"
/* The matcher of unit.h. */
#define matcher short_lists
#define matcher_make(work) short_make((work)->quadrants.bits)
#define matcher_free short_free
#define match_lists short_match
#include "kernel/unit.h"
