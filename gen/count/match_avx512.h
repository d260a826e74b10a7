/*
 * match_avx512.h -- the parts of a kernel, for one mask width
 *
 * LANES masks a vector, and its intrinsics, are match_avx512.c's.
 */
/* The lanes that are left, of the last vector of n. */
static KERNEL inline LANE_MASK
NAME(lanes)(size_t left)
{
	return (LANE_MASK)(left >= LANES ? ~0U : (1U << left) - 1);
}

static KERNEL inline size_t
NAME(join)(MASK *out, const MASK *mask, const uint16_t *partner, size_t count,
           const MASK *other, const uint32_t *first, MASK mark)
{
	__m512i marked = BROADCAST(mark);
	size_t end = 0;

	for (size_t i = 0; i < count; i++) {
		uint32_t j = first[partner[i]], to = first[partner[i] + 1];
		__m512i x = BROADCAST(mask[i]);

		do {
			__m512i y = _mm512_loadu_si512(other + j);
			LANE_MASK fit = ARE_ZERO(x, y);

			_mm512_storeu_si512(
				out + end,
				COMPRESS(fit, _mm512_ternarylogic_epi64(
						      x, y, marked, 0xFE)));
			end += (size_t)__builtin_popcount(fit &
			                                  NAME(lanes)(to - j));
			j += LANES;
		} while (j < to);
	}
	return end;
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

/* Ternary logic takes three entries in one instruction. */
static KERNEL ALWAYS_INLINE __m512i
NAME(hits)(const struct NAME(table) * t, MASK m, const int chunks, size_t last)
{
#define ENTRY(c, values) _mm512_load_si512(NAME(entry)(t, c, m, values))
	const size_t all = (1 << CHUNK_BITS) - 1;
	__m512i hit = ENTRY(chunks - 1, last);
	int c = 0;

	for (; c + 2 < chunks; c += 2)
		hit = _mm512_ternarylogic_epi64(hit, ENTRY(c, all),
		                                ENTRY(c + 1, all), 0x80);
	if (c + 1 < chunks)
		hit = _mm512_and_si512(hit, ENTRY(c, all));
#undef ENTRY
	return hit;
}

static KERNEL ALWAYS_INLINE uint64_t
NAME(tally_chunks)(const struct NAME(table) * t, const MASK *item, size_t count,
                   const int chunks, size_t last)
{
	__m512i even = _mm512_setzero_si512(), odd = even;
	size_t i = 0;

	for (; i + 2 <= count; i += 2) {
		__m512i a = NAME(hits)(t, item[i], chunks, last);
		__m512i b = NAME(hits)(t, item[i + 1], chunks, last);

		even = _mm512_add_epi64(even, _mm512_popcnt_epi64(a));
		odd = _mm512_add_epi64(odd, _mm512_popcnt_epi64(b));
	}
	if (i < count) {
		__m512i a = NAME(hits)(t, item[i], chunks, last);

		even = _mm512_add_epi64(even, _mm512_popcnt_epi64(a));
	}
	return (uint64_t)_mm512_reduce_add_epi64(_mm512_add_epi64(even, odd));
}
