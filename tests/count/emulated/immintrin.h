/*
 * immintrin.h -- the intrinsics of the AVX-512 kernels in plain C, by SIMDe
 *
 * Compiled with this header, the kernels run on any processor, but slowly.
 */
#ifndef IMMINTRIN_H
#define IMMINTRIN_H

#define SIMDE_NO_NATIVE
#define SIMDE_ENABLE_NATIVE_ALIASES
#include <simde/x86/avx512.h>
#include <simde/x86/gfni.h>

/* SIMDe 0.7 lacks these; later versions have some of them. */
#define __mmask8 simde__mmask8
#define __mmask16 simde__mmask16
#define __mmask64 simde__mmask64

#undef _bzhi_u64
#undef _mm512_cmpneq_epi8_mask
#undef _mm512_mask_storeu_epi8
#undef _mm512_maskz_compress_epi8
#undef _mm512_maskz_loadu_epi8
#undef _mm512_reduce_add_epi64
#undef _mm512_shuffle_i64x2
#undef _mm512_testn_epi32_mask

#define _mm512_cmpneq_epi8_mask(a, b) (~_mm512_cmpeq_epi8_mask(a, b))
#define _mm512_shuffle_i64x2 simde_mm512_shuffle_i32x4
#define _mm512_testn_epi32_mask(a, b)                                          \
	_mm512_cmpeq_epi32_mask(_mm512_and_si512(a, b), _mm512_setzero_si512())

static inline uint64_t
_bzhi_u64(uint64_t x, unsigned bits)
{
	return bits < 64 ? x & ((UINT64_C(1) << bits) - 1) : x;
}

/* The bytes of the set, in their places or side by side; zeros elsewhere.  No
   other byte is read. */
static inline __m512i
take_bytes(__mmask64 set, const void *from, int is_dense)
{
	uint8_t bytes[64] = { 0 }, *next = bytes;

	for (int i = 0; i < 64; i++)
		if (set >> i & 1)
			*(is_dense ? next++ : bytes + i) =
				((const uint8_t *)from)[i];
	return _mm512_loadu_si512(bytes);
}

#define _mm512_maskz_loadu_epi8(set, from) take_bytes(set, from, 0)
#define _mm512_maskz_compress_epi8(set, x) take_bytes(set, (__m512i[]){ x }, 1)

/* Only the bytes of the set are written. */
static inline void
_mm512_mask_storeu_epi8(void *to, __mmask64 set, __m512i x)
{
	for (int i = 0; i < 64; i++)
		if (set >> i & 1)
			((uint8_t *)to)[i] = ((uint8_t *)&x)[i];
}

static inline long long
_mm512_reduce_add_epi64(__m512i x)
{
	int64_t sum = 0;

	for (int i = 0; i < 8; i++)
		sum += ((int64_t *)&x)[i];
	return sum;
}

#endif
