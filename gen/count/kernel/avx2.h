/* avx2.h -- join, select and split by compare and permute */

static KERNEL inline size_t
NAME(keep)(MASK *out, __m256i x, unsigned set)
{
	_mm256_storeu_si256((void *)out,
	                    _mm256_permutevar8x32_epi32(x, LANE_ORDER(set)));
	return (size_t)__builtin_popcount(set);
}

/* The lanes that are left, of the last vector. */
static KERNEL inline unsigned
NAME(lanes)(size_t left)
{
	return left >= LANES ? (1U << LANES) - 1 : (1U << left) - 1;
}

static KERNEL inline size_t
NAME(join)(MASK *out, const MASK *mask, const uint16_t *partner, size_t count,
           const MASK *other, const uint32_t *first)
{
	__m256i zero = _mm256_setzero_si256();
	size_t end = 0;

	for (size_t i = 0; i < count; i++) {
		uint32_t j = first[partner[i]], to = first[partner[i] + 1];
		__m256i x = BROADCAST(mask[i]);

		do {
			__m256i y =
				_mm256_loadu_si256((const void *)(other + j));
			__m256i fit = ARE_EQUAL(_mm256_and_si256(x, y), zero);

			end += NAME(keep)(out + end, _mm256_or_si256(x, y),
			                  LANE_BITS(fit) & NAME(lanes)(to - j));
			j += LANES;
		} while (j < to);
	}
	return end;
}

static KERNEL inline size_t
NAME(select)(MASK *out, const MASK *in, size_t n, MASK bits)
{
	__m256i unwanted = BROADCAST(bits), zero = _mm256_setzero_si256();
	size_t count = 0;

	for (size_t i = 0; i < n; i += LANES) {
		__m256i x = _mm256_loadu_si256((const void *)(in + i));
		__m256i fit = ARE_EQUAL(_mm256_and_si256(x, unwanted), zero);

		count += NAME(keep)(out + count, x,
		                    LANE_BITS(fit) & NAME(lanes)(n - i));
	}
	return count;
}

static KERNEL inline size_t
NAME(split)(MASK *with, MASK *without, const MASK *in, size_t n, MASK bit)
{
	__m256i wanted = BROADCAST(bit);
	size_t count = 0;

	for (size_t i = 0; i < n; i += LANES) {
		__m256i x = _mm256_loadu_si256((const void *)(in + i));
		unsigned has = LANE_BITS(
			ARE_EQUAL(_mm256_and_si256(x, wanted), wanted));
		unsigned there = NAME(lanes)(n - i);

		count += NAME(keep)(with + count, x, has & there);
		without += NAME(keep)(without, x, ~has & there);
	}
	return count;
}
