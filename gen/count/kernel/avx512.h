/* avx512.h -- the kernel for AVX-512 with byte permutations (VBMI, VBMI2,
   BITALG, VNNI and GFNI) */
#include "kernel/kernel.h"

#if defined __x86_64__
#include <immintrin.h>

#ifdef __clang__
#pragma clang attribute push(                                                  \
	__attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,"            \
                              "avx512vbmi,avx512vbmi2,avx512bitalg,"           \
                              "avx512vnni,gfni,popcnt,bmi,bmi2"))),            \
	apply_to = function)
#else
#pragma GCC target("avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi")
#pragma GCC target("avx512vbmi2,avx512bitalg,avx512vnni,gfni")
#pragma GCC target("popcnt,bmi,bmi2")
#endif

enum { VECTOR_BYTES = 64 };

#include "halves/mask.h"

#if MASK_BITS == 32
typedef __mmask16 lane_mask;
#define ARE_ZERO _mm512_testn_epi32_mask
#define COMPRESS _mm512_maskz_compress_epi32
#define EXTRACT(x, bits) _pext_u32(x, bits)
#else
typedef __mmask8 lane_mask;
#define ARE_ZERO _mm512_testn_epi64_mask
#define COMPRESS _mm512_maskz_compress_epi64
#define EXTRACT(x, bits) (uint32_t) _pext_u64(x, bits)
#endif

/* See lanes.h. */
typedef vector lanes;
enum { STEP = LANES };

static ALWAYS_INLINE unsigned
disjoint_lanes(vector x, vector y)
{
	return ARE_ZERO((__m512i)x, (__m512i)y);
}

static ALWAYS_INLINE mask *
keep(mask *end, vector x, unsigned set)
{
	_mm512_storeu_si512(end, COMPRESS((lane_mask)set, (__m512i)x));
	return end + __builtin_popcount(set);
}

/* Measured. */
enum {
	LONG_PAIRS = 0,
	RANKS_MAX = 12,
	FORCED_MAX = 10,
	FEW_TOPS = 248,
	FEW_BOTTOMS = 320
};

#include "kernel/lanes.h"
#include "blocks/match.h"
#include "match/sextets.h"
#include "match/radix.h"
#define sort_masks(buckets, list, lists, all, ranks)                           \
	((ranks)->count <= RADIX_MAX ? sort_by_radix : sort_by_counts)(        \
		buckets, list, lists, all, ranks)
#include "match/match.h"
#include "kernel/unit.h"

#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
