/*
 * vector.h -- what differs from kernel to kernel: a vector's length, how to
 * count the bits of its bytes, and other steps for which some processors have
 * an instruction
 *
 * make compiles unit.c once for each kernel: KERNEL is its name, and for
 * example KERNEL_avx2 is defined.  The compiler needs no -march.
 */
#ifndef VECTOR_H
#define VECTOR_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define ALWAYS_INLINE inline __attribute__((always_inline))

/* What a kernel needs of the processor, each feature in X(). */
#define AVX2_FEATURES(X) X("avx2") X("popcnt") X("bmi") X("bmi2")
#define AVX512BW_FEATURES(X)                                                   \
	AVX2_FEATURES(X) X("avx512f") X("avx512bw") X("avx512vl")

#if defined KERNEL_avx512 || defined KERNEL_avx512bw
#include <immintrin.h>
#define AVX512
#ifdef KERNEL_avx512
#define FEATURES(X)                                                            \
	AVX512BW_FEATURES(X)                                                   \
	X("avx512bitalg") X("avx512vbmi") X("avx512vnni") X("gfni")
#else
#define FEATURES AVX512BW_FEATURES
#endif
#define NATIVE(operation) _mm512_##operation
#define BROADCAST _mm512_broadcast_i32x4
enum { VECTOR_BYTES = 64 };
typedef __m512i native;
typedef uint64_t lane_bits;
#elif defined KERNEL_avx2
#include <immintrin.h>
#define FEATURES AVX2_FEATURES
#define NATIVE(operation) _mm256_##operation
#define BROADCAST _mm256_broadcastsi128_si256
enum { VECTOR_BYTES = 32 };
typedef __m256i native;
typedef uint32_t lane_bits;
#else
#ifdef __SSE2__
#include <emmintrin.h>
#endif
#define FEATURES(X)
enum { VECTOR_BYTES = 16 };
typedef uint16_t lane_bits;
#endif

/* What follows it is compiled for the processor that it asks for. */
static inline int
is_supported(void)
{
#define AND_IT_HAS(feature) &&__builtin_cpu_supports(feature)
	return 1 FEATURES(AND_IT_HAS);
}

#ifdef NATIVE
#define PRAGMA(x) _Pragma(#x)
#ifdef __clang__
#define BEGIN_TARGET(names)                                                    \
	PRAGMA(clang attribute push(__attribute__((target(names))),            \
	                            apply_to = function))
#else
#define BEGIN_TARGET(names) PRAGMA(GCC target(names))
#endif
#define AND(feature) "," feature
BEGIN_TARGET("sse2" FEATURES(AND))
#endif

typedef uint8_t vector __attribute__((vector_size(VECTOR_BYTES)));
typedef uint16_t words __attribute__((vector_size(VECTOR_BYTES)));
typedef uint32_t sums __attribute__((vector_size(VECTOR_BYTES)));
typedef uint64_t totals __attribute__((vector_size(VECTOR_BYTES)));

/* Lanes that are counted together: groups of VECTOR_BYTES lanes. */
enum { GROUPS = VECTOR_BYTES == 64 ? 2 : 4, LANES = GROUPS * VECTOR_BYTES };

/* Arrays of elements of 1 << shift bytes: a shift is faster than a product. */
static inline int
shift_of(size_t bytes)
{
	return 64 - __builtin_clzll(bytes - 1);
}

static ALWAYS_INLINE vector *
element(const vector *base, size_t index, int shift)
{
	return (vector *)((char *)base + (index << shift));
}

/* --- bits of bytes --- */

/* Bytes shifted to the right; a byte's upper bits come from another one. */
static ALWAYS_INLINE vector
shifted(vector x, int bits)
{
	return (vector)((words)x >> bits);
}

/* Of each byte, by an instruction; by looking up its halves (Muła); or by
   adding neighbours.  `portable` counts in halves, so add_halves must follow,
   of a sum of three at most. */
static ALWAYS_INLINE vector
count_bits(vector x)
{
#if defined KERNEL_avx512
	return (vector)_mm512_popcnt_epi8((native)x);
#elif defined NATIVE
	const native bits = BROADCAST(
		_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));

	return (vector)NATIVE(shuffle_epi8)(bits, (native)(x & 15)) +
	       (vector)NATIVE(shuffle_epi8)(bits, (native)(x >> 4));
#else
	x -= shifted(x, 1) & 0x55;
	return (x & 0x33) + (shifted(x, 2) & 0x33);
#endif
}

static ALWAYS_INLINE vector
add_halves(vector counts)
{
#ifdef NATIVE
	return counts;
#else
	return (counts & 0x0F) + (shifted(counts, 4) & 0x0F);
#endif
}

enum { IS_BIG_ENDIAN = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ };

/* In memory, the first byte has the bits of the first eight lanes, in some
   order. */
static ALWAYS_INLINE lane_bits
highest_bits(vector x)
{
#ifdef AVX512
	return _mm512_movepi8_mask((native)x);
#elif defined KERNEL_avx2
	return (lane_bits)_mm256_movemask_epi8((native)x);
#elif defined __SSE2__
	return (lane_bits)_mm_movemask_epi8((__m128i)x);
#else
	totals half = (totals)(x >> 7) * UINT64_C(0x0102040810204080) >> 56;

	return (lane_bits)(half[IS_BIG_ENDIAN] | half[!IS_BIG_ENDIAN] << 8);
#endif
}

static ALWAYS_INLINE int
is_any_high(vector x)
{
#if defined NATIVE || defined __SSE2__
	return highest_bits(x) != 0;
#else
	totals half = (totals)x & UINT64_C(0x8080808080808080);

	return (half[0] | half[1]) != 0;
#endif
}

/* --- products --- */

/* Add the products of bytes, in each sum those of its four.  Counts are at most
   56, so two products fit into 16 bits with a sign. */
static ALWAYS_INLINE sums
add_products(sums all, vector cells, vector counts)
{
#if defined KERNEL_avx512
	return (sums)_mm512_dpbusd_epi32((native)all, (native)cells,
	                                 (native)counts);
#elif defined NATIVE
	native pairs = NATIVE(maddubs_epi16)((native)cells, (native)counts);

	return all + (sums)NATIVE(madd_epi16)(pairs, NATIVE(set1_epi16)(1));
#elif defined __SSE2__
	words x = (words)cells, y = (words)counts;

	return all +
	       (sums)_mm_madd_epi16((__m128i)(x & 0xFF), (__m128i)(y & 0xFF)) +
	       (sums)_mm_madd_epi16((__m128i)(x >> 8), (__m128i)(y >> 8));
#else
	words x = (words)cells, y = (words)counts;
	sums pairs = (sums)((x & 0xFF) * (y & 0xFF) + (x >> 8) * (y >> 8));

	return all + (pairs & 0xFFFF) + (pairs >> 16);
#endif
}

/* --- rows and columns --- */

typedef uint8_t bytes16 __attribute__((vector_size(16)));
#ifdef __clang__
#define SHUFFLE __builtin_shufflevector
#else /* gcc before version 12 */
#define SHUFFLE(a, b, ...) __builtin_shuffle(a, b, (bytes16){ __VA_ARGS__ })
#endif

/* Of the two halves of an array, the bytes of both in turn.  So log2(columns)
   times exchange rows and columns of a matrix. */
static ALWAYS_INLINE void
interleave(bytes16 *to, const bytes16 *from, const size_t vectors)
{
#pragma GCC unroll 8
	for (size_t i = 0; i < vectors / 2; i++) {
		bytes16 a = from[i], b = from[i + vectors / 2];

		to[2 * i] = SHUFFLE(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
		                    21, 6, 22, 7, 23);
		to[2 * i + 1] = SHUFFLE(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12,
		                        28, 13, 29, 14, 30, 15, 31);
	}
}

/* --- members --- */

/* A bit for each of the first members of eight. */
static ALWAYS_INLINE uint8_t
first_of_eight(uint32_t count)
{
	return (uint8_t)((1U << (count < 8 ? count : 8)) - 1);
}

/* Copy the members that are on none of the diagonals.  Up to eight more may be
   written.  Returns how many are copied. */
static ALWAYS_INLINE uint32_t
copy_spared(uint64_t *to, const uint64_t *from, uint32_t count,
            uint64_t diagonals)
{
	uint32_t copied = 0;

#ifdef AVX512
	const __m512i attacked = _mm512_set1_epi64((long long)diagonals);

	for (uint32_t i = 0; i < count; i += 8) {
		__mmask8 here = first_of_eight(count - i);
		__m512i x = _mm512_maskz_loadu_epi64(here, from + i);

		here &= _mm512_testn_epi64_mask(x, attacked);
		_mm512_storeu_si512(to + copied,
		                    _mm512_maskz_compress_epi64(here, x));
		copied += (uint32_t)__builtin_popcount(here);
	}
#else
	for (uint32_t i = 0; i < count; i++) {
		to[copied] = from[i];
		copied += !(from[i] & diagonals);
	}
#endif
	return copied;
}

#if defined KERNEL_avx512

/* Exchange rows and columns of 8 x 8 words. */
static ALWAYS_INLINE void
transpose_words(__m512i a[8])
{
	const __m512i first = _mm512_setr_epi64(0, 8, 1, 9, 2, 10, 3, 11),
		      second = _mm512_setr_epi64(4, 12, 5, 13, 6, 14, 7, 15);
	__m512i b[8];

	for (int round = 0; round < 3; round++) {
		for (size_t i = 0; i < 4; i++) {
			b[2 * i] = _mm512_permutex2var_epi64(a[i], first,
			                                     a[i + 4]);
			b[2 * i + 1] = _mm512_permutex2var_epi64(a[i], second,
			                                         a[i + 4]);
		}
		memcpy(a, b, sizeof b);
	}
}

/* Exchange rows and columns of 8 x 8 bytes. */
static ALWAYS_INLINE __m512i
transpose_bytes(__m512i x)
{
	uint8_t at[64];

	for (int i = 0; i < 64; i++)
		at[i] = (uint8_t)(i % 8 * 8 + i / 8);
	return _mm512_permutexvar_epi8(_mm512_loadu_si512(at), x);
}

/*
 * Eight members of each lane of a vector, from first[lane] + skip on, but not
 * from first[lane + 1] on: set line[d * stride] for the diagonals d below
 * `diagonals`, a bit for each member.  It says whether the member lacks the
 * diagonal; a bit without a member is 0 for all of them.  The order of a byte's
 * bits is the same in all lines.  Up to 7 more lines may be written, and eight
 * members behind the last one be read.
 */
static inline void
make_lines(vector *line, size_t stride, const uint64_t *members,
           const uint32_t *first, uint32_t skip, unsigned diagonals)
{
	const __m512i unit =
		_mm512_set1_epi64((long long)UINT64_C(0x8040201008040201));
	__m512i byte[8][8]; /* of the diagonals; of eight lanes */

	for (int eight = 0; eight < 8; eight++) {
		__m512i a[8];

		for (int i = 0; i < 8; i++) {
			uint32_t at = first[8 * eight + i] + skip,
				 end = first[8 * eight + i + 1];
			__mmask8 here = first_of_eight(at < end ? end - at : 0);
			__m512i x = _mm512_mask_loadu_epi64(
				_mm512_set1_epi64(-1), here, members + at);

			a[i] = _mm512_gf2p8affine_epi64_epi8(
				unit, transpose_bytes(x), 0xFF);
		}
		transpose_words(a);
		for (int b = 0; b < 8; b++)
			byte[b][eight] = transpose_bytes(a[b]);
	}
	for (size_t b = 0; 8 * b < diagonals; b++) {
		transpose_words(byte[b]);
		for (size_t i = 0; i < 8; i++)
			line[(8 * b + i) * stride] = (vector)byte[b][i];
	}
}

#else

/* Byte b of the diagonals of eight members goes to byte[b], from `at` on;
   those without a member have all of them. */
static ALWAYS_INLINE void
split_members(uint8_t byte[8][8 * VECTOR_BYTES], size_t at,
              const uint64_t member[8], uint32_t members)
{
	static const uint64_t all[16] = { [8] = -UINT64_C(1), -UINT64_C(1),
		                          -UINT64_C(1),       -UINT64_C(1),
		                          -UINT64_C(1),       -UINT64_C(1),
		                          -UINT64_C(1),       -UINT64_C(1) };
	bytes16 a[4], b[4];

	memcpy(a, member, sizeof a);
	memcpy(b, all + 8 - members, sizeof b);
	for (int i = 0; i < 4; i++)
		a[i] |= b[i];
	interleave(b, a, 4);
	interleave(a, b, 4);
	interleave(b, a, 4);
	for (size_t i = 0; i < 8; i++)
		memcpy(byte[IS_BIG_ENDIAN ? 7 - i : i] + at, (char *)b + 8 * i,
		       8);
}

/* The bits of one diagonal, of its byte of all members. */
static ALWAYS_INLINE void
make_line(vector *line, const uint8_t byte[8 * VECTOR_BYTES], unsigned diagonal)
{
	for (size_t i = 0; i < 8; i++) {
		words x;
		lane_bits bits;

		memcpy(&x, byte + i * VECTOR_BYTES, sizeof x);
		bits = highest_bits(~(vector)(x << (7 - diagonal % 8)));
		memcpy((char *)line + i * sizeof bits, &bits, sizeof bits);
	}
}

/* The same for the other kernels. */
static inline void
make_lines(vector *line, size_t stride, const uint64_t *members,
           const uint32_t *first, uint32_t skip, unsigned diagonals)
{
	uint8_t byte[8][8 * VECTOR_BYTES];

	for (size_t lane = 0; lane < VECTOR_BYTES; lane++) {
		uint32_t end = first[lane + 1], at = first[lane] + skip, rest;

		at = at < end ? at : end;
		rest = end - at;
		split_members(byte, 8 * lane, members + at,
		              rest < 8 ? rest : 8);
	}
	for (unsigned d = 0; d < diagonals; d++)
		make_line(line + d * stride, byte[d / 8], d);
}

#endif
#endif
