/* avx512.h -- AVX-512 with VBMI, VBMI2, BITALG, VNNI and GFNI */
#ifndef AVX512_H
#define AVX512_H

#include <immintrin.h>

#include "simd/mask.h"

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

#if MASK_BITS == 32
typedef __mmask16 lane_mask;
#define ARE_ZERO _mm512_testn_epi32_mask
#define COMPRESS _mm512_maskz_compress_epi32
#else
typedef __mmask8 lane_mask;
#define ARE_ZERO _mm512_testn_epi64_mask
#define COMPRESS _mm512_maskz_compress_epi64
#endif

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

#endif
