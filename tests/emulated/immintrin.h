/*
 * immintrin.h -- the intrinsics of the AVX-512 kernels in plain C
 *
 * Compiled with this header, the kernels run on any processor, but slowly.
 * Intel's Intrinsics Guide says what each function does.
 */
#ifndef IMMINTRIN_H
#define IMMINTRIN_H

#include <stdint.h>
#include <string.h>

typedef uint64_t __m512i __attribute__((vector_size(64)));
typedef uint8_t __mmask8;
typedef uint16_t __mmask16;
typedef uint64_t __mmask64;

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

/* A vector, and its lanes of each type, the lowest first. */
union lanes {
	__m512i all;
	u8 u8[64];
	u16 u16[32];
	u32 u32[16];
	u64 u64[8];
};

#define INTRINSIC static inline __attribute__((unused))
#define COUNT(lane) (64 / sizeof(lane))

/* --- families: one function for each size of lanes --- */

/* Lane i is `value`, where x and y are lane i of a and b. */
#define LANE_BY_LANE(name, lane, value)                                        \
	INTRINSIC __m512i name(__m512i a_all, __m512i b_all)                   \
	{                                                                      \
		union lanes a = { a_all }, b = { b_all }, r;                   \
		for (unsigned i = 0; i < COUNT(lane); i++) {                   \
			lane x = a.lane[i], y = b.lane[i];                     \
			r.lane[i] = (lane)(value);                             \
		}                                                              \
		return r.all;                                                  \
	}
LANE_BY_LANE(_mm512_and_si512, u64, (x & y))
LANE_BY_LANE(_mm512_or_si512, u64, (x | y))
LANE_BY_LANE(_mm512_add_epi8, u8, x + y)
LANE_BY_LANE(_mm512_add_epi64, u64, x + y)

#define SHIFT_RIGHT(name, lane)                                                \
	INTRINSIC __m512i name(__m512i a, unsigned bits)                       \
	{                                                                      \
		union lanes r = { a };                                         \
		for (unsigned i = 0; i < COUNT(lane); i++)                     \
			r.lane[i] = (lane)(bits < 8 * sizeof(lane)             \
			                           ? r.lane[i] >> bits         \
			                           : 0);                       \
		return r.all;                                                  \
	}
SHIFT_RIGHT(_mm512_srli_epi16, u16)
SHIFT_RIGHT(_mm512_srli_epi64, u64)

#define BROADCAST_TO(name, lane, type)                                         \
	INTRINSIC __m512i name(type x)                                         \
	{                                                                      \
		union lanes r;                                                 \
		for (unsigned i = 0; i < COUNT(lane); i++)                     \
			r.lane[i] = (lane)x;                                   \
		return r.all;                                                  \
	}
BROADCAST_TO(_mm512_set1_epi8, u8, char)
BROADCAST_TO(_mm512_set1_epi32, u32, int)
BROADCAST_TO(_mm512_set1_epi64, u64, long long)

/* Bit i is set if lane i of the vector is zero (not is `!`) or is not (`!!`). */
#define TEST(name, lane, mask, vector, not )                                   \
	INTRINSIC mask name(__m512i a, __m512i b)                              \
	{                                                                      \
		union lanes all = { vector };                                  \
		uint64_t set = 0;                                              \
		for (unsigned i = 0; i < COUNT(lane); i++)                     \
			set |= (uint64_t)(not all.lane[i]) << i;               \
		return (mask)set;                                              \
	}
TEST(_mm512_testn_epi32_mask, u32, __mmask16, a &b, !)
TEST(_mm512_testn_epi64_mask, u64, __mmask8, a &b, !)
TEST(_mm512_cmpeq_epi8_mask, u8, __mmask64, a ^ b, !)
TEST(_mm512_cmpneq_epi8_mask, u8, __mmask64, a ^ b, !!)

/* The lanes of the set side by side, then zeros. */
#define COMPRESS_TO_FRONT(name, lane, mask)                                    \
	INTRINSIC __m512i name(mask set, __m512i a_all)                        \
	{                                                                      \
		union lanes a = { a_all }, r = { { 0 } };                      \
		unsigned count = 0;                                            \
		for (unsigned i = 0; i < COUNT(lane); i++)                     \
			if (set >> i & 1)                                      \
				r.lane[count++] = a.lane[i];                   \
		return r.all;                                                  \
	}
COMPRESS_TO_FRONT(_mm512_maskz_compress_epi8, u8, __mmask64)
COMPRESS_TO_FRONT(_mm512_maskz_compress_epi32, u32, __mmask16)
COMPRESS_TO_FRONT(_mm512_maskz_compress_epi64, u64, __mmask8)

/* --- memory, constants, lanes --- */

INTRINSIC __m512i
_mm512_loadu_si512(const void *from)
{
	__m512i x;

	memcpy(&x, from, sizeof x);
	return x;
}

/* Bytes that are not in the set are 0, and are not read. */
INTRINSIC __m512i
_mm512_maskz_loadu_epi8(__mmask64 set, const void *from)
{
	union lanes r = { { 0 } };

	for (unsigned i = 0; i < COUNT(u8); i++)
		if (set >> i & 1)
			r.u8[i] = ((const u8 *)from)[i];
	return r.all;
}

INTRINSIC void
_mm512_storeu_si512(void *to, __m512i x)
{
	memcpy(to, &x, sizeof x);
}

/* Only the bytes of the set are written. */
INTRINSIC void
_mm512_mask_storeu_epi8(void *to, __mmask64 set, __m512i x_all)
{
	union lanes x = { x_all };

	for (unsigned i = 0; i < COUNT(u8); i++)
		if (set >> i & 1)
			((u8 *)to)[i] = x.u8[i];
}

INTRINSIC __m512i
_mm512_setzero_si512(void)
{
	return (__m512i){ 0 };
}

#define _mm512_set_epi64(h, g, f, e, d, c, b, a)                               \
	((__m512i){ (u64)(a), (u64)(b), (u64)(c), (u64)(d), (u64)(e),          \
	            (u64)(f), (u64)(g), (u64)(h) })
#define _mm512_set4_epi64(d, c, b, a) _mm512_set_epi64(d, c, b, a, d, c, b, a)

/* 128 bits at a time: two of a, then two of b, as the constant names them. */
INTRINSIC __m512i
_mm512_shuffle_i64x2(__m512i a, __m512i b, unsigned names)
{
	__m512i r;

	for (unsigned i = 0; i < 8; i++) {
		unsigned from = 2 * (names >> i / 2 * 2 & 3) + i % 2;

		r[i] = i < 4 ? a[from] : b[from];
	}
	return r;
}

/* --- bits --- */

INTRINSIC u64
_bzhi_u64(u64 x, u32 bits)
{
	return bits < 64 ? x & ((UINT64_C(1) << bits) - 1) : x;
}

INTRINSIC __m512i
_mm512_popcnt_epi8(__m512i a)
{
	union lanes r = { a };

	for (unsigned i = 0; i < COUNT(u8); i++)
		r.u8[i] = (u8)__builtin_popcount(r.u8[i]);
	return r.all;
}

/* The truth table is the constant: bit 4x + 2y + z is the value for x, y, z. */
INTRINSIC __m512i
_mm512_ternarylogic_epi64(__m512i x, __m512i y, __m512i z, int truth)
{
	__m512i r = { 0 };

	for (int row = 0; row < 8; row++)
		if (truth >> row & 1)
			r |= (row & 4 ? x : ~x) & (row & 2 ? y : ~y) &
			     (row & 1 ? z : ~z);
	return r;
}

/* Each byte of a, as a vector of bits, times the 8 x 8 matrix of bits in the
   same 64-bit lane of b, whose byte 7 - k is the row of bit k. */
INTRINSIC __m512i
_mm512_gf2p8affine_epi64_epi8(__m512i a_all, __m512i b_all, int differ)
{
	union lanes a = { a_all }, b = { b_all }, r;

	for (unsigned i = 0; i < COUNT(u8); i++) {
		int byte = differ;

		for (unsigned k = 0; k < 8; k++)
			byte ^= __builtin_parity(b.u8[(i | 7) - k] & a.u8[i])
			        << k;
		r.u8[i] = (u8)byte;
	}
	return r.all;
}

/* --- bytes among bytes, and sums --- */

/* Byte i is the byte of a, or behind it of b, that byte i of `from` names. */
INTRINSIC __m512i
_mm512_permutex2var_epi8(__m512i a_all, __m512i from_all, __m512i b_all)
{
	union lanes a = { a_all }, from = { from_all }, b = { b_all }, r;

	for (unsigned i = 0; i < COUNT(u8); i++)
		r.u8[i] = from.u8[i] & 64 ? b.u8[from.u8[i] & 63]
		                          : a.u8[from.u8[i] & 63];
	return r.all;
}

/* Byte i is the byte of b that a's byte i names. */
INTRINSIC __m512i
_mm512_permutexvar_epi8(__m512i a_all, __m512i b_all)
{
	union lanes a = { a_all }, b = { b_all }, r;

	for (unsigned i = 0; i < COUNT(u8); i++)
		r.u8[i] = b.u8[a.u8[i] & 63];
	return r.all;
}

/* Within each 16 bytes: byte i is the byte of a that b's byte i names; 0 if bit i
   of the set or bit 7 of b's byte says so. */
INTRINSIC __m512i
_mm512_maskz_shuffle_epi8(__mmask64 set, __m512i a_all, __m512i b_all)
{
	union lanes a = { a_all }, b = { b_all }, r = { { 0 } };

	for (unsigned i = 0; i < COUNT(u8); i++)
		if (set >> i & 1 && b.u8[i] < 128)
			r.u8[i] = a.u8[(i & 48) + (b.u8[i] & 15)];
	return r.all;
}

#define _mm512_shuffle_epi8(a, b) _mm512_maskz_shuffle_epi8(UINT64_MAX, a, b)

/* Add to each 32-bit lane four products of an unsigned and a signed byte. */
INTRINSIC __m512i
_mm512_dpbusd_epi32(__m512i sum, __m512i a_all, __m512i b_all)
{
	union lanes a = { a_all }, b = { b_all }, r = { sum };

	for (unsigned i = 0; i < COUNT(u8); i++)
		r.u32[i / 4] += (u32)(a.u8[i] * (int8_t)b.u8[i]);
	return r.all;
}

INTRINSIC long long
_mm512_reduce_add_epi64(__m512i a)
{
	return (long long)(a[0] + a[1] + a[2] + a[3] + a[4] + a[5] + a[6] +
	                   a[7]);
}

#endif
