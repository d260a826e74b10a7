/* avx2.c -- the kernel for AVX2: the compiler's vectors, but for the
   pairs, which are compressed by permutations */
#include "kernel/kernel.h"

#if defined __x86_64__
#include <immintrin.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/set.h"

enum { VECTOR_BYTES = 32, BLOCK = 8 * VECTOR_BYTES };

#define KERNEL __attribute__((target("avx2,popcnt,bmi,bmi2")))

int
match_avx2_is_supported(void)
{
	return __builtin_cpu_supports("avx2") &&
	       __builtin_cpu_supports("popcnt") &&
	       __builtin_cpu_supports("bmi2");
}

/* The lanes of a bit set, moved to the front: three bits a lane. */
static KERNEL inline __m256i
front_order(unsigned set)
{
	uint64_t spread = _pdep_u64(set, UINT64_C(0x0101010101010101)) * 0xFF;
	uint64_t lanes = _pext_u64(UINT64_C(0x0706050403020100), spread);

	return _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)lanes));
}

#define MASK uint32_t
#define NAME(x) x##_avx2_32
#define LANES 8
#define BROADCAST(x) _mm256_set1_epi32((int)(x))
#define ARE_EQUAL _mm256_cmpeq_epi32
#define LANE_BITS(x) (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(x))
#define LANE_ORDER(set) front_order(set)
#include "kernel/avx2.h"
#include "kernel/bitslice.h"
#include "kernel/harley_seal.h"
static const uint32_t *
masks_of_avx2_32(const struct quadrant *q)
{
	return q->mask32;
}
#include "kernel/tally.h"
#include "kernel/unit.h"
#undef MASK
#undef NAME
#undef LANES
#undef BROADCAST
#undef ARE_EQUAL
#undef LANE_BITS
#undef LANE_ORDER

#define MASK uint64_t
#define NAME(x) x##_avx2_64
#define LANES 4
#define BROADCAST(x) _mm256_set1_epi64x((long long)(x))
#define ARE_EQUAL _mm256_cmpeq_epi64
#define LANE_BITS(x) (unsigned)_mm256_movemask_pd(_mm256_castsi256_pd(x))
/* two 32-bit lanes each */
#define LANE_ORDER(set) front_order(_pdep_u32(set, 0x55) * 3)
#include "kernel/avx2.h"
#include "kernel/bitslice.h"
#include "kernel/harley_seal.h"
static const uint64_t *
masks_of_avx2_64(const struct quadrant *q)
{
	return q->mask64;
}
#include "kernel/tally.h"
#include "kernel/unit.h"

#else

int
match_avx2_is_supported(void)
{
	return 0;
}

int
match_avx2_32(const struct quadrants *q, match_deal_fn *deal, void *ctx,
              uint64_t *total)
{
	return match_portable_32(q, deal, ctx, total);
}

int
match_avx2_64(const struct quadrants *q, match_deal_fn *deal, void *ctx,
              uint64_t *total)
{
	return match_portable_64(q, deal, ctx, total);
}
#endif
