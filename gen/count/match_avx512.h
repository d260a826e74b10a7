/*
 * match_avx512.h -- the parts of a kernel, for one mask width
 *
 * LANES masks a vector, and its intrinsics, are match_avx512.c's.
 */
struct NAME(table) {
	__m512i entry[8][256];
};

/* The lanes that are left, of the last vector of n. */
static KERNEL inline LANE_MASK
NAME(lanes)(size_t left)
{
	return (LANE_MASK)(left >= LANES ? ~0U : (1U << left) - 1);
}

static KERNEL inline size_t
NAME(cross)(MASK *out, const MASK *a, size_t na, const MASK *b, size_t nb)
{
	size_t count = 0;

	for (size_t j = 0; j < nb; j += LANES) {
		__m512i y = _mm512_loadu_si512(b + j);
		LANE_MASK lanes = NAME(lanes)(nb - j);

		for (size_t i = 0; i < na; i++) {
			__m512i x = BROADCAST(a[i]);
			LANE_MASK fit = ARE_ZERO(x, y) & lanes;

			_mm512_storeu_si512(
				out + count,
				COMPRESS(fit, _mm512_or_si512(x, y)));
			count += (size_t)__builtin_popcount(fit);
		}
	}
	return count;
}

static KERNEL inline size_t
NAME(select)(MASK *out, const MASK *in, size_t n, MASK bits, MASK value)
{
	__m512i all = BROADCAST(bits), wanted = BROADCAST(value);
	size_t count = 0;

	for (size_t i = 0; i < n; i += LANES) {
		__m512i x = _mm512_loadu_si512(in + i);
		LANE_MASK fit = ARE_EQUAL(_mm512_and_si512(x, all), wanted) &
		                NAME(lanes)(n - i);

		_mm512_storeu_si512(out + count, COMPRESS(fit, x));
		count += (size_t)__builtin_popcount(fit);
	}
	return count;
}

static KERNEL inline MASK
NAME(common)(const MASK *pattern, size_t count)
{
	__m512i all = _mm512_set1_epi32(-1);
	MASK common = (MASK)-1;
	size_t i = 0;

	for (; i + LANES <= count; i += LANES)
		all = _mm512_and_si512(all, _mm512_loadu_si512(pattern + i));
	for (; i < count; i++)
		common &= pattern[i];
	return common & (MASK)AND_ALL(all);
}

/* See match_sliced.h; a block is 512 patterns here, a vector. */
static KERNEL MASK
NAME(build)(struct NAME(table) * t, const MASK *pattern, size_t count, int bits,
            int chunks, int width)
{
	_Alignas(64) uint64_t free_of[64][8], valid[8];
	unsigned planes = (unsigned)(bits + 7) / 8;

	for (size_t g = 0; g < 8; g++) {
		size_t left = count > 64 * g ? count - 64 * g : 0;

		valid[g] =
			left >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << left) - 1;
		if (!left) {
			for (unsigned b = 0; b < 8 * planes; b++)
				free_of[b][g] = 0;
			continue;
		}
		for (unsigned plane = 0; plane < planes; plane++) {
			__m512i v = _mm512_xor_si512(
				NAME(plane)(pattern + 64 * g, plane),
				_mm512_set1_epi32(-1));

			for (unsigned b = 8; b-- > 0;) {
				free_of[8 * plane + b][g] =
					_mm512_movepi8_mask(v);
				v = _mm512_add_epi8(v, v);
			}
		}
	}
	for (int c = 0; c < chunks; c++) {
		__m512i *entry = t->entry[c];
		int used = bits - c * width < width ? bits - c * width : width;

		entry[0] = _mm512_load_si512(valid);
		for (int b = 0; b < used; b++) {
			__m512i x = _mm512_load_si512(free_of[c * width + b]);

			for (int j = 0; j < 1 << b; j++)
				entry[(1 << b) + j] =
					_mm512_and_si512(entry[j], x);
		}
	}
	return NAME(common)(pattern, count);
}

/* Ternary logic takes three entries in one instruction. */
static KERNEL inline __attribute__((always_inline)) __m512i
NAME(hits)(const struct NAME(table) * t, MASK m, const int chunks, int width)
{
	unsigned low = (1U << width) - 1;
	__m512i hit = t->entry[0][m & low];
	int c = 1;

	for (; c + 1 < chunks; c += 2)
		hit = _mm512_ternarylogic_epi64(
			hit, t->entry[c][m >> c * width & low],
			t->entry[c + 1][m >> (c + 1) * width & low], 0x80);
	if (c < chunks)
		hit = _mm512_and_si512(hit, t->entry[c][m >> c * width & low]);
	return hit;
}

static KERNEL inline __attribute__((always_inline)) uint64_t
NAME(tally_chunks)(const struct NAME(table) * t, const MASK *item, size_t count,
                   const int chunks, int width)
{
	__m512i even = _mm512_setzero_si512(), odd = even;
	size_t i = 0;

	for (; i + 2 <= count; i += 2) {
		even = _mm512_add_epi64(
			even, _mm512_popcnt_epi64(
				      NAME(hits)(t, item[i], chunks, width)));
		odd = _mm512_add_epi64(
			odd, _mm512_popcnt_epi64(NAME(hits)(t, item[i + 1],
		                                            chunks, width)));
	}
	if (i < count)
		even = _mm512_add_epi64(
			even, _mm512_popcnt_epi64(
				      NAME(hits)(t, item[i], chunks, width)));
	return (uint64_t)_mm512_reduce_add_epi64(_mm512_add_epi64(even, odd));
}

/* Constant chunks and width unroll the loop and make the shifts immediate. */
static KERNEL uint64_t
NAME(tally)(const struct NAME(table) * t, const MASK *item, size_t count,
            int chunks, int width)
{
	if (chunks == 4 && width == 7)
		return NAME(tally_chunks)(t, item, count, 4, 7);
	if (chunks == 4 && width == 8)
		return NAME(tally_chunks)(t, item, count, 4, 8);
	if (chunks == 5 && width == 8)
		return NAME(tally_chunks)(t, item, count, 5, 8);
	return NAME(tally_chunks)(t, item, count, chunks, width);
}
