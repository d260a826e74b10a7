/* part.h -- part lists of masks by a diagonal, all planes side by side */
#ifndef PART_H
#define PART_H

#include "planes/planes.h"

/* Where a list of `count` masks ends, with a vector behind it. */
static size_t
end_of(size_t count)
{
	return (count + BLOCK - 1) / BLOCK * BLOCK + BLOCK;
}

/* Make empty planes with room for `count` masks and all that is parted from
   them. */
static int
make_planes(struct arena *arena, struct planes *planes, size_t count,
            int number)
{
	/* Planes that are a multiple of 4096 bytes apart would compete for the
	   same places in the cache. */
	size_t stride =
		((end_of(count) * (RANKS_MAX + 1)) | 4095) + 1 + (size_t)9 * 64;

	if (arena_reserve(arena, stride * (size_t)number))
		return -1;
	*planes = (struct planes){ arena->at, stride, 0 };
	return 0;
}

/* The masks of a block that lack the diagonal; none behind the last. */
static ALWAYS_INLINE uint64_t
lacking(const struct planes *in, size_t i, struct plane_bit bit)
{
	__m512i wanted = _mm512_set1_epi8((char)(1 << bit.number));
	const uint8_t *at = in->at + i + (size_t)bit.plane * in->stride;
	uint64_t lacks = _mm512_testn_epi8_mask(_mm512_loadu_si512(at), wanted);
	size_t left = in->count - i;

	return left < BLOCK ? _bzhi_u64(lacks, (unsigned)left) : lacks;
}

/* Copy some masks of a block. */
static ALWAYS_INLINE void
copy(uint8_t *out, const uint8_t *in, size_t stride, uint64_t which,
     const int planes)
{
	UNROLL(8)
	for (int c = 0; c < planes; c++, in += stride, out += stride)
		_mm512_storeu_si512(out,
		                    _mm512_maskz_compress_epi8(
					    which, _mm512_loadu_si512(in)));
}

static ALWAYS_INLINE struct planes
without(const struct planes *in, struct plane_bit bit, const int planes)
{
	struct planes out = { in->at + end_of(in->count), in->stride, 0 };

	for (size_t i = 0; i < in->count; i += BLOCK) {
		uint64_t lacks = lacking(in, i, bit);

		copy(out.at + out.count, in->at + i, in->stride, lacks, planes);
		out.count += (size_t)__builtin_popcountll(lacks);
	}
	return out;
}

/* The bottom masks without the diagonal, copied behind them. */
static __attribute__((noinline)) struct planes
bottoms_without(const struct planes *in, struct plane_bit bit, int planes)
{
	/* a constant number of planes unrolls the loop over them */
	return planes == 5 ? without(in, bit, 5) : without(in, bit, planes);
}

/* Move the top masks with the diagonal behind the others, and return them. */
static __attribute__((noinline)) struct planes
part(struct planes *in, struct plane_bit bit, int planes)
{
	struct planes with = { in->at + end_of(in->count), in->stride, 0 };
	size_t kept = 0;

	for (size_t i = 0; i < in->count; i += BLOCK) {
		uint64_t lacks = lacking(in, i, bit);
		size_t left = in->count - i < BLOCK ? in->count - i : BLOCK;
		size_t few = (size_t)__builtin_popcountll(lacks);

		copy(with.at + with.count, in->at + i, in->stride, ~lacks,
		     planes);
		copy(in->at + kept, in->at + i, in->stride, lacks, planes);
		with.count += left - few;
		kept += few;
	}
	in->count = kept;
	return with;
}

#endif
