/*
 * radix.h -- sort by radix, with AVX-512
 *
 * The masks become planes first.  A byte of a plane has six diagonals that are
 * looked up, and two bits of the number of its mask's bucket, or in the last
 * plane the class.  Then all masks are divided by two bits of the number after
 * the other, the lowest first, and keep their order otherwise (radix sort).
 */
#ifndef RADIX_H
#define RADIX_H

#include "match/sort.h"

/* The plane behind the others: of bucket numbers. */
enum { NUMBERS = PLANES };

_Static_assert(RANKS_MAX == 2 * (PLANES - 1), "the last plane has the class");

static const slab identity = { 0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10,
	                       11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
	                       22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
	                       33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
	                       44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54,
	                       55, 56, 57, 58, 59, 60, 61, 62, 63 };

/* Where the bits of a mask go: byte b of a mask times matrix[c][b] is what it
   adds to a byte of plane c. */
struct layout {
	int bytes; /* of a mask that matter */
	uint64_t matrix[PLANES][sizeof(mask)];
};

/* Rows of a matrix are in the order of _mm512_gf2p8affine_epi64_epi8(): byte 7
   makes bit 0. */
static void
place_bit(struct layout *l, int diagonal, int plane, int bit)
{
	l->matrix[plane][diagonal / 8] |= UINT64_C(1)
	                                  << (8 * (7 - bit) + diagonal % 8);
}

static void
lay_out(struct layout *l, const struct ranks *r)
{
	mask left = r->looked_up;

	memset(l, 0, sizeof *l);
	l->bytes = 8 - __builtin_clzll(r->looked_up | r->ranked) / 8;
	for (int i = 0; left; left &= left - 1, i++)
		place_bit(l, __builtin_ctzll(left), i / LOOKED_UP,
		          i % LOOKED_UP);
	for (int bit = 0; bit < r->count; bit++)
		place_bit(l, r->diagonal[r->count - 1 - bit], bit / 2,
		          LOOKED_UP + bit % 2);
}

/* Exchange rows and columns of four by four lanes of 16 bytes. */
static ALWAYS_INLINE void
transpose_lanes(__m512i v[4])
{
	__m512i a = _mm512_shuffle_i64x2(v[0], v[1], 0x44);
	__m512i b = _mm512_shuffle_i64x2(v[2], v[3], 0x44);
	__m512i c = _mm512_shuffle_i64x2(v[0], v[1], 0xEE);
	__m512i d = _mm512_shuffle_i64x2(v[2], v[3], 0xEE);

	v[0] = _mm512_shuffle_i64x2(a, b, 0x88);
	v[1] = _mm512_shuffle_i64x2(a, b, 0xDD);
	v[2] = _mm512_shuffle_i64x2(c, d, 0x88);
	v[3] = _mm512_shuffle_i64x2(c, d, 0xDD);
}

/* byte[0]: byte b of each of SLAB masks; and so for the next three bytes. */
static ALWAYS_INLINE void
four_bytes(__m512i byte[4], const mask *in, uint8_t b)
{
	/* of 16 masks, their bytes b, then their bytes b + 1, ... */
	const slab order =
		(identity & 15) * (uint8_t)sizeof *in + (identity >> 4) + b;

	UNROLL(4)
	for (size_t k = 0; k < 4; k++, in += 16)
		byte[k] = _mm512_permutex2var_epi8(
			_mm512_loadu_si512(in), (__m512i)order,
			_mm512_loadu_si512(in + 16 - LANES));
	transpose_lanes(byte);
}

/* Each byte times a matrix of 8 by 8 bits.  Clang before version 20 would let
   the instruction repeat the matrix itself, and give it a wrong address (LLVM's
   pull request 120340). */
static ALWAYS_INLINE __m512i
times(__m512i byte, uint64_t matrix)
{
	__m512i repeated = WORDS(matrix);

#ifdef __clang__
	__asm__("" : "+m"(repeated));
#endif
	return _mm512_gf2p8affine_epi64_epi8(byte, repeated, 0);
}

/* Write the bytes of masks of that class. */
static void
write_planes(uint8_t *out, size_t stride, const struct list *list,
             const struct layout *l, unsigned class)
{
	for (size_t i = 0; i < list->count; i += SLAB, out += SLAB) {
		__m512i byte[sizeof(mask)], plane[PLANES] = { 0 };

		UNROLL(2)
		for (size_t b = 0; b < sizeof(mask); b += 4)
			four_bytes(byte + b, list->mask + i, (uint8_t)b);
		plane[PLANES - 1] = BYTES(class << LOOKED_UP);
		for (int b = 0; b < l->bytes; b++) {
			UNROLL(PLANES)
			for (size_t c = 0; c < PLANES; c++)
				plane[c] ^= times(byte[b], l->matrix[c][b]);
		}
		UNROLL(PLANES)
		for (size_t c = 0; c < PLANES; c++)
			_mm512_storeu_si512(out + c * stride, plane[c]);
	}
}

/* Of the next `left` masks, those whose number has the value v in its bits that
   plane *at holds. */
static ALWAYS_INLINE uint64_t
having(const uint8_t *at, size_t left, unsigned v)
{
	__m512i two =
		_mm512_and_si512(_mm512_loadu_si512(at), BYTES(3 << LOOKED_UP));
	uint64_t set = _mm512_cmpeq_epi8_mask(two, BYTES(v << LOOKED_UP));

	return left < SLAB ? _bzhi_u64(set, (unsigned)left) : set;
}

/* Copy the masks of a set, side by side, to `out`; what is behind `end` is
   kept. Returns where they end. */
static ALWAYS_INLINE uint8_t *
copy_set(uint8_t *out, const uint8_t *end, const __m512i plane[], size_t stride,
         uint64_t set)
{
	unsigned count = (unsigned)__builtin_popcountll(set);
	__mmask64 used = _bzhi_u64(~UINT64_C(0), count);
	/* compressed once: for each plane it would take four times as long as
	   to permute */
	__m512i order = _mm512_maskz_compress_epi8(set, (__m512i)identity);

	UNROLL(PLANES)
	for (size_t c = 0; c < PLANES; c++) {
		__m512i x = _mm512_permutexvar_epi8(order, plane[c]);

		if (count <= SLAB / 2 && end - out >= SLAB / 2)
			memcpy(out + c * stride, &x, SLAB / 2);
		else if (count)
			_mm512_mask_storeu_epi8(out + c * stride, used, x);
	}
	return out + count;
}

/* Sort by the bits of numbers that plane `by` holds. */
static __attribute__((noinline)) void
sort_by_plane(uint8_t *out, const uint8_t *in, size_t stride, size_t count,
              size_t by)
{
	uint8_t *to[5] = { out, out, out, out, out + stride };
	const uint8_t *at = in + by * stride;

	for (size_t i = 0; i < count; i += SLAB)
		for (unsigned v = 0; v < 3; v++)
			to[v + 1] += __builtin_popcountll(
				having(at + i, count - i, v));
	to[2] += to[1] - out;
	to[3] += to[2] - out;
	const uint8_t *const end[4] = { to[1], to[2], to[3], to[4] };
	for (size_t i = 0; i < count; i += SLAB) {
		__m512i plane[PLANES];

		UNROLL(PLANES)
		for (size_t c = 0; c < PLANES; c++)
			plane[c] = _mm512_loadu_si512(in + i + c * stride);
		UNROLL(4)
		for (unsigned v = 0; v < 4; v++)
			to[v] = copy_set(to[v], end[v], plane, stride,
			                 having(at + i, count - i, v));
	}
}

/* Write the bucket numbers of all masks. */
static void
number_masks(uint8_t *planes, size_t stride, size_t all)
{
	typedef uint16_t pairs __attribute__((vector_size(SLAB)));

	for (size_t i = 0; i < all; i += SLAB) {
		__m512i number = _mm512_setzero_si512();

		UNROLL(4)
		for (size_t bit = 0; bit < RANKS_MAX; bit += 2) {
			pairs two;

			memcpy(&two, planes + i + bit / 2 * stride, SLAB);
			two = two >> (LOOKED_UP - bit);
			number = _mm512_or_si512(
				number, _mm512_and_si512((__m512i)two,
			                                 BYTES(3 << bit)));
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

/* See sort.h. */
static int
sort_masks(struct buckets *b, const struct list list[], unsigned lists,
           size_t all, const struct ranks *r)
{
	size_t at = 0, stride = stride_of(all);
	struct layout layout;

	b->stride = stride;
	if (arena_reserve(&b->planes, stride * (PLANES + 1)) ||
	    arena_reserve(&b->spare, stride * (PLANES + 1)))
		return -1;
	lay_out(&layout, r);
	for (unsigned c = 0; c < lists; at += list[c++].count)
		write_planes((uint8_t *)b->planes.at + at, stride, &list[c],
		             &layout, c);
	for (int bit = 0; bit < r->count; bit += 2) {
		struct arena swap = b->planes;

		sort_by_plane(b->spare.at, b->planes.at, stride, all,
		              (size_t)bit / 2);
		b->planes = b->spare;
		b->spare = swap;
	}
	number_masks(b->planes.at, stride, all);
	find_buckets(b, (uint8_t *)b->planes.at + NUMBERS * stride, all,
	             r->count);
	return 0;
}

#endif
