/*
 * sextets.h -- AVX-512 looks up six diagonals at a time
 *
 * As in nibbles.h: a table has a byte for each value of six diagonals.
 */
#ifndef SEXTETS_H
#define SEXTETS_H

#include "simd/simd.h"

typedef __m512i wide; /* a byte for each bottom mask of a slab */

enum {
	LOOK_UPS = 5,  /* of a word */
	LOOKED_UP = 6, /* diagonals; the other two bits of a byte are not */
	DIAGONALS = LOOKED_UP * LOOK_UPS, /* in a word */
	PLANES = LOOK_UPS,
	SLAB = 64 /* bottom masks that are looked up at once */
};

/* Measured; no list is short. */
enum {
	LONG_PAIRS = 0,
	RANKS_MAX = 8,
	FORCED_MAX = 8,
	FEW_TOPS = 160,
	FEW_BOTTOMS = 160
};

/* x in each byte or word of a vector. */
#define BYTES(x) _mm512_set1_epi8((char)(x))
#define WORDS(x) _mm512_set1_epi64((long long)(x))

/* Eight top masks: a table for each plane. */
struct eight {
	__m512i table[LOOK_UPS];
};

/* Load the sextets of a slab.  Returns the weight of each mask, which is a byte
   of `weights`, by its class. */
static ALWAYS_INLINE __m512i
load_slab(__m512i sextet[], const uint8_t *at, size_t stride, uint32_t weights)
{
	__m512i class;

	UNROLL(PLANES)
	for (size_t c = 0; c < PLANES; c++)
		sextet[c] = _mm512_loadu_si512(at + c * stride);
	class = _mm512_srli_epi16(sextet[PLANES - 1], LOOKED_UP);
	return _mm512_shuffle_epi8(_mm512_set1_epi32((int)weights),
	                           _mm512_and_si512(class, BYTES(3)));
}

/* For eight eights: in byte v of an eight, the top masks that have none of the
   diagonals `first` to `first` + 2 that the value v has.  has: in byte d of an
   eight, the top masks that have diagonal d. */
static ALWAYS_INLINE __m512i
three_diagonals(__m512i has, int first)
{
	/* byte 0 of the eight, for each byte */
	const __m512i eight =
		_mm512_set4_epi64(0x0808080808080808, 0, 0x0808080808080808, 0);
#define OF(values, d)                                                          \
	_mm512_maskz_shuffle_epi8(values, has,                                 \
	                          _mm512_add_epi8(eight, BYTES(first + (d))))
	return _mm512_ternarylogic_epi64(OF(0xAAAAAAAAAAAAAAAA, 0),
	                                 OF(0xCCCCCCCCCCCCCCCC, 1),
	                                 OF(0xF0F0F0F0F0F0F0F0, 2), 0x01);
#undef OF
}

/* Make the tables of a plane for at most eight eights. */
static ALWAYS_INLINE void
fill_tables(struct eight *out, size_t plane, __m512i tops, size_t eights)
{
	const __m512i identity = WORDS(0x8040201008040201);
	const __m512i low = WORDS(0x0706050403020100);
	const __m512i high = _mm512_set_epi64(
		0x0707070707070707, 0x0606060606060606, 0x0505050505050505,
		0x0404040404040404, 0x0303030303030303, 0x0202020202020202,
		0x0101010101010101, 0);
	/* the transpose of each eight as a matrix of bits */
	__m512i has = _mm512_gf2p8affine_epi64_epi8(identity, tops, 0);
	__m512i first = three_diagonals(has, 0), last = three_diagonals(has, 3);

	UNROLL(8)
	for (size_t e = 0; e < 8; e++) {
		__m512i eight = BYTES(8 * e);

		if (e >= eights)
			break;
		out[e].table[plane] = _mm512_and_si512(
			_mm512_permutexvar_epi8(_mm512_add_epi8(eight, low),
		                                first),
			_mm512_permutexvar_epi8(_mm512_add_epi8(eight, high),
		                                last));
	}
}

/* Make the tables of any number of top masks.  Returns how many eights they
   are. */
static ALWAYS_INLINE size_t
make_eights(struct eight *out, const uint8_t *tops, size_t stride, size_t count)
{
	size_t eights = (count + 7) / 8;

	for (size_t e = 0; e < eights; e += 8)
		for (size_t c = 0; c < PLANES; c++)
			fill_tables(
				out + e, c,
				_mm512_loadu_si512(tops + 8 * e + c * stride),
				eights - e);
	/* the last bits stand for the first masks */
	if (count % 8)
		out[eights - 1].table[0] = _mm512_and_si512(
			out[eights - 1].table[0], BYTES(0xFF00 >> count % 8));
	return eights;
}

/* How many of the eight top masks each bottom mask is disjoint from. */
static ALWAYS_INLINE __m512i
disjoint_tops(const struct eight *top, const __m512i *sextet)
{
#define LOOK(c) _mm512_permutexvar_epi8(sextet[c], top->table[c])
#define AND_3(x, y, z) _mm512_ternarylogic_epi64(x, y, z, 0x80)
	return _mm512_popcnt_epi8(
		AND_3(AND_3(LOOK(0), LOOK(1), LOOK(2)), LOOK(3), LOOK(4)));
#undef AND_3
#undef LOOK
}

static ALWAYS_INLINE __m512i
add_weighted(__m512i sum, __m512i found, __m512i weight)
{
	return _mm512_dpbusd_epi32(sum, found, weight);
}

static ALWAYS_INLINE uint64_t
add_up(__m512i sums)
{
	sums = _mm512_add_epi64(_mm512_srli_epi64(sums, 32),
	                        _mm512_and_si512(sums, WORDS(0xFFFFFFFF)));
	return (uint64_t)_mm512_reduce_add_epi64(sums);
}

#define ADD_BYTES _mm512_add_epi8

#endif
