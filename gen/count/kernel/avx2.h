/* avx2.h -- the kernel for AVX2: buckets, and blocks for short lists */
#include "kernel/kernel.h"

#if defined __x86_64__
#include <immintrin.h>

#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,popcnt,bmi,bmi2"))),  \
                             apply_to = function)
#else
#pragma GCC target("avx2,popcnt,bmi,bmi2")
#endif

enum { VECTOR_BYTES = 32 };

#include "halves/mask.h"

#if MASK_BITS == 32
#define ARE_ZERO(x) _mm256_cmpeq_epi32(x, _mm256_setzero_si256())
#define LANE_BITS(x) (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(x))
#define EXTRACT(x, bits) _pext_u32(x, bits)
#else
#define ARE_ZERO(x) _mm256_cmpeq_epi64(x, _mm256_setzero_si256())
#define LANE_BITS(x) (unsigned)_mm256_movemask_pd(_mm256_castsi256_pd(x))
#define EXTRACT(x, bits) (uint32_t) _pext_u64(x, bits)
#endif

/*
 * For each set of lanes, the order of 32-bit lanes that moves those of the set
 * to the front, a byte each.  A mask of 64 bits has two of them.  A table,
 * because pdep and pext are slow on some processors.
 */
#if MASK_BITS == 32
#define LANE(set, l) ((uint64_t)((set) >> (l)&1) * (l) << 8 * BELOW(set, l))
#else
#define LANE(set, l)                                                           \
	((uint64_t)((set) >> (l)&1) * (0x0100 + 0x0202 * (l))                  \
	 << 16 * BELOW(set, l))
#endif
#define BELOW(set, l) __builtin_popcount((set) & ((1U << (l)) - 1))
#define LANES_4(set, l)                                                        \
	(LANE(set, l) | LANE(set, (l) + 1) | LANE(set, (l) + 2) |              \
	 LANE(set, (l) + 3))
#if MASK_BITS == 32
#define ORDER(set) (LANES_4(set, 0U) | LANES_4(set, 4U))
#else
#define ORDER(set) LANES_4(set, 0U)
#endif
#define ORDER_4(set)                                                           \
	ORDER(set), ORDER((set) + 1), ORDER((set) + 2), ORDER((set) + 3)
#define ORDER_16(set)                                                          \
	ORDER_4(set), ORDER_4((set) + 4), ORDER_4((set) + 8),                  \
		ORDER_4((set) + 12)
#define ORDER_64(set)                                                          \
	ORDER_16(set), ORDER_16((set) + 16), ORDER_16((set) + 32),             \
		ORDER_16((set) + 48)

static const uint64_t front_order[1 << LANES] = {
	ORDER_16(0U),
#if MASK_BITS == 32
	ORDER_16(16U), ORDER_16(32U),  ORDER_16(48U),
	ORDER_64(64U), ORDER_64(128U), ORDER_64(192U),
#endif
};

/* See lanes.h. */
static ALWAYS_INLINE unsigned
disjoint_lanes(vector x, vector y)
{
	return LANE_BITS(ARE_ZERO((__m256i)(x & y)));
}

static ALWAYS_INLINE mask *
keep(mask *end, vector x, unsigned set)
{
	__m256i order = _mm256_cvtepu8_epi32(
		_mm_loadl_epi64((const void *)&front_order[set]));

	_mm256_storeu_si256((void *)end,
	                    _mm256_permutevar8x32_epi32((__m256i)x, order));
	return end + __builtin_popcount(set);
}

/* Measured. */
enum {
	DECIDING_MAX = 12,
	FORCED_MAX = 9,
	LONG_PAIRS = 1500000,
	BUCKET_TOPS = 64,
	BUCKET_BOTTOMS = 96
};

#include "kernel/lanes.h"
#include "blocks/match.h"
#include "buckets/nibbles.h"
#include "buckets/match.h"
#include "kernel/unit.h"

#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
