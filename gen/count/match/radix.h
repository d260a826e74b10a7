/*
 * radix.h -- sort by few ranks with AVX-512, faster than by counts
 *
 * The masks become planes first.  Then all are divided by one rank after the
 * other, the last rank first, and keep their order otherwise (radix sort).  Forced
 * diagonals stand in the bits of a byte that are not looked up.
 */
#ifndef RADIX_H
#define RADIX_H

#include "match/sort.h"

enum {
	RADIX_MAX = 8,    /* ranks */
	NUMBERS = PLANES, /* the plane behind the others: of bucket numbers */
	/* in a mask that becomes bytes of planes: the class in two bits, and a
	   bit that is 0, for bits without a diagonal */
	CLASS_BIT = 62,
	ZERO_BIT = 61
};

_Static_assert(RADIX_MAX <= 2 * (PLANES - 1), "the last plane has the class");

/* A bit of a byte, 0 to 7, and its plane. */
struct plane_bit {
	int plane, number;
};

static struct plane_bit
looked_up_bit(int i)
{
	return (struct plane_bit){ i / LOOKED_UP, i % LOOKED_UP };
}

/* Where the diagonal of a rank is. */
static struct plane_bit
ranked_bit(const struct ranks *r, int rank)
{
	mask below = ((mask)1 << r->diagonal[rank]) - 1;

	if (rank < r->forced)
		return (struct plane_bit){ rank / 2, LOOKED_UP + rank % 2 };
	return looked_up_bit(__builtin_popcountll(r->looked_up & below));
}

/* For each plane, a byte for each of its bits: the bit of a mask that goes
   there. */
static void
lay_out(const struct ranks *r, uint64_t bits[PLANES])
{
	uint8_t from[PLANES][8];
	mask left = r->looked_up;

	memset(from, ZERO_BIT, sizeof from);
	for (int i = 0; left; left &= left - 1, i++) {
		struct plane_bit at = looked_up_bit(i);

		from[at.plane][at.number] = (uint8_t)__builtin_ctzll(left);
	}
	for (int rank = 0; rank < r->forced; rank++) {
		struct plane_bit at = ranked_bit(r, rank);

		from[at.plane][at.number] = r->diagonal[rank];
	}
	from[PLANES - 1][LOOKED_UP] = CLASS_BIT;
	from[PLANES - 1][LOOKED_UP + 1] = CLASS_BIT + 1;
	memcpy(bits, from, sizeof from);
}

static ALWAYS_INLINE __m512i
load_masks(const mask *in)
{
#if MASK_BITS == 32
	return _mm512_cvtepu32_epi64(_mm256_loadu_si256((const void *)in));
#else
	return _mm512_loadu_si512(in);
#endif
}

/* Write the bytes of masks of that class. */
static void
write_planes(uint8_t *out, size_t stride, const struct list *list,
             const uint64_t bits[PLANES], unsigned class)
{
	__m512i marked = WORDS((uint64_t) class << CLASS_BIT);
	__m512i from[PLANES];

	UNROLL(5)
	for (size_t c = 0; c < PLANES; c++)
		from[c] = WORDS(bits[c]);
	for (size_t i = 0; i < list->count; i += 8, out += 8) {
		__m512i x = _mm512_or_si512(load_masks(list->mask + i), marked);

		UNROLL(5)
		for (size_t c = 0; c < PLANES; c++) {
			uint64_t bytes =
				_mm512_bitshuffle_epi64_mask(x, from[c]);

			memcpy(out + c * stride, &bytes, 8);
		}
	}
}

/* Copy the masks with the bit, or (lacks is ~0, not 0) those without it.  Returns
   where they end. */
static ALWAYS_INLINE uint8_t *
copy_some(uint8_t *out, const uint8_t *in, size_t stride, size_t count,
          struct plane_bit bit, const uint64_t lacks)
{
	const __m512i identity = _mm512_set_epi64(
		0x3F3E3D3C3B3A3938, 0x3736353433323130, 0x2F2E2D2C2B2A2928,
		0x2726252423222120, 0x1F1E1D1C1B1A1918, 0x1716151413121110,
		0x0F0E0D0C0B0A0908, 0x0706050403020100);
	const __m512i wanted = BYTES(1 << bit.number);
	const uint8_t *tested = in + (size_t)bit.plane * stride;

	for (size_t i = 0; i < count; i += SLAB) {
		uint64_t set = _mm512_test_epi8_mask(
			_mm512_loadu_si512(tested + i), wanted);
		__m512i order;

		set ^= lacks;
		if (count - i < SLAB)
			set = _bzhi_u64(set, (unsigned)(count - i));
		/* compressed once: for each plane it would take four times as
		   long as to permute */
		order = _mm512_maskz_compress_epi8(set, identity);
		UNROLL(5)
		for (size_t c = 0; c < PLANES; c++) {
			__m512i x = _mm512_loadu_si512(in + i + c * stride);

			_mm512_storeu_si512(out + c * stride,
			                    _mm512_permutexvar_epi8(order, x));
		}
		out += __builtin_popcountll(set);
	}
	return out;
}

static __attribute__((noinline)) void
divide_planes(uint8_t *out, const uint8_t *in, size_t stride, size_t count,
              struct plane_bit bit)
{
	out = copy_some(out, in, stride, count, bit, ~UINT64_C(0));
	copy_some(out, in, stride, count, bit, 0);
}

/* Write the bucket numbers of all masks. */
static void
number_masks(uint8_t *planes, size_t stride, size_t all, const struct ranks *r)
{
	struct plane_bit bit[RADIX_MAX];

	for (int rank = 0; rank < r->count; rank++)
		bit[rank] = ranked_bit(r, rank);
	for (size_t i = 0; i < all; i += SLAB) {
		__m512i number = _mm512_setzero_si512();

		for (int rank = 0; rank < r->count; rank++) {
			struct plane_bit at = bit[rank];
			__m512i byte = _mm512_loadu_si512(
				planes + i + (size_t)at.plane * stride);
			__mmask64 has = _mm512_test_epi8_mask(
				byte, BYTES(1 << at.number));

			number = _mm512_add_epi8(number, number);
			number = _mm512_mask_add_epi8(number, has, number,
			                              BYTES(1));
		}
		_mm512_storeu_si512(planes + i + NUMBERS * stride, number);
	}
}

/* Find where the buckets begin, from the sorted numbers. */
static void
find_buckets(struct buckets *b, const uint8_t *number, size_t all, int ranks)
{
	uint32_t v = 0;

	b->first[0] = 0;
	for (size_t i = 0; ranks && i < all; i += SLAB) {
		/* those that differ from the one before; the first has none */
		__mmask64 old = i ? ~UINT64_C(0) : ~UINT64_C(1);
		__m512i x = _mm512_loadu_si512(number + i);
		__m512i before = _mm512_maskz_loadu_epi8(old, number + i - 1);
		uint64_t set = _mm512_cmpneq_epi8_mask(x, before);

		if (all - i < SLAB)
			set = _bzhi_u64(set, (unsigned)(all - i));
		for (; set; set &= set - 1) {
			size_t at = i + (size_t)__builtin_ctzll(set);

			while (v < number[at])
				b->first[++v] = (uint32_t)at;
		}
	}
	while (v < 1U << ranks)
		b->first[++v] = (uint32_t)all;
}

/* As sort_by_counts(), of at most RADIX_MAX ranks. */
static int
sort_by_radix(struct buckets *b, const struct list list[], unsigned lists,
              size_t all, const struct ranks *r)
{
	size_t at = 0, stride = stride_of(all);
	uint64_t bits[PLANES];

	b->stride = stride;
	if (arena_reserve(&b->planes, stride * (PLANES + 1)) ||
	    arena_reserve(&b->spare, stride * (PLANES + 1)))
		return -1;
	lay_out(r, bits);
	for (unsigned c = 0; c < lists; at += list[c++].count)
		write_planes((uint8_t *)b->planes.at + at, stride, &list[c],
		             bits, c);
	for (int rank = r->count; rank-- > 0;) {
		struct arena swap = b->planes;

		divide_planes(b->spare.at, b->planes.at, stride, all,
		              ranked_bit(r, rank));
		b->planes = b->spare;
		b->spare = swap;
	}
	number_masks(b->planes.at, stride, all, r);
	find_buckets(b, (uint8_t *)b->planes.at + NUMBERS * stride, all,
	             r->count);
	return 0;
}

#define sort_masks(buckets, list, lists, all, ranks)                           \
	((ranks)->count <= RADIX_MAX ? sort_by_radix : sort_by_counts)(        \
		buckets, list, lists, all, ranks)

#endif
