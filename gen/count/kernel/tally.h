/* tally.h -- a constant number of chunks unrolls the loop over them */

static KERNEL uint64_t
NAME(tally)(const struct NAME(table) * t, const MASK *item, size_t count,
            MASK diagonals)
{
	int bits = __builtin_popcountll(diagonals);
	int chunks = (bits + CHUNK_BITS - 1) / CHUNK_BITS;
	/* items may have diagonals beyond the bits that count */
	size_t last = ((size_t)1 << (bits - CHUNK_BITS * (chunks - 1))) - 1;

	switch (chunks) {
	case 4:
		return NAME(tally_chunks)(t, item, count, diagonals, 4, last);
	case 5:
		return NAME(tally_chunks)(t, item, count, diagonals, 5, last);
	case 6:
		return NAME(tally_chunks)(t, item, count, diagonals, 6, last);
	default:
		return NAME(tally_chunks)(t, item, count, diagonals, chunks,
		                          last);
	}
}
