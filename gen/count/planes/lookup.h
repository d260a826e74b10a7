/*
 * lookup.h -- match eight top masks and 64 bottom masks at a time
 *
 * One instruction looks up the bytes of 64 bottom masks in a table of a group
 * of top masks.  The AND over all planes shows which of the top masks each
 * bottom mask is disjoint from.
 */
#ifndef LOOKUP_H
#define LOOKUP_H

#include "planes/tables.h"

/* The counts of so many groups, up to 8 each, fit into a byte. */
enum { COUNTED = 31 };

/* Only on Zen 1 and 2, which have no AVX-512, are longer lists short. */
_Static_assert(LONG_PAIRS <= UINT32_MAX / 8,
               "the weights of all pairs, up to 8, fit into a sum of 32 bits");

/* How many top masks of the group each bottom mask is disjoint from. */
static ALWAYS_INLINE __m512i
disjoint(const __m512i *table, const __m512i *bottom, const int planes)
{
#define LOOK(c) _mm512_permutexvar_epi8(bottom[c], table[c])
#define AND_3(x, y, z) _mm512_ternarylogic_epi64(x, y, z, 0x80)
	__m512i hit = AND_3(LOOK(0), LOOK(1), LOOK(2));
	int c = 3;

	for (; c + 1 < planes; c += 2)
		hit = AND_3(hit, LOOK(c), LOOK(c + 1));
	if (c < planes)
		hit = _mm512_and_si512(hit, LOOK(c));
#undef AND_3
#undef LOOK
	return _mm512_popcnt_epi8(hit);
}

/* The weights of a block of bottom masks, by class; 0 behind the last. */
static ALWAYS_INLINE __m512i
weigh_bottoms(const uint8_t *plane, size_t left, uint32_t weights)
{
	__mmask64 valid =
		left < BLOCK ? _bzhi_u64(-1ULL, (unsigned)left) : -1ULL;
	__m512i class = _mm512_srli_epi16(_mm512_loadu_si512(plane), LOOKED_UP);

	return _mm512_maskz_shuffle_epi8(valid, _mm512_set1_epi32((int)weights),
	                                 _mm512_and_si512(class, BYTES(3)));
}

/* Add the weights of the disjoint pairs with a block of bottom masks. */
static ALWAYS_INLINE __m512i
tally_block(const struct tables *t, size_t groups, const struct planes *bottoms,
            size_t from, uint32_t weights, __m512i sum, const int planes)
{
	__m512i weight = weigh_bottoms(bottoms->at + from,
	                               bottoms->count - from, weights);
	__m512i bottom[PLANES_MAX];

	for (int c = 0; c < planes; c++)
		bottom[c] = _mm512_loadu_si512(bottoms->at + from +
		                               (size_t)c * bottoms->stride);
	for (size_t g = 0; g < groups;) {
		size_t to = groups - g < COUNTED ? groups : g + COUNTED;
		__m512i count = _mm512_setzero_si512();

		for (; g < to; g++)
			count = _mm512_add_epi8(
				count, disjoint(t->of + g * (size_t)planes,
			                        bottom, planes));
		sum = _mm512_dpbusd_epi32(sum, count, weight);
	}
	return sum;
}

static ALWAYS_INLINE uint64_t
add_up(__m512i sums)
{
	sums = _mm512_add_epi64(_mm512_srli_epi64(sums, 32),
	                        _mm512_and_si512(sums, WORDS(0xFFFFFFFF)));
	return (uint64_t)_mm512_reduce_add_epi64(sums);
}

/* The sum of the weights of all disjoint pairs of a top and a bottom mask. */
static ALWAYS_INLINE uint64_t
tally_planes(struct tables *t, const struct planes *tops, size_t from,
             size_t count, const struct planes *bottoms, uint32_t weights,
             const int planes)
{
	size_t groups = make_tables(t, tops, from, count, planes);
	__m512i sum = _mm512_setzero_si512();

	for (size_t i = 0; i < bottoms->count; i += BLOCK)
		sum = tally_block(t, groups, bottoms, i, weights, sum, planes);
	return add_up(sum);
}

/* The same for any number of top masks.  weights: a byte for each class. */
static uint64_t
tally(struct tables *t, int planes, const struct planes *tops,
      const struct planes *bottoms, uint32_t weights)
{
	const size_t most = (size_t)GROUPS * GROUP;
	uint64_t sum = 0;

#define TALLY(planes) tally_planes(t, tops, i, count, bottoms, weights, planes)
	for (size_t i = 0; i < tops->count; i += most) {
		size_t left = tops->count - i;
		size_t count = left < most ? left : most;

		/* a constant number of planes unrolls the loops over them */
		sum += planes == 4   ? TALLY(4)
		       : planes == 5 ? TALLY(5)
		       : planes == 6 ? TALLY(6)
		       : planes == 7 ? TALLY(7)
		                     : TALLY(8);
	}
#undef TALLY
	return sum;
}

#endif
