/* match.c -- choose a kernel; weigh a set of columns */
#include "match.h"

#include <stddef.h>
#include <string.h>

#include "match_set.h"

static unsigned
mirrored(int n, unsigned set)
{
	set = (set & 0x55555555) << 1 | (set >> 1 & 0x55555555);
	set = (set & 0x33333333) << 2 | (set >> 2 & 0x33333333);
	set = (set & 0x0F0F0F0F) << 4 | (set >> 4 & 0x0F0F0F0F);
	return __builtin_bswap32(set) >> (32 - n);
}

static unsigned
least_of(unsigned a, unsigned b, unsigned c)
{
	unsigned least = a < b ? a : b;

	return least < c ? least : c;
}

struct set_weights
match_weigh_set(const struct quadrants *q, unsigned set)
{
	int n = q->n;
	unsigned columns = q->is_mirrored ? mirrored(n, set) : set;
	unsigned rest = ((1U << n) - 1) & ~columns;
	unsigned mirror = mirrored(n, columns), mirror_rest = mirrored(n, rest);
	struct set_weights w = { 0, 0 };

	if (columns > mirror)
		return w;
	w.others = columns == mirror ? 1 : 2;
	w.plain = w.others;
	if (n % 2 == 0) {
		w.plain = columns == mirror || columns == mirror_rest ? 2 : 4;
		if (columns != least_of(columns, rest, mirror_rest))
			w.plain = 0;
	}
	return w;
}

static int
always(void)
{
	return 1;
}

const struct match_kernel match_kernels[] = {
	{ "avx512", match_avx512_is_supported, match_avx512_32,
	  match_avx512_64 },
	{ "avx2", match_avx2_is_supported, match_avx2_32, match_avx2_64 },
	{ "portable", always, match_portable_32, match_portable_64 },
	{ NULL, NULL, NULL, NULL },
};

const struct match_kernel *
match_find(const char *name)
{
	const struct match_kernel *k = match_kernels;

	while (k->name &&
	       (!k->is_supported() || (name && strcmp(name, k->name) != 0)))
		k++;
	return k->name ? k : NULL;
}
