/*
 * tables.h -- tables that show which of eight top masks a byte is disjoint from
 *
 * Eight top masks are a group.  For a group and a plane, a table has 64 bytes,
 * one for each value of six diagonals.  A bit of the byte is 1 if its top mask
 * has none of the diagonals of the value.
 */
#ifndef TABLES_H
#define TABLES_H

#include "planes/planes.h"

enum {
	GROUP = 8,  /* top masks of a table */
	GROUPS = 48 /* whose tables fit into the first cache */
};

/* The tables of a group are side by side, one for each plane. */
struct tables {
	__m512i of[GROUPS * PLANES_MAX];
};

/* For eight groups: in byte v of a group, the top masks that have none of the
   diagonals `first` to `first` + 2 that the value v has.  has: in byte d of a
   group, the top masks that have diagonal d. */
static ALWAYS_INLINE __m512i
three_diagonals(__m512i has, int first)
{
	/* byte 0 of the group, for each byte */
	const __m512i group =
		_mm512_set4_epi64(0x0808080808080808, 0, 0x0808080808080808, 0);
#define OF(values, d)                                                          \
	_mm512_maskz_shuffle_epi8(values, has,                                 \
	                          _mm512_add_epi8(group, BYTES(first + (d))))
	return _mm512_ternarylogic_epi64(OF(0xAAAAAAAAAAAAAAAA, 0),
	                                 OF(0xCCCCCCCCCCCCCCCC, 1),
	                                 OF(0xF0F0F0F0F0F0F0F0, 2), 0x01);
#undef OF
}

/* Make the tables of a plane for at most eight groups, `step` apart. */
static ALWAYS_INLINE void
fill_tables(__m512i *table, size_t step, __m512i tops, size_t groups)
{
	const __m512i identity = WORDS(0x8040201008040201);
	const __m512i low = WORDS(0x0706050403020100);
	const __m512i high = _mm512_set_epi64(
		0x0707070707070707, 0x0606060606060606, 0x0505050505050505,
		0x0404040404040404, 0x0303030303030303, 0x0202020202020202,
		0x0101010101010101, 0);
	/* the transpose of each group as a matrix of bits */
	__m512i has = _mm512_gf2p8affine_epi64_epi8(identity, tops, 0);
	__m512i first = three_diagonals(has, 0), last = three_diagonals(has, 3);

	UNROLL(8)
	for (size_t g = 0; g < 8; g++) {
		__m512i group = BYTES(8 * g);

		if (g >= groups)
			break;
		table[g * step] = _mm512_and_si512(
			_mm512_permutexvar_epi8(_mm512_add_epi8(group, low),
		                                first),
			_mm512_permutexvar_epi8(_mm512_add_epi8(group, high),
		                                last));
	}
}

/* Make the tables of `count` top masks from number `from` on.  Returns the
   number of groups. */
static ALWAYS_INLINE size_t
make_tables(struct tables *t, const struct planes *tops, size_t from,
            size_t count, const int planes)
{
	const size_t step = (size_t)planes;
	size_t groups = (count + GROUP - 1) / GROUP;

	for (size_t g = 0; g < groups; g += 8)
		for (int c = 0; c < planes; c++) {
			const uint8_t *at = tops->at + from + GROUP * g +
			                    (size_t)c * tops->stride;

			fill_tables(t->of + g * step + (size_t)c, step,
			            _mm512_loadu_si512(at), groups - g);
		}
	if (count % GROUP)
		t->of[(groups - 1) * step] =
			_mm512_and_si512(t->of[(groups - 1) * step],
		                         BYTES(0xFF00 >> count % GROUP));
	return groups;
}

#endif
