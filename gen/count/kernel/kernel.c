/* kernel.c -- choose a kernel; weigh a set of columns */
#include "kernel/kernel.h"

#include <stddef.h>
#include <string.h>

#include "kernel/set.h"

unsigned
match_centre(const struct quadrants *q, struct columns c)
{
	return c.right & 1U << q->left;
}

struct columns
match_mirrored(const struct quadrants *q, struct columns c)
{
	unsigned centre = match_centre(q, c);

	return (struct columns){ c.right ^ centre, c.left | centre };
}

struct columns
match_rest(const struct quadrants *q, struct columns c)
{
	return (struct columns){ ~c.left & ((1U << q->left) - 1),
		                 ~c.right & ((1U << q->right) - 1) };
}

static int
compare(struct columns a, struct columns b)
{
	if (a.left != b.left)
		return a.left < b.left ? -1 : 1;
	return (a.right > b.right) - (a.right < b.right);
}

/* A board upside down has the columns above and below exchanged: of both sets
   and their mirror images, the least one counts for all.  above is no greater
   than its own, of which there are `images`. */
static uint64_t
weigh_upside_down(const struct quadrants *q, struct columns above,
                  struct columns below, uint64_t images)
{
	int to_below = compare(above, below);
	int to_mirror = compare(above, match_mirrored(q, below));

	if (to_below > 0 || to_mirror > 0)
		return 0;
	return to_mirror ? 2 * images : 2;
}

struct set_weights
match_weigh(const struct quadrants *q, struct columns top)
{
	struct columns c = q->is_mirrored ? match_mirrored(q, top) : top;
	struct columns below = match_rest(q, c);
	int to_mirror = compare(c, match_mirrored(q, c));
	struct set_weights w = { 0, 0 };

	if (to_mirror > 0)
		return w;
	w.others = to_mirror ? 2 : 1;
	c.right ^= match_centre(q, c);
	w.plain = match_centre(q, below)
	                  ? 2 * w.others
	                  : weigh_upside_down(q, c, below, w.others);
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
