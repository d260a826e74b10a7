/* avx512.h -- the kernel for AVX-512 with byte permutations (VBMI, VBMI2,
   BITALG, VNNI and GFNI): intrinsics join (scalar.h says what this does) and
   match */
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

/* x in each byte or word of a vector. */
#define BYTES(x) _mm512_set1_epi8((char)(x))
#define WORDS(x) _mm512_set1_epi64((long long)(x))

#if MASK_BITS == 32
typedef __mmask16 lane_mask;
#define BROADCAST(x) _mm512_set1_epi32((int)(x))
#define ARE_ZERO _mm512_testn_epi32_mask
#define COMPRESS _mm512_maskz_compress_epi32
#else
typedef __mmask8 lane_mask;
#define BROADCAST(x) _mm512_set1_epi64((long long)(x))
#define ARE_ZERO _mm512_testn_epi64_mask
#define COMPRESS _mm512_maskz_compress_epi64
#endif

/* Append the unions of x with those of the first `count` placements in y that
   share no diagonal with it. */
static ALWAYS_INLINE mask *
unite(mask *out, __m512i x, __m512i y, unsigned count)
{
	lane_mask fit = ARE_ZERO(x, y);

	_mm512_storeu_si512(out, COMPRESS(fit, _mm512_or_si512(x, y)));
	return out + __builtin_popcount(_bzhi_u32(fit, count));
}

static __attribute__((noinline)) size_t
join(mask *out, const mask *x, size_t count, const struct span *spans,
     const mask *other)
{
	mask *end = out;

	for (size_t i = 0; i < count; i++) {
		const mask *at = other + spans[i].from;
		const mask *to = other + spans[i].to;
		__m512i one = BROADCAST(x[i]);

		for (; to - at > (int)LANES; at += LANES)
			end = unite(end, one, _mm512_loadu_si512(at), LANES);
		end = unite(end, one, _mm512_loadu_si512(at),
		            (unsigned)(to - at));
	}
	return (size_t)(end - out);
}

#if MASK_BITS == 32
#define EXTRACT(x, bits) _pext_u32(x, bits)
#else
#define EXTRACT(x, bits) (uint32_t) _pext_u64(x, bits)
#endif

/* Measured. */
enum {
	DECIDING_MAX = 14,
	LONG_PAIRS = 400000000,
	BUCKET_TOPS = 96,
	BUCKET_BOTTOMS = 192
};

#include "planes/match.h"
#include "buckets/sextets.h"
#include "buckets/match.h"
#include "kernel/unit.h"

#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
