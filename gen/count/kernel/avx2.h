/* avx2.h -- the kernel for AVX2: intrinsics join, drop and split (scalar.h says
   what they do), the compiler's vectors do the rest */
#include "halves/mask.h"
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

_Static_assert(!IS_PACKED, "only the AVX-512 kernel has PACKED placements");

#include "halves/outer.h"
#include "halves/vector.h"

/* The order of 32-bit lanes that moves those of the set to the front. */
static inline __m256i
front_order(unsigned set)
{
	uint64_t spread = _pdep_u64(set, UINT64_C(0x0101010101010101)) * 0xFF;
	uint64_t lanes = _pext_u64(UINT64_C(0x0706050403020100), spread);

	return _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)lanes));
}

#if MASK_BITS == 32
#define BROADCAST(x) _mm256_set1_epi32((int)(x))
#define ARE_EQUAL _mm256_cmpeq_epi32
#define LANE_BITS(x) (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(x))
#define FRONT_ORDER(set) front_order(set)
#else
#define BROADCAST(x) _mm256_set1_epi64x((long long)(x))
#define ARE_EQUAL _mm256_cmpeq_epi64
#define LANE_BITS(x) (unsigned)_mm256_movemask_pd(_mm256_castsi256_pd(x))
/* a mask has two lanes of 32 bits */
#define FRONT_ORDER(set) front_order(_pdep_u32(set, 0x55) * 3)
#endif

static inline __m256i
load(const mask *at)
{
	return _mm256_loadu_si256((const void *)at);
}

/* Write the lanes of the set side by side.  Returns how many there are. */
static inline size_t
keep(mask *out, __m256i x, unsigned set)
{
	_mm256_storeu_si256((void *)out,
	                    _mm256_permutevar8x32_epi32(x, FRONT_ORDER(set)));
	return (size_t)__builtin_popcount(set);
}

/* The lanes of a vector that holds the next of `left` masks. */
static inline unsigned
used_lanes(size_t left)
{
	return left >= LANES ? (1U << LANES) - 1 : (1U << left) - 1;
}

static inline size_t
join(mask *out, struct outer in, const struct span *spans,
     const placement *other)
{
	__m256i zero = _mm256_setzero_si256();
	size_t end = 0;

	for (size_t i = 0; i < in.count; i++) {
		uint32_t j = spans[i].from, to = spans[i].to;
		__m256i x = BROADCAST(in.mask[i]);

		do {
			__m256i y = load(other + j);
			__m256i fit = ARE_EQUAL(_mm256_and_si256(x, y), zero);

			end += keep(out + end, _mm256_or_si256(x, y),
			            LANE_BITS(fit) & used_lanes(to - j));
			j += LANES;
		} while (j < to);
	}
	return end;
}

static inline size_t
drop(mask *out, const mask *in, size_t n, mask bits)
{
	__m256i unwanted = BROADCAST(bits), zero = _mm256_setzero_si256();
	size_t count = 0;

	for (size_t i = 0; i < n; i += LANES) {
		__m256i x = load(in + i);
		__m256i fit = ARE_EQUAL(_mm256_and_si256(x, unwanted), zero);

		count += keep(out + count, x,
		              LANE_BITS(fit) & used_lanes(n - i));
	}
	return count;
}

static inline size_t
split(mask *with, mask *without, const mask *in, size_t n, mask bit)
{
	__m256i wanted = BROADCAST(bit);
	size_t count = 0;

	for (size_t i = 0; i < n; i += LANES) {
		__m256i x = load(in + i);
		unsigned has = LANE_BITS(
			ARE_EQUAL(_mm256_and_si256(x, wanted), wanted));
		unsigned used = used_lanes(n - i);

		count += keep(with + count, x, has & used);
		without += keep(without, x, ~has & used);
	}
	return count;
}

#include "blocks/match.h"
#include "kernel/unit.h"

#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
