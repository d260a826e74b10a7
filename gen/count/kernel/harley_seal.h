/* harley_seal.h -- tally with the compiler's vectors: a bit-sliced counter */

/* The number of bits of a vector. */
static KERNEL ALWAYS_INLINE uint64_t
NAME(bits_of)(NAME(vector) x)
{
	uint64_t word[VECTOR_BYTES / 8], count = 0;

	memcpy(word, &x, sizeof word);
	for (size_t w = 0; w < VECTOR_BYTES / 8; w++)
		count += (uint64_t)__builtin_popcountll(word[w]);
	return count;
}

/* *sum and two more bits of its weight: returns the carry. */
static KERNEL ALWAYS_INLINE
NAME(vector) NAME(add)(NAME(vector) * sum, NAME(vector) a, NAME(vector) b)
{
	NAME(vector) differ = a ^ b, carry = (a & b) | (*sum & differ);

	*sum ^= differ;
	return carry;
}

static KERNEL ALWAYS_INLINE
NAME(vector) NAME(hits)(const struct NAME(table) * t, uint64_t m,
                        const int chunks, size_t last)
{
	NAME(vector) hit = *NAME(entry)(t, chunks - 1, m, last);

	for (int c = 0; c < chunks - 1; c++)
		hit &= *NAME(entry)(t, c, m, (1 << CHUNK_BITS) - 1);
	return hit;
}

/* Eight items make one carry of weight 8, whose bits are counted. */
static KERNEL ALWAYS_INLINE uint64_t
NAME(tally_chunks)(const struct NAME(table) * t, const MASK *item, size_t count,
                   MASK diagonals, const int chunks, size_t last)
{
	NAME(vector) one = { 0 }, two = { 0 }, four = { 0 };
	uint64_t eights = 0;
	size_t i = 0;

#define HITS(k) NAME(hits)(t, COMPACT(item[i + (k)], diagonals), chunks, last)
	for (; i + 8 <= count; i += 8) {
		NAME(vector) a, b, c, d, e, f;

		a = NAME(add)(&one, HITS(0), HITS(1));
		b = NAME(add)(&one, HITS(2), HITS(3));
		c = NAME(add)(&one, HITS(4), HITS(5));
		d = NAME(add)(&one, HITS(6), HITS(7));
		e = NAME(add)(&two, a, b);
		f = NAME(add)(&two, c, d);
		a = NAME(add)(&four, e, f);
		eights += NAME(bits_of)(a);
	}
	eights = 8 * eights + 4 * NAME(bits_of)(four) + 2 * NAME(bits_of)(two) +
	         NAME(bits_of)(one);
	for (; i < count; i++)
		eights += NAME(bits_of)(HITS(0));
#undef HITS
	return eights;
}
