/* avx512.h -- the kernel for AVX-512 with VPOPCNTDQ: intrinsics join, drop and
   split (scalar.h says what they do), and count bits */
#include "kernel/mask.h"

#if defined __x86_64__
#include <immintrin.h>

#ifdef __clang__
#pragma clang attribute push(                                                  \
	__attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,"            \
                              "avx512vpopcntdq,popcnt,bmi,bmi2"))),            \
	apply_to = function)
#else
#pragma GCC target("avx512f,avx512bw,avx512vl,avx512dq,avx512vpopcntdq")
#pragma GCC target("popcnt,bmi,bmi2")
#endif

enum { VECTOR_BYTES = 64 };

#include "kernel/bitslice.h"

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
join(mask *out, const mask *in, const uint16_t *partner, size_t count,
     const mask *other, const uint32_t *first)
{
	mask *end = out;

	for (size_t i = 0; i < count; i++) {
		const mask *at = other + first[partner[i]];
		const mask *to = other + first[partner[i] + 1];
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

static inline size_t
drop(mask *out, const mask *in, size_t n, mask bits)
{
	__m512i unwanted = BROADCAST(bits);
	size_t count = 0;

	for (size_t i = 0; i < n; i += LANES) {
		__m512i x = _mm512_loadu_si512(in + i);
		lanes fit = ARE_ZERO(x, unwanted);
		unsigned left = n - i < LANES ? (unsigned)(n - i) : LANES;

		_mm512_storeu_si512(out + count, COMPRESS(fit, x));
		count += (size_t)__builtin_popcount(_bzhi_u32(fit, left));
	}
	return count;
}

static inline size_t
split(mask *with, mask *without, const mask *in, size_t n, mask bit)
{
	__m512i wanted = BROADCAST(bit);
	mask *end = with;

	for (size_t i = 0; i < n; i += LANES) {
		__m512i x = _mm512_loadu_si512(in + i);
		lanes lacks = ARE_ZERO(x, wanted);
		unsigned left = n - i < LANES ? (unsigned)(n - i) : LANES;
		int few = __builtin_popcount(_bzhi_u32(lacks, left));

		_mm512_storeu_si512(end, COMPRESS((lanes)~lacks, x));
		_mm512_storeu_si512(without, COMPRESS(lacks, x));
		end += (int)left - few;
		without += few;
	}
	return (size_t)(end - with);
}

/* The diagonals to look up: those that patterns and items share.  One
   instruction moves an item's side by side. */
static ALWAYS_INLINE mask
looked_up(mask shared, int bits)
{
	(void)bits;
	return shared ? shared : 1;
}

/* The patterns that an item is disjoint from.  Ternary logic takes three
   entries in one instruction. */
static ALWAYS_INLINE __m512i
hits(const struct table *t, uint64_t item, const int chunks, size_t last)
{
#define ENTRY(c, values) _mm512_load_si512(look_up(t, c, item, values))
	const size_t all = (1 << CHUNK_BITS) - 1;
	__m512i hit = ENTRY(chunks - 1, last);
	int c = 0;

	for (; c + 2 < chunks; c += 2)
		hit = _mm512_ternarylogic_epi64(hit, ENTRY(c, all),
		                                ENTRY(c + 1, all), 0x80);
	if (c + 1 < chunks)
		hit = _mm512_and_si512(hit, ENTRY(c, all));
#undef ENTRY
	return hit;
}

static ALWAYS_INLINE uint64_t
tally_chunks(const struct table *t, const mask *item, size_t count,
             mask diagonals, const int chunks, size_t last)
{
	__m512i sum = _mm512_setzero_si512();
	size_t i = 0;

#define HITS(k)                                                                \
	_mm512_popcnt_epi64(                                                   \
		hits(t, _pext_u64(item[i + (k)], diagonals), chunks, last))
	for (; i + 4 <= count; i += 4) {
		__m512i a = _mm512_add_epi64(HITS(0), HITS(1));
		__m512i b = _mm512_add_epi64(HITS(2), HITS(3));

		sum = _mm512_add_epi64(sum, _mm512_add_epi64(a, b));
	}
	for (; i < count; i++)
		sum = _mm512_add_epi64(sum, HITS(0));
#undef HITS
	return (uint64_t)_mm512_reduce_add_epi64(sum);
}

#include "kernel/unit.h"

#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
