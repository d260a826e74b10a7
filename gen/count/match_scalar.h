/* match_scalar.h -- cross and select, an item at a time, without branches */

static KERNEL inline size_t
NAME(cross)(MASK *out, const MASK *a, size_t na, const MASK *b, size_t nb)
{
	size_t count = 0;

	for (size_t i = 0; i < na; i++)
		for (size_t j = 0; j < nb; j++) {
			out[count] = a[i] | b[j];
			count += !(a[i] & b[j]);
		}
	return count;
}

static KERNEL inline size_t
NAME(select)(MASK *out, const MASK *in, size_t n, MASK bits, MASK value)
{
	size_t count = 0;

	for (size_t i = 0; i < n; i++) {
		out[count] = in[i];
		count += (in[i] & bits) == value;
	}
	return count;
}
