/* scalar.h -- join, select and split, an item at a time, without
   branches */

static KERNEL inline size_t
NAME(join)(MASK *out, const MASK *mask, const uint16_t *partner, size_t count,
           const MASK *other, const uint32_t *first)
{
	MASK *end = out;

	for (size_t i = 0; i < count; i++) {
		const uint32_t *range = first + partner[i];
		MASK x = mask[i];

		for (uint32_t j = range[0]; j < range[1]; j++) {
			*end = x | other[j];
			end += !(x & other[j]);
		}
	}
	return (size_t)(end - out);
}

static KERNEL inline size_t
NAME(select)(MASK *out, const MASK *in, size_t n, MASK bits)
{
	MASK *end = out;

	for (size_t i = 0; i < n; i++) {
		MASK item = in[i];

		*end = item;
		end += !(item & bits);
	}
	return (size_t)(end - out);
}

static KERNEL inline size_t
NAME(split)(MASK *with, MASK *without, const MASK *in, size_t n, MASK bit)
{
	MASK *end = with;

	for (size_t i = 0; i < n; i++) {
		MASK item = in[i];
		int has = (item & bit) != 0;

		*end = item;
		*without = item;
		end += has;
		without += !has;
	}
	return (size_t)(end - with);
}
