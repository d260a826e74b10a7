/*
 * planes.h -- lists of masks as planes of bytes
 *
 * A plane has one byte of each mask of a list.  Six bits of a byte are looked
 * up (lookup.h): diagonals that both a bottom mask and a top mask may have. The
 * other two bits are not.  In plane 0 they are the class of a bottom mask.  In
 * other planes they are diagonals by which lists are parted first (match.h), so
 * that they need not be looked up.
 */
#ifndef PLANES_H
#define PLANES_H

#include "halves/census.h"

/* Kernels bring the intrinsics, BYTES(), WORDS() and LONG_PAIRS: see
   kernel/avx512.h. */

enum {
	BLOCK = 64,    /* masks whose bytes are one vector of a plane */
	LOOKED_UP = 6, /* bits of a byte */
	PLANES_MAX = 8,
	RANKS_MAX = 12, /* diagonals to part by */
	/* in a mask that is moved to planes: the class in two bits, and a bit
	   that is 0, for bits of the planes without a diagonal */
	CLASS_BIT = 62,
	ZERO_BIT = 61
};

/* Where the diagonals are in the planes. */
struct layout {
	int planes;
	int forced; /* diagonals that are not looked up */
	int ranks;  /* diagonals to part long lists by, forced ones first */
	uint64_t bits[PLANES_MAX]; /* a byte for each bit: its bit of a mask */
};

/* A bit of a byte, 0 to 7, and its plane. */
struct plane_bit {
	int plane, number;
};

/* Where the diagonal with that rank is. */
static struct plane_bit
plane_bit_of(const struct layout *l, int rank)
{
	int looked_up = rank - l->forced;

	if (looked_up < 0)
		return (struct plane_bit){ 1 + rank / 2, LOOKED_UP + rank % 2 };
	return (struct plane_bit){ looked_up / LOOKED_UP,
		                   looked_up % LOOKED_UP };
}

/* Choose the least number of planes.  At most `most` diagonals are not looked
   up, or as many as there must be, and no more than there are bits for. */
static void
choose_planes(struct layout *l, int bits, int most)
{
	l->planes = 4;
	while (l->planes < PLANES_MAX &&
	       (bits - LOOKED_UP * l->planes > most ||
	        bits - LOOKED_UP * l->planes > 2 * (l->planes - 1)))
		l->planes++;
	l->forced =
		bits > LOOKED_UP * l->planes ? bits - LOOKED_UP * l->planes : 0;
}

/* The first diagonals in an order, best first, and those that are left. */
struct order {
	uint8_t diagonal[MASK_BITS];
	int count;
	mask left;
};

static struct order
no_order(int bits)
{
	return (struct order){ .left = (mask)-1 >> (MASK_BITS - bits) };
}

/* Say where the diagonals are: first those in the order, then those that
   are left.  choose_planes() says how many of them are not looked up. */
static void
lay_out(struct layout *l, struct order *order, int bits, int most)
{
	uint8_t from[PLANES_MAX][8];

	choose_planes(l, bits, most);
	l->ranks = order->count;
	for (mask left = order->left; left; left &= left - 1)
		order->diagonal[order->count++] =
			(uint8_t)__builtin_ctzll(left);
	memset(from, ZERO_BIT, sizeof from);
	from[0][LOOKED_UP] = CLASS_BIT;
	from[0][LOOKED_UP + 1] = CLASS_BIT + 1;
	for (int i = 0; i < order->count; i++) {
		struct plane_bit at = plane_bit_of(l, i);

		from[at.plane][at.number] = order->diagonal[i];
	}
	memcpy(l->bits, from, sizeof from);
}

/* Planes begin `stride` bytes apart. */
struct planes {
	uint8_t *at;
	size_t stride, count;
};

static ALWAYS_INLINE __m512i
load_masks(const mask *in)
{
#if MASK_BITS == 32
	return _mm512_cvtepu32_epi64(_mm256_loadu_si256((const void *)in));
#else
	return _mm512_loadu_si512(in);
#endif
}

static ALWAYS_INLINE void
move_masks(const struct layout *l, struct planes *to, const mask *in,
           size_t count, unsigned class, const int planes)
{
	uint64_t bits_of_class = (uint64_t) class << CLASS_BIT;
	__m512i marked = _mm512_set1_epi64((long long)bits_of_class);
	uint8_t *out = to->at + to->count;
	const size_t stride = to->stride;
	__m512i bits[PLANES_MAX];

	for (int c = 0; c < planes; c++)
		bits[c] = _mm512_set1_epi64((long long)l->bits[c]);
	for (size_t i = 0; i < count; i += 8, out += 8) {
		__m512i x = _mm512_or_si512(load_masks(in + i), marked);

		UNROLL(8)
		for (int c = 0; c < planes; c++) {
			uint64_t bytes =
				_mm512_bitshuffle_epi64_mask(x, bits[c]);

			memcpy(out + (size_t)c * stride, &bytes, 8);
		}
	}
}

/* Append masks of that class. */
static void
append_masks(const struct layout *l, struct planes *to, const mask *in,
             size_t count, unsigned class)
{
	/* a constant number of planes unrolls the loops over them */
	switch (l->planes) {
	case 4:
		move_masks(l, to, in, count, class, 4);
		break;
	case 5:
		move_masks(l, to, in, count, class, 5);
		break;
	case 6:
		move_masks(l, to, in, count, class, 6);
		break;
	default:
		move_masks(l, to, in, count, class, l->planes);
	}
	to->count += count;
}

#endif
