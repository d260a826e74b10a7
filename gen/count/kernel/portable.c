/* portable.c -- the kernel for any processor: plain C and vectors that
   the compiler makes of whatever there is */
#include <stdlib.h>
#include <string.h>

#include "kernel/kernel.h"
#include "kernel/set.h"

enum { VECTOR_BYTES = 32, BLOCK = 8 * VECTOR_BYTES };

#define KERNEL

#define MASK uint32_t
#define NAME(x) x##_portable_32
#include "kernel/scalar.h"
#include "kernel/bitslice.h"
#include "kernel/harley_seal.h"
static const uint32_t *
masks_of_portable_32(const struct quadrant *q)
{
	return q->mask32;
}
#include "kernel/tally.h"
#include "kernel/unit.h"
#undef MASK
#undef NAME

#define MASK uint64_t
#define NAME(x) x##_portable_64
#include "kernel/scalar.h"
#include "kernel/bitslice.h"
#include "kernel/harley_seal.h"
static const uint64_t *
masks_of_portable_64(const struct quadrant *q)
{
	return q->mask64;
}
#include "kernel/tally.h"
#include "kernel/unit.h"
