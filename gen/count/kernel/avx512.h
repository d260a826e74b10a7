/*
 * avx512.h -- the parts of a kernel, for one mask width
 *
 * LANES masks a vector, and its intrinsics, are match_avx512.c's.
 */
/* The lanes of y that share nothing with x come first in out.  Returns them as
   a bit set. */
static KERNEL ALWAYS_INLINE unsigned
NAME(unite)(MASK *out, __m512i x, __m512i y)
{
	LANE_MASK fit = ARE_ZERO(x, y);

	_mm512_storeu_si512(out, COMPRESS(fit, _mm512_or_si512(x, y)));
	return fit;
}

static KERNEL __attribute__((noinline)) size_t
NAME(join)(MASK *out, const MASK *mask, const uint16_t *partner, size_t count,
           const MASK *other, const uint32_t *first)
{
	MASK *end = out;

	for (size_t i = 0; i < count; i++) {
		const MASK *at = other + first[partner[i]];
		const MASK *to = other + first[partner[i] + 1];
		__m512i x = BROADCAST(mask[i]);
		unsigned fit;

		for (; to - at > LANES; at += LANES) {
			fit = NAME(unite)(end, x, _mm512_loadu_si512(at));
			end += __builtin_popcount(fit);
		}
		fit = NAME(unite)(end, x, _mm512_loadu_si512(at));
		end += __builtin_popcount(_bzhi_u32(fit, (unsigned)(to - at)));
	}
	return (size_t)(end - out);
}

static KERNEL inline size_t
NAME(select)(MASK *out, const MASK *in, size_t n, MASK bits)
{
	__m512i unwanted = BROADCAST(bits);
	size_t count = 0;

	for (size_t i = 0; i < n; i += LANES) {
		__m512i x = _mm512_loadu_si512(in + i);
		LANE_MASK fit = ARE_ZERO(x, unwanted);
		unsigned left = n - i < LANES ? (unsigned)(n - i) : LANES;

		_mm512_storeu_si512(out + count, COMPRESS(fit, x));
		count += (size_t)__builtin_popcount(_bzhi_u32(fit, left));
	}
	return count;
}

static KERNEL inline size_t
NAME(split)(MASK *with, MASK *without, const MASK *in, size_t n, MASK bit)
{
	__m512i wanted = BROADCAST(bit);
	MASK *end = with;

	for (size_t i = 0; i < n; i += LANES) {
		__m512i x = _mm512_loadu_si512(in + i);
		LANE_MASK lacks = ARE_ZERO(x, wanted);
		unsigned left = n - i < LANES ? (unsigned)(n - i) : LANES;
		int few = __builtin_popcount(_bzhi_u32(lacks, left));

		_mm512_storeu_si512(end, COMPRESS((LANE_MASK)~lacks, x));
		_mm512_storeu_si512(without, COMPRESS(lacks, x));
		end += (int)left - few;
		without += few;
	}
	return (size_t)(end - with);
}

/* Ternary logic takes three entries in one instruction. */
static KERNEL ALWAYS_INLINE __m512i
NAME(hits)(const struct NAME(table) * t, uint64_t m, const int chunks,
           size_t last)
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
                   MASK diagonals, const int chunks, size_t last)
{
	__m512i sum = _mm512_setzero_si512();
	size_t i = 0;

#define HITS(k)                                                                \
	_mm512_popcnt_epi64(NAME(hits)(t, COMPACT(item[i + (k)], diagonals),   \
	                               chunks, last))
	for (; i + 4 <= count; i += 4) {
		__m512i a = _mm512_add_epi64(HITS(0), HITS(1));
		__m512i b = _mm512_add_epi64(HITS(2), HITS(3));

		sum = _mm512_add_epi64(sum, _mm512_add_epi64(a, b));
	}
	for (; i < count; i++)
		sum = _mm512_add_epi64(sum, HITS(0));
#undef HITS
	return (uint64_t)_mm512_reduce_add_epi64(sum);
}
