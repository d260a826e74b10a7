/* avx512.h -- the kernel for AVX-512 with byte permutations (VBMI, VBMI2,
   BITALG, VNNI and GFNI): intrinsics join (scalar.h says what this does) and
   match */
#include "halves/mask.h"
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

#include "halves/outer.h"
#include "halves/vector.h"

/* x in each byte or word of a vector. */
#define BYTES(x) _mm512_set1_epi8((char)(x))
#define WORDS(x) _mm512_set1_epi64((long long)(x))

#if PLACEMENT_BITS == 32
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

/* A placement of the outer loop, in each lane.  If the inner ones are packed,
   also the shape of these: how far their lower bits and the others rotate to
   the left, and where they come to. */
struct joined {
	__m512i mask, whole;
	__m512i low_by, high_by, to_low, to_high;
};

static ALWAYS_INLINE struct joined
joined_with(const struct shape *s)
{
	return (struct joined){
		.low_by = WORDS(s->low_left),
		.high_by = WORDS(s->high_left - s->high_right),
		.to_low = WORDS(unpack(s, s->low)),
		.to_high = WORDS(unpack(s, s->high)),
	};
}

/* Write the unions of j with eight packed placements. */
static ALWAYS_INLINE void
unite_packed(mask *out, const struct joined *j, __m256i packed)
{
	__m512i y = _mm512_cvtepu32_epi64(packed), all = j->whole;

#define OR_AND(x, y, z) _mm512_ternarylogic_epi64(x, y, z, 0xF8)
	all = OR_AND(all, _mm512_rolv_epi64(y, j->low_by), j->to_low);
	all = OR_AND(all, _mm512_rolv_epi64(y, j->high_by), j->to_high);
#undef OR_AND
	_mm512_storeu_si512(out, all);
}

/* Append the unions of j with those of the first `count` placements in y that
   share no diagonal with it. */
static ALWAYS_INLINE mask *
unite(mask *out, const struct joined *j, __m512i y, unsigned count)
{
	lane_mask fit = ARE_ZERO(j->mask, y);
	int more = __builtin_popcount(_bzhi_u32(fit, count));

#if IS_PACKED
	y = COMPRESS(fit, y);
	unite_packed(out, j, _mm512_castsi512_si256(y));
	if (more > (int)LANES)
		unite_packed(out + LANES, j, _mm512_extracti64x4_epi64(y, 1));
#else
	_mm512_storeu_si512(out, COMPRESS(fit, _mm512_or_si512(j->mask, y)));
#endif
	return out + more;
}

static __attribute__((noinline)) size_t
join(mask *out, struct outer in, const struct span *spans,
     const placement *other)
{
	enum { AT_ONCE = VECTOR_BYTES / sizeof(placement) }; /* in y */
	struct joined j = joined_with(&in.inner);
	mask *end = out;

	for (size_t i = 0; i < in.count; i++) {
		const placement *at = other + spans[i].from;
		const placement *to = other + spans[i].to;

		j.mask = BROADCAST(in.mask[i]);
		if (IS_PACKED)
			j.whole = WORDS(in.whole[i]);
		for (; to - at > AT_ONCE; at += AT_ONCE)
			end = unite(end, &j, _mm512_loadu_si512(at), AT_ONCE);
		end = unite(end, &j, _mm512_loadu_si512(at),
		            (unsigned)(to - at));
	}
	return (size_t)(end - out);
}

#include "planes/match.h"
#include "kernel/unit.h"

#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
