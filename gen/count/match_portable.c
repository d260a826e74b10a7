/* match_portable.c -- the kernel for any processor: plain C and vectors that
   the compiler makes of whatever there is */
#include <stdlib.h>
#include <string.h>

#include "match.h"
#include "match_set.h"

enum { WORDS = 4, BLOCK = 64 * WORDS };
typedef uint64_t sliced_vector __attribute__((vector_size(8 * WORDS)));

#define KERNEL
/* most items hit nothing, and there may be no instruction to count bits */
#define MAY_HIT(x) ((x)[0] | (x)[1] | (x)[2] | (x)[3])

#define MASK uint32_t
#define NAME(x) x##_portable_32
#include "match_scalar.h"
#include "match_sliced.h"
static const uint32_t *
masks_of_portable_32(const struct quadrant *q)
{
	return q->mask32;
}
#include "match_body.h"
#undef MASK
#undef NAME

#define MASK uint64_t
#define NAME(x) x##_portable_64
#include "match_scalar.h"
#include "match_sliced.h"
static const uint64_t *
masks_of_portable_64(const struct quadrant *q)
{
	return q->mask64;
}
#include "match_body.h"
