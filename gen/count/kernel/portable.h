/* portable.h -- the kernel for any processor: plain C, and vectors that the
   compiler makes of whatever the processor has */
#include "kernel/kernel.h"

enum { VECTOR_BYTES = 32 };

#include "kernel/scalar.h"
#include "blocks/match.h"
/* The matcher of unit.h. */
#define matcher short_lists
#define matcher_make(work) short_make((work)->quadrants.bits)
#define matcher_free short_free
#define match_lists short_match
#include "kernel/unit.h"
