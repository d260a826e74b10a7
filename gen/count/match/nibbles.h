/*
 * nibbles.h -- AVX2 looks up four diagonals at a time
 *
 * A nibble is four diagonals of a word.  For eight top masks, a table says for
 * each value of a nibble which of them have none of its diagonals.  One
 * instruction looks up a nibble of 32 bottom masks.  The AND over all nibbles
 * shows which of the eight each bottom mask is disjoint from:
 *
 *     bottom masks   m0 m1 m2 ... m31      a byte each: a nibble of the mask
 *     table          t0 t1 ... t15         a byte each: a bit for a top mask
 *     looked up      t[m0] t[m1] ... t[m31]
 */
#ifndef NIBBLES_H
#define NIBBLES_H

#include "simd/simd.h"

typedef __m256i wide; /* a byte for each bottom mask of a slab */

enum {
	LOOK_UPS = 7,             /* of a word */
	DIAGONALS = 4 * LOOK_UPS, /* in a word */
	PLANES = 4,               /* two nibbles a byte */
	SLAB = 32                 /* bottom masks that are looked up at once */
};

/* Measured. */
enum {
	LONG_PAIRS = 1500000, /* lists with fewer pairs are short */
	RANKS_MAX = 12,       /* of more, most buckets would be empty */
	FORCED_MAX = 8,       /* with more forced diagonals lists are divided */
	FEW_TOPS = 96,        /* a range of more top masks is divided */
	FEW_BOTTOMS = 16      /* a mean bucket of more is divided */
};

/* Eight top masks: a table for each nibble.  Those of nibbles c and c + 4 are
   side by side.  The one beside nibble 3 is not used. */
struct eight {
	__m128i table[4][2];
};

#define BYTES(x) _mm256_set1_epi8((char)(x))

/* The same 16 bytes in both halves of a vector. */
#define TWICE(...) _mm256_setr_epi8(__VA_ARGS__, __VA_ARGS__)

/* The bytes of four words by their place, in each half of the vector. */
static ALWAYS_INLINE __m256i
by_place(__m256i words)
{
	return _mm256_shuffle_epi8(words, TWICE(0, 4, 8, 12, 1, 5, 9, 13, 2, 6,
	                                        10, 14, 3, 7, 11, 15));
}

/* Words i to i + 3, and i + 16 to i + 19. */
static ALWAYS_INLINE __m256i
load_words(const uint32_t *word, size_t i)
{
	__m128i a = _mm_loadu_si128((const void *)(word + i));
	__m128i b = _mm_loadu_si128((const void *)(word + 16 + i));

	return by_place(
		_mm256_inserti128_si256(_mm256_castsi128_si256(a), b, 1));
}

#define LOW(x) _mm256_and_si256(x, BYTES(15))
#define HIGH(x) LOW(_mm256_srli_epi16(x, 4))

/* Write the bytes of SLAB words: each place is a plane. */
static ALWAYS_INLINE void
to_planes(uint8_t *out, size_t stride, const uint32_t *word)
{
	__m256i a = load_words(word, 0), b = load_words(word, 4);
	__m256i c = load_words(word, 8), d = load_words(word, 12);
	__m256i e = _mm256_unpacklo_epi32(a, b),
		f = _mm256_unpackhi_epi32(a, b);
	__m256i g = _mm256_unpacklo_epi32(c, d),
		h = _mm256_unpackhi_epi32(c, d);
	const __m256i plane[PLANES] = { _mm256_unpacklo_epi64(e, g),
		                        _mm256_unpackhi_epi64(e, g),
		                        _mm256_unpacklo_epi64(f, h),
		                        _mm256_unpackhi_epi64(f, h) };

	UNROLL(PLANES)
	for (size_t k = 0; k < PLANES; k++)
		_mm256_storeu_si256((void *)(out + k * stride), plane[k]);
}

/* Load the nibbles of a slab.  Returns the weight of each mask, which is a byte
   of `weights`, by its class. */
static ALWAYS_INLINE __m256i
load_slab(__m256i nibble[], const uint8_t *at, size_t stride, uint32_t weights)
{
	__m256i byte[PLANES];

	UNROLL(PLANES)
	for (size_t c = 0; c < PLANES; c++) {
		byte[c] = _mm256_loadu_si256((const void *)(at + c * stride));
		nibble[2 * c] = LOW(byte[c]);
	}
	UNROLL(PLANES - 1)
	for (size_t c = 0; c < PLANES - 1; c++)
		nibble[2 * c + 1] = HIGH(byte[c]);
	return _mm256_shuffle_epi8(_mm256_set1_epi32((int)weights),
	                           HIGH(byte[PLANES - 1]));
}

/* Exchange rows and columns of four matrices of eight by eight bits (Warren,
   "Hacker's Delight", chapter 7). */
static ALWAYS_INLINE __m256i
transpose_bits(__m256i matrices)
{
	typedef uint64_t words __attribute__((vector_size(32)));
	words x = (words)matrices, swap;

#define SWAP(shift, bits)                                                      \
	swap = (x ^ x >> (shift)) & UINT64_C(bits);                            \
	x ^= swap ^ swap << (shift)
	SWAP(7, 0x00AA00AA00AA00AA);
	SWAP(14, 0x0000CCCC0000CCCC);
	SWAP(28, 0x00000000F0F0F0F0);
#undef SWAP
	return (__m256i)x;
}

/* Make the tables of eight top masks, the first `count` of which count. */
static ALWAYS_INLINE void
make_eight(struct eight *out, const uint8_t *tops, size_t stride, size_t count)
{
	const __m256i alive = BYTES(0xFF >> (8 - count));
	uint64_t plane[PLANES];
	__m256i has; /* byte d: the masks that have diagonal d */

	UNROLL(PLANES)
	for (size_t c = 0; c < PLANES; c++)
		memcpy(&plane[c], tops + c * stride, sizeof plane[c]);
	has = transpose_bits(_mm256_loadu_si256((const void *)plane));
#define HAS(...) _mm256_shuffle_epi8(has, TWICE(__VA_ARGS__))
	/* four bytes for each nibble, byte v: the masks that have a diagonal of
	   v among its lower two, or its upper two */
	__m256i low = _mm256_or_si256(
		HAS(-1, 0, -1, 0, -1, 4, -1, 4, -1, 8, -1, 8, -1, 12, -1, 12),
		HAS(-1, -1, 1, 1, -1, -1, 5, 5, -1, -1, 9, 9, -1, -1, 13, 13));
	__m256i high = _mm256_or_si256(
		HAS(-1, 2, -1, 2, -1, 6, -1, 6, -1, 10, -1, 10, -1, 14, -1, 14),
		HAS(-1, -1, 3, 3, -1, -1, 7, 7, -1, -1, 11, 11, -1, -1, 15,
	            15));
#undef HAS
	UNROLL(4)
	for (int k = 0; k < 4; k++) {
#define NIBBLE(x, ...)                                                         \
	_mm256_shuffle_epi8(x,                                                 \
	                    _mm256_add_epi8(BYTES(4 * k), TWICE(__VA_ARGS__)))
		__m256i hit =
			_mm256_or_si256(NIBBLE(low, 0, 1, 2, 3, 0, 1, 2, 3, 0,
		                               1, 2, 3, 0, 1, 2, 3),
		                        NIBBLE(high, 0, 0, 0, 0, 1, 1, 1, 1, 2,
		                               2, 2, 2, 3, 3, 3, 3));

#undef NIBBLE
		_mm256_storeu_si256((void *)out->table[k],
		                    _mm256_andnot_si256(hit, alive));
	}
}

/* Make the tables of any number of top masks.  Returns how many eights they
   are. */
static ALWAYS_INLINE size_t
make_eights(struct eight *out, const uint8_t *tops, size_t stride, size_t count)
{
	size_t eights = (count + 7) / 8;

	for (size_t i = 0; i < count; i += 8)
		make_eight(out++, tops + i, stride,
		           count - i < 8 ? count - i : 8);
	return eights;
}

static ALWAYS_INLINE __m256i
count_bits(__m256i x)
{
	const __m256i bits =
		TWICE(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);

	return _mm256_add_epi8(_mm256_shuffle_epi8(bits, LOW(x)),
	                       _mm256_shuffle_epi8(bits, HIGH(x)));
}

/* How many of the eight top masks each bottom mask is disjoint from. */
static ALWAYS_INLINE __m256i
disjoint_tops(const struct eight *top, const __m256i *nibble)
{
#define LOOK(c)                                                                \
	_mm256_shuffle_epi8(                                                   \
		_mm256_broadcastsi128_si256(top->table[(c) % 4][(c) / 4]),     \
		nibble[c])
	__m256i even = LOOK(0), odd = LOOK(1);

	UNROLL(4)
	for (int c = 2; c < LOOK_UPS; c += 2)
		even = _mm256_and_si256(even, LOOK(c));
	UNROLL(4)
	for (int c = 3; c < LOOK_UPS; c += 2)
		odd = _mm256_and_si256(odd, LOOK(c));
#undef LOOK
	return count_bits(_mm256_and_si256(even, odd));
}

/* Add the products of bytes to sums of 32 bits. */
static ALWAYS_INLINE __m256i
add_weighted(__m256i sum, __m256i found, __m256i weight)
{
	__m256i words = _mm256_maddubs_epi16(found, weight);

	return _mm256_add_epi32(sum,
	                        _mm256_madd_epi16(words, _mm256_set1_epi16(1)));
}

static uint64_t
add_up(__m256i sums)
{
	typedef uint32_t eight_sums __attribute__((vector_size(32)));
	uint64_t all = 0;

	for (int i = 0; i < 8; i++)
		all += ((eight_sums)sums)[i];
	return all;
}

#define ADD_BYTES _mm256_add_epi8

#endif
