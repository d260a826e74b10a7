/* avx2.h -- the kernel for AVX2: intrinsics join, drop and split (scalar.h says
   what they do), the compiler's vectors do the rest */
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

#include "halves/mask.h"

#if MASK_BITS == 32
#define BROADCAST(x) _mm256_set1_epi32((int)(x))
#define ARE_EQUAL _mm256_cmpeq_epi32
#define LANE_BITS(x) (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(x))
#define EXTRACT(x, bits) _pext_u32(x, bits)
#else
#define BROADCAST(x) _mm256_set1_epi64x((long long)(x))
#define ARE_EQUAL _mm256_cmpeq_epi64
#define LANE_BITS(x) (unsigned)_mm256_movemask_pd(_mm256_castsi256_pd(x))
#define EXTRACT(x, bits) (uint32_t) _pext_u64(x, bits)
#endif

/*
 * For each set of lanes, the order of 32-bit lanes that moves those of the set
 * to the front, a byte each.  A mask of 64 bits has two of them.  A table,
 * because pdep and pext are slow on some processors.
 */
#if MASK_BITS == 32
#define LANE(set, l) ((uint64_t)((set) >> (l)&1) * (l) << 8 * BELOW(set, l))
#else
#define LANE(set, l)                                                           \
	((uint64_t)((set) >> (l)&1) * (0x0100 + 0x0202 * (l))                  \
	 << 16 * BELOW(set, l))
#endif
#define BELOW(set, l) __builtin_popcount((set) & ((1U << (l)) - 1))
#define LANES_4(set, l)                                                        \
	(LANE(set, l) | LANE(set, (l) + 1) | LANE(set, (l) + 2) |              \
	 LANE(set, (l) + 3))
#if MASK_BITS == 32
#define ORDER(set) (LANES_4(set, 0U) | LANES_4(set, 4U))
#else
#define ORDER(set) LANES_4(set, 0U)
#endif
#define ORDER_4(set)                                                           \
	ORDER(set), ORDER((set) + 1), ORDER((set) + 2), ORDER((set) + 3)
#define ORDER_16(set)                                                          \
	ORDER_4(set), ORDER_4((set) + 4), ORDER_4((set) + 8),                  \
		ORDER_4((set) + 12)
#define ORDER_64(set)                                                          \
	ORDER_16(set), ORDER_16((set) + 16), ORDER_16((set) + 32),             \
		ORDER_16((set) + 48)

static const uint64_t front_order[1 << LANES] = {
	ORDER_16(0U),
#if MASK_BITS == 32
	ORDER_16(16U), ORDER_16(32U),  ORDER_16(48U),
	ORDER_64(64U), ORDER_64(128U), ORDER_64(192U),
#endif
};

static inline __m256i
load(const mask *at)
{
	return _mm256_loadu_si256((const void *)at);
}

/* Append the lanes of the set, side by side. */
static ALWAYS_INLINE mask *
keep(mask *end, __m256i x, unsigned set)
{
	__m256i order = _mm256_cvtepu8_epi32(
		_mm_loadl_epi64((const void *)&front_order[set]));

	_mm256_storeu_si256((void *)end, _mm256_permutevar8x32_epi32(x, order));
	return end + __builtin_popcount(set);
}

/* The lanes of a vector that holds the next of `left` masks. */
static inline unsigned
used_lanes(size_t left)
{
	return left >= LANES ? (1U << LANES) - 1 : (1U << left) - 1;
}

/* Append the unions of x with those of the first `count` placements in y that
   share no diagonal with it. */
static ALWAYS_INLINE mask *
unite(mask *end, __m256i x, __m256i y, unsigned count)
{
	__m256i shared = _mm256_and_si256(x, y);
	__m256i fit = ARE_EQUAL(shared, _mm256_setzero_si256());

	return keep(end, _mm256_or_si256(x, y),
	            _bzhi_u32(LANE_BITS(fit), count));
}

static __attribute__((noinline)) size_t
join(mask *out, const mask *x, size_t count, const struct span *spans,
     const mask *other)
{
	mask *end = out;

	for (size_t i = 0; i < count; i++) {
		const mask *at = other + spans[i].from;
		const mask *to = other + spans[i].to;
		__m256i one = BROADCAST(x[i]);

		for (; to - at > (int)LANES; at += LANES)
			end = unite(end, one, load(at), LANES);
		end = unite(end, one, load(at), (unsigned)(to - at));
	}
	return (size_t)(end - out);
}

static inline size_t
drop(mask *out, const mask *in, size_t n, mask bits)
{
	__m256i unwanted = BROADCAST(bits), zero = _mm256_setzero_si256();
	mask *end = out;

	for (size_t i = 0; i < n; i += LANES) {
		__m256i x = load(in + i);
		__m256i fit = ARE_EQUAL(_mm256_and_si256(x, unwanted), zero);

		end = keep(end, x, LANE_BITS(fit) & used_lanes(n - i));
	}
	return (size_t)(end - out);
}

static inline size_t
split(mask *with, mask *without, const mask *in, size_t n, mask bit)
{
	__m256i wanted = BROADCAST(bit);
	mask *end = with;

	for (size_t i = 0; i < n; i += LANES) {
		__m256i x = load(in + i);
		unsigned has = LANE_BITS(
			ARE_EQUAL(_mm256_and_si256(x, wanted), wanted));
		unsigned used = used_lanes(n - i);

		end = keep(end, x, has & used);
		without = keep(without, x, ~has & used);
	}
	return (size_t)(end - with);
}

/* Measured. */
enum {
	DECIDING_MAX = 12,
	LONG_PAIRS = 1500000,
	BUCKET_TOPS = 64,
	BUCKET_BOTTOMS = 96
};

#include "blocks/match.h"
#include "buckets/nibbles.h"
#include "buckets/match.h"
#include "kernel/unit.h"

#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
