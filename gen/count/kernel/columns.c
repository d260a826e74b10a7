/* columns.c -- enumerate the sets of a unit, and weigh them */
#include "kernel/columns.h"

unsigned
columns_centre(const struct quadrants *q, struct columns c)
{
	return c.right & 1U << q->left;
}

struct columns
columns_mirrored(const struct quadrants *q, struct columns c)
{
	unsigned centre = columns_centre(q, c);

	return (struct columns){ c.right ^ centre, c.left | centre };
}

struct columns
columns_rest(const struct quadrants *q, struct columns c)
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

/* Upside down, a board exchanges the columns above and below.  Of both sets and
   their mirror images, the least counts for all.  above is not greater than its
   own mirror image, and stands for `images` boards. */
static uint64_t
weigh_upside_down(const struct quadrants *q, struct columns above,
                  struct columns below, uint64_t images)
{
	int to_below = compare(above, below);
	int to_mirror = compare(above, columns_mirrored(q, below));

	if (to_below > 0 || to_mirror > 0)
		return 0;
	return to_mirror ? 2 * images : 2;
}

static struct weights
weigh(const struct work *work, struct columns top)
{
	const struct quadrants *q = &work->quadrants;
	struct columns c = work->is_recount ? columns_mirrored(q, top) : top;
	struct columns below = columns_rest(q, c);
	int to_mirror = compare(c, columns_mirrored(q, c));
	struct weights w = { 0, 0 };

	if (to_mirror > 0)
		return w;
	w.others = to_mirror ? 2 : 1;
	c.right ^= columns_centre(q, c);
	w.plain = columns_centre(q, below)
	                  ? 2 * w.others
	                  : weigh_upside_down(q, c, below, w.others);
	return w;
}

/* The next greater set of as many elements (HAKMEM, item 175).  Behind the
   empty set there is none. */
static unsigned
next_set(unsigned set)
{
	unsigned moved = set + (set & -set);

	if (!set)
		return UINT_MAX;
	return moved | (set ^ moved) >> (__builtin_ctz(set) + 2);
}

int
columns_visit(const struct work *work, unsigned unit, columns_visit_fn *visit,
              void *ctx)
{
	const struct quadrants *q = &work->quadrants;
	unsigned left = unit % (1U << q->left), slice = unit >> q->left;
	unsigned right = (1U << (q->top - __builtin_popcount(left))) - 1;
	int stop = 0;

	for (unsigned i = 0; !stop && right < 1U << q->right; i++) {
		struct columns top = { left, right };
		struct weights w = { 0, 0 };

		if (i % work->slices == slice)
			w = weigh(work, top);
		if (w.others)
			stop = visit(top, w, ctx);
		right = next_set(right);
	}
	return stop;
}
