/* avx512.c -- the kernel for AVX-512 with VPOPCNTDQ */
#include "kernel/kernel.h"

#if defined __x86_64__
#include <immintrin.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/set.h"

enum { VECTOR_BYTES = 64, BLOCK = 8 * VECTOR_BYTES };
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

#define LOOKED_UP(met, bits) ((void)(bits), (met) ? (met) : 1)
#define COMPACT _pext_u64

#define MASK uint32_t
#define NAME(x) x##_avx512_32
#define LANES 16
#define LANE_MASK __mmask16
#define BROADCAST(x) _mm512_set1_epi32((int)(x))
#define ARE_ZERO _mm512_testn_epi32_mask
#define COMPRESS _mm512_maskz_compress_epi32
#include "kernel/bitslice.h"
#include "kernel/avx512.h"
#include "kernel/tally.h"
#include "kernel/unit.h"
#undef MASK
#undef NAME
#undef LANES
#undef LANE_MASK
#undef BROADCAST
#undef ARE_ZERO
#undef COMPRESS

#define MASK uint64_t
#define NAME(x) x##_avx512_64
#define LANES 8
#define LANE_MASK __mmask8
#define BROADCAST(x) _mm512_set1_epi64((long long)(x))
#define ARE_ZERO _mm512_testn_epi64_mask
#define COMPRESS _mm512_maskz_compress_epi64
#include "kernel/bitslice.h"
#include "kernel/avx512.h"
#include "kernel/tally.h"
#include "kernel/unit.h"

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
