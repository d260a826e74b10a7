/* columns.c -- enumerate the sets of a unit, and weigh them */
#include "halves/columns.h"

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
   their mirror images, the least is the canonical one, which counts for all.
   above is not greater than its own mirror image, and stands for `images`
   boards. */
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
weigh(const struct quadrants *q, struct columns c)
{
	struct columns below = columns_rest(q, c);
	int to_mirror = compare(c, columns_mirrored(q, c));
	struct weights w = { 0, 0 };

	if (to_mirror > 0)
		return w;
	w.on_long = to_mirror ? 2 : 1;
	/* a central queen stays where it is upside down: it is in neither set
	 */
	c.right ^= columns_centre(q, c);
	w.off_long = columns_centre(q, below)
	                     ? 2 * w.on_long
	                     : weigh_upside_down(q, c, below, w.on_long);
	return w;
}

/* The bottom halves may be those of the mirror image: see halves.h. */
void
columns_want(struct quadrants *q, struct columns top)
{
	struct columns below = columns_rest(q, top);
	struct columns mirrored = columns_rest(q, columns_mirrored(q, top));

	q->at[TOP_LEFT].wanted[top.left] = 1;
	q->at[TOP_RIGHT].wanted[top.right] = 1;
	q->at[BOTTOM_LEFT].wanted[below.left] = 1;
	q->at[BOTTOM_RIGHT].wanted[below.right] = 1;
	q->at[BOTTOM_LEFT].wanted[mirrored.left] = 1;
	q->at[BOTTOM_RIGHT].wanted[mirrored.right] = 1;
}

int
columns_visit(const struct work *work, unsigned unit, columns_visit_fn *visit,
              void *ctx)
{
	const struct quadrants *q = &work->quadrants;
	unsigned left = unit % (1U << q->left), slice = unit >> q->left;
	int size = q->top - __builtin_popcount(left), stop = 0;
	unsigned end = q->columns.first[size + 1];

	for (unsigned i = q->columns.first[size] + slice; !stop && i < end;
	     i += work->slices) {
		struct columns top = { left, q->columns.set[i] };
		struct weights w = weigh(q, top);

		if (work->is_recount)
			top = columns_mirrored(q, top);
		if (w.on_long)
			stop = visit(top, w, ctx);
	}
	return stop;
}

/* A columns_visit_fn. */
static int
collect(struct columns top, struct weights w, void *ctx)
{
	uint64_t *all = ctx;

	(void)top;
	*all |= w.off_long | 2 * w.on_long;
	return 0;
}

/* All weights are powers of two, or 0. */
uint64_t
columns_divisor(const struct work *work, unsigned unit)
{
	uint64_t all = 0;

	columns_visit(work, unit, collect, &all);
	return all & -all;
}
