/* match_avx512.c -- the kernel for AVX-512 with VPOPCNTDQ */
#include "match.h"

#if defined __x86_64__
#include <immintrin.h>
#include <stdlib.h>
#include <string.h>

#include "match_set.h"

enum { BLOCK = 512 };
#define KERNEL                                                                 \
	__attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,"            \
	                      "avx512vpopcntdq,popcnt,bmi,bmi2")))

int
match_avx512_is_supported(void)
{
	return __builtin_cpu_supports("avx512f") &&
	       __builtin_cpu_supports("avx512bw") &&
	       __builtin_cpu_supports("avx512vl") &&
	       __builtin_cpu_supports("avx512dq") &&
	       __builtin_cpu_supports("avx512vpopcntdq") &&
	       __builtin_cpu_supports("bmi2");
}

/* Bytes `plane` of 64 masks, one a byte. */
static KERNEL inline __m512i
plane_avx512_32(const uint32_t *m, unsigned plane)
{
	__m128i part[4];

	for (size_t k = 0; k < 4; k++)
		part[k] = _mm512_cvtepi32_epi8(_mm512_srli_epi32(
			_mm512_loadu_si512(m + 16 * k), 8 * plane));
	return _mm512_inserti64x4(
		_mm512_castsi256_si512(_mm256_set_m128i(part[1], part[0])),
		_mm256_set_m128i(part[3], part[2]), 1);
}

static KERNEL inline __m512i
plane_avx512_64(const uint64_t *m, unsigned plane)
{
	_Alignas(64) uint8_t bytes[64];

	for (size_t k = 0; k < 8; k++)
		_mm_storel_epi64(
			(void *)(bytes + 8 * k),
			_mm512_cvtepi64_epi8(_mm512_srli_epi64(
				_mm512_loadu_si512(m + 8 * k), 8 * plane)));
	return _mm512_load_si512(bytes);
}

static const uint32_t *
masks_of_avx512_32(const struct quadrant *q)
{
	return q->mask32;
}

static const uint64_t *
masks_of_avx512_64(const struct quadrant *q)
{
	return q->mask64;
}

#define MASK uint32_t
#define NAME(x) x##_avx512_32
#define LANES 16
#define LANE_MASK __mmask16
#define BROADCAST(x) _mm512_set1_epi32((int)(x))
#define ARE_ZERO _mm512_testn_epi32_mask
#define ARE_EQUAL _mm512_cmpeq_epi32_mask
#define COMPRESS _mm512_maskz_compress_epi32
#define AND_ALL _mm512_reduce_and_epi32
#include "match_avx512.h"
#include "match_body.h"
#undef MASK
#undef NAME
#undef LANES
#undef LANE_MASK
#undef BROADCAST
#undef ARE_ZERO
#undef ARE_EQUAL
#undef COMPRESS
#undef AND_ALL

#define MASK uint64_t
#define NAME(x) x##_avx512_64
#define LANES 8
#define LANE_MASK __mmask8
#define BROADCAST(x) _mm512_set1_epi64((long long)(x))
#define ARE_ZERO _mm512_testn_epi64_mask
#define ARE_EQUAL _mm512_cmpeq_epi64_mask
#define COMPRESS _mm512_maskz_compress_epi64
#define AND_ALL _mm512_reduce_and_epi64
#include "match_avx512.h"
#include "match_body.h"

#else

int
match_avx512_is_supported(void)
{
	return 0;
}

int
match_avx512_32(const struct quadrants *q, match_deal_fn *deal, void *ctx,
                uint64_t *total)
{
	return match_portable_32(q, deal, ctx, total);
}

int
match_avx512_64(const struct quadrants *q, match_deal_fn *deal, void *ctx,
                uint64_t *total)
{
	return match_portable_64(q, deal, ctx, total);
}
#endif
