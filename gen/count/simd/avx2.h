/* avx2.h -- AVX2 */
#ifndef AVX2_H
#define AVX2_H

#include <immintrin.h>

#include "simd/mask.h"

/* For each set of lanes, the order of 32-bit words that moves those of the set
   to the front, a byte each.  A table, because pdep and pext are slow on some
   processors. */
static uint64_t front_order[1 << LANES];

/* Before main, on any processor: so without AVX2. */
__attribute__((constructor)) static void
fill_front_order(void)
{
	enum { WORDS = sizeof(mask) / 4 }; /* of a lane */

	for (unsigned set = 0; set < 1U << LANES; set++)
		for (unsigned word = 8; word-- > 0;)
			if (set >> word / WORDS & 1)
				front_order[set] = front_order[set] << 8 | word;
}

#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,popcnt,bmi,bmi2"))),  \
                             apply_to = function)
#else
#pragma GCC target("avx2,popcnt,bmi,bmi2")
#endif

#if MASK_BITS == 32
#define ARE_ZERO(x) _mm256_cmpeq_epi32(x, _mm256_setzero_si256())
#define LANE_BITS(x) (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(x))
#define EXTRACT(x, bits) _pext_u32(x, bits)
#else
#define ARE_ZERO(x) _mm256_cmpeq_epi64(x, _mm256_setzero_si256())
#define LANE_BITS(x) (unsigned)_mm256_movemask_pd(_mm256_castsi256_pd(x))
#define EXTRACT(x, bits) (uint32_t) _pext_u64(x, bits)
#endif

typedef vector lanes;
enum { STEP = LANES };

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

#endif
