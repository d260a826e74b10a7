/*
 * vector.h -- what differs from kernel to kernel: a vector's length, and how to
 * count the bits of its bytes
 *
 * make compiles unit.c once for each kernel: KERNEL is its name, and for example
 * KERNEL_avx2 is defined.  The compiler needs no -march.
 */
#ifndef VECTOR_H
#define VECTOR_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define ALWAYS_INLINE inline __attribute__((always_inline))

#if defined KERNEL_avx512
#include <immintrin.h>
#define TARGET "avx512f,avx512bw,avx512vl,avx512bitalg,avx2,popcnt,bmi,bmi2"
enum { VECTOR_BYTES = 64 };
#elif defined KERNEL_avx512bw
#include <immintrin.h>
#define TARGET "avx512f,avx512bw,avx512vl,avx2,popcnt,bmi,bmi2"
enum { VECTOR_BYTES = 64 };
#elif defined KERNEL_avx2
#include <immintrin.h>
#define TARGET "avx2,popcnt,bmi,bmi2"
enum { VECTOR_BYTES = 32 };
#else
enum { VECTOR_BYTES = 16 };
#endif

#ifdef TARGET
#define PRAGMA(x) _Pragma(#x)
#ifdef __clang__
#define BEGIN_TARGET(names)                                                    \
	PRAGMA(clang attribute push(__attribute__((target(names))),            \
	                            apply_to = function))
#else
#define BEGIN_TARGET(names) PRAGMA(GCC target(names))
#endif
BEGIN_TARGET(TARGET)
#endif

typedef uint8_t vector __attribute__((vector_size(VECTOR_BYTES)));

/* Arrays of elements of 1 << shift bytes: a shift is faster than a product. */
static inline int
shift_of(size_t bytes)
{
	int shift = 0;

	while ((size_t)1 << shift < bytes)
		shift++;
	return shift;
}

static ALWAYS_INLINE vector *
element(const vector *base, size_t index, int shift)
{
	return (vector *)((char *)base + (index << shift));
}

#if defined KERNEL_avx512bw

static ALWAYS_INLINE vector
look_up(__m128i table, vector x)
{
	return (vector)_mm512_shuffle_epi8(_mm512_broadcast_i32x4(table),
	                                   (__m512i)x);
}

#elif defined KERNEL_avx2

static ALWAYS_INLINE vector
look_up(__m128i table, vector x)
{
	return (vector)_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(table),
	                                   (__m256i)x);
}

#endif

/* Of each byte, by an instruction; by looking up its halves (Muła); or by adding
   neighbours. */
static ALWAYS_INLINE vector
count_bits(vector x)
{
#if defined KERNEL_avx512
	return (vector)_mm512_popcnt_epi8((__m512i)x);
#elif defined TARGET
	const __m128i bits =
		_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);

	return look_up(bits, x & 15) + look_up(bits, x >> 4);
#else
	x -= x >> 1 & 0x55;
	x = (x & 0x33) + (x >> 2 & 0x33);
	return (x + (x >> 4)) & 0x0F;
#endif
}

#if defined KERNEL_avx512 || defined KERNEL_avx512bw

static ALWAYS_INLINE uint64_t
highest_bits(vector x)
{
	return _mm512_movepi8_mask((__m512i)x);
}

#elif defined KERNEL_avx2

static ALWAYS_INLINE uint32_t
highest_bits(vector x)
{
	return (uint32_t)_mm256_movemask_epi8((__m256i)x);
}

#else

/* In memory, the first byte has the bits of the first eight lanes. */
static ALWAYS_INLINE uint16_t
highest_bits(vector x)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	const uint64_t gather = UINT64_C(0x8040201008040201);
#else
	const uint64_t gather = UINT64_C(0x0102040810204080);
#endif
	uint64_t half[2];
	uint8_t byte[2];
	uint16_t bits;

	memcpy(half, &x, sizeof half);
	for (int i = 0; i < 2; i++)
		byte[i] = (uint8_t)((half[i] >> 7 &
		                     UINT64_C(0x0101010101010101)) *
		                            gather >>
		                    56);
	memcpy(&bits, byte, sizeof bits);
	return bits;
}

#endif

static ALWAYS_INLINE int
is_any_high(vector x)
{
#ifdef TARGET
	return highest_bits(x) != 0;
#else
	uint64_t half[2];

	memcpy(half, &x, sizeof half);
	return ((half[0] | half[1]) & UINT64_C(0x8080808080808080)) != 0;
#endif
}
#endif
