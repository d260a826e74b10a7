/*
 * sextets.h -- AVX-512 looks up six diagonals at a time
 *
 * As in nibbles.h, with the tables and the look-ups of planes/.
 */
#ifndef SEXTETS_H
#define SEXTETS_H

#include "planes/lookup.h"

typedef __m512i wide; /* a byte for each bottom mask of two slabs */

enum {
	LOOK_UPS = 5, /* of a word */
	DIAGONALS = LOOK_UPS * LOOKED_UP,
	SLABS = 2 /* in a vector */
};

/* SLAB bottom masks: a plane has a byte of each. */
struct slab {
	__m256i plane[LOOK_UPS], weight;
};

#define JOINED(a, b) _mm512_inserti64x4(_mm512_castsi256_si512(a), b, 1)

/* Eight top masks: a table for each plane. */
struct eight {
	__m512i table[LOOK_UPS];
};

/* The lower four planes of each word, a byte each. */
static ALWAYS_INLINE __m512i
lower_planes(__m512i words)
{
	return _mm512_multishift_epi64_epi8(WORDS(0x322c2620120c0600), words);
}

/* Byte `from` of the words of two vectors, side by side; then byte `from` + 1.
 */
static ALWAYS_INLINE __m512i
two_planes(__m512i a, __m512i b, int from)
{
	__m512i lane = _mm512_setr_epi32(
		0x0C080400, 0x1C181410, 0x2C282420, 0x3C383430, 0x4C484440,
		0x5C585450, 0x6C686460, 0x7C787470, 0x0D090501, 0x1D191511,
		0x2D292521, 0x3D393531, 0x4D494541, 0x5D595551, 0x6D696561,
		0x7D797571);

	return _mm512_permutex2var_epi8(a, _mm512_add_epi8(lane, BYTES(from)),
	                                b);
}

/* Make the slab of SLAB words.  weights: a byte for each class. */
static ALWAYS_INLINE void
make_slab(struct slab *out, const uint32_t *word, uint32_t weights)
{
	__m512i a = _mm512_load_si512(word), b = _mm512_load_si512(word + 16);
	__m512i c = lower_planes(a), d = lower_planes(b);
	/* byte 3 has the last plane, and the class above it */
	__m512i last = two_planes(a, b, 3);
	__m512i class =
		_mm512_and_si512(_mm512_srli_epi16(last, LOOKED_UP), BYTES(3));

	_mm512_storeu_si512(&out->plane[0], two_planes(c, d, 0));
	_mm512_storeu_si512(&out->plane[2], two_planes(c, d, 2));
	out->plane[4] = _mm512_castsi512_si256(last);
	out->weight = _mm512_castsi512_si256(
		_mm512_shuffle_epi8(_mm512_set1_epi32((int)weights), class));
}

/* Make the tables of eight words, the first `count` of which are masks. */
static ALWAYS_INLINE void
make_eight(struct eight *out, const uint32_t *word, unsigned count)
{
	/* eight bytes of each plane */
	const __m512i order = _mm512_set_epi64(
		0, 0, 0, 0x5F5B57534F4B4743, 0x1F1B17130F0B0703,
		0x1E1A16120E0A0602, 0x1D1915110D090501, 0x1C1814100C080400);
	__m512i a =
		_mm512_castsi256_si512(_mm256_load_si256((const void *)word));
	__m512i planes = _mm512_permutex2var_epi8(lower_planes(a), order, a);

	fill_tables(out->table, 1, planes, LOOK_UPS);
	/* the last bits stand for the first masks */
	out->table[0] = _mm512_and_si512(out->table[0], BYTES(0xFF00 >> count));
}

/* How many of the eight top masks each bottom mask is disjoint from. */
static ALWAYS_INLINE __m512i
disjoint_tops(const struct eight *top, const __m512i *plane, const int planes)
{
	return disjoint(top->table, plane, planes);
}

static ALWAYS_INLINE __m512i
add_weighted(__m512i sum, __m512i found, __m512i weight)
{
	return _mm512_dpbusd_epi32(sum, found, weight);
}

#define ADD_BYTES _mm512_add_epi8

#endif
