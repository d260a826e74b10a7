/* avx512.h -- the kernel for AVX-512 with byte permutations (VBMI, VBMI2,
   BITALG, VNNI and GFNI): intrinsics join (scalar.h says what this does) and
   match */
#include "kernel/mask.h"

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

#include "kernel/vector.h"

#if MASK_BITS == 32
typedef __mmask16 lanes;
#define BROADCAST(x) _mm512_set1_epi32((int)(x))
#define ARE_ZERO _mm512_testn_epi32_mask
#define COMPRESS _mm512_maskz_compress_epi32
#else
typedef __mmask8 lanes;
#define BROADCAST(x) _mm512_set1_epi64((long long)(x))
#define ARE_ZERO _mm512_testn_epi64_mask
#define COMPRESS _mm512_maskz_compress_epi64
#endif

/* Write the unions of x and the lanes of y that share nothing with it, side by
   side.  Returns those lanes as a bit set. */
static ALWAYS_INLINE unsigned
unite(mask *out, __m512i x, __m512i y)
{
	lanes fit = ARE_ZERO(x, y);

	_mm512_storeu_si512(out, COMPRESS(fit, _mm512_or_si512(x, y)));
	return fit;
}

static __attribute__((noinline)) size_t
join(mask *out, const mask *in, const struct span *spans, size_t count,
     const mask *other)
{
	mask *end = out;

	for (size_t i = 0; i < count; i++) {
		const mask *at = other + spans[i].from;
		const mask *to = other + spans[i].to;
		__m512i x = BROADCAST(in[i]);
		unsigned fit;

		for (; to - at > LANES; at += LANES) {
			fit = unite(end, x, _mm512_loadu_si512(at));
			end += __builtin_popcount(fit);
		}
		fit = unite(end, x, _mm512_loadu_si512(at));
		end += __builtin_popcount(_bzhi_u32(fit, (unsigned)(to - at)));
	}
	return (size_t)(end - out);
}

#include "kernel/match_planes.h"
#include "kernel/unit.h"

#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
