/*
 * match.h -- count the disjoint pairs of top and bottom masks by planes
 *
 * A long list of top masks is parted by a diagonal.  Top masks with the
 * diagonal are matched only with the bottom masks without it.  The diagonals to
 * part by are those that most top masks and bottom masks have: a census ranks
 * them for each two lists.  Short lists are only parted by forced diagonals,
 * then matched (lookup.h).
 */
#ifndef PLANES_MATCH_H
#define PLANES_MATCH_H

#include "halves/halves.h"
#include "planes/lookup.h"
#include "planes/part.h"

enum {
	/* Measured: with fewer top masks, bottom masks or pairs, a list is
	   short. */
	FEW_TOPS = 192,
	FEW_BOTTOMS = 256,
	FEW_PAIRS = 300000
};

struct short_lists {
	struct tables tables;
	struct arena top, bottom;
	const struct layout *layout;
	struct layout unranked, ranked; /* for short and for long lists */
	int bits; /* diagonals that top masks and bottom masks share */
	uint32_t weights;
};

static struct short_lists *
short_make(int bits)
{
	struct short_lists *m = aligned_alloc(64, sizeof *m);
	struct order order = no_order(bits);

	if (m) {
		*m = (struct short_lists){ .bits = bits };
		lay_out(&m->unranked, &order, bits, 0);
	}
	return m;
}

static void
short_free(struct short_lists *m)
{
	if (m) {
		free(m->top.at);
		free(m->bottom.at);
	}
	free(m);
}

/* The sum of the weights of all disjoint pairs.  Both lists have already been
   parted by the first `level` diagonals. */
static uint64_t
match(struct short_lists *m, struct planes tops, struct planes bottoms,
      int level)
{
	const struct layout *l = m->layout;
	uint64_t sum = 0;

	while (level < l->forced ||
	       (level < l->ranks && tops.count > FEW_TOPS &&
	        bottoms.count >= FEW_BOTTOMS)) {
		struct plane_bit bit = plane_bit_of(l, level++);
		struct planes with = part(&tops, bit, l->planes);
		struct planes fewer;

		if (!with.count)
			continue;
		fewer = bottoms_without(&bottoms, bit, l->planes);
		if (fewer.count)
			sum += match(m, with, fewer, level);
	}
	if (tops.count && bottoms.count)
		sum += tally(&m->tables, l->planes, &tops, &bottoms,
		             m->weights);
	return sum;
}

/* Few top masks or pairs need no ranks of diagonals.  bottom: the longest
   class. */
static void
choose_layout(struct short_lists *m, const struct list *top,
              const struct list *bottom)
{
	struct order order = no_order(m->bits);
	int least = 0, ranks; /* least: times that the list must be halved */

	for (size_t tops = top->count; tops > FEW_TOPS; tops /= 2)
		least++;
	m->layout = &m->unranked;
	if (!least || top->count * bottom->count <= FEW_PAIRS)
		return;
	ranks = 4 * least < RANKS_MAX ? 4 * least : RANKS_MAX;
	order.count =
		census_rank(order.diagonal, ranks, &order.left, top, bottom);
	lay_out(&m->ranked, &order, m->bits, least);
	m->layout = &m->ranked;
}

/* See kernel/unit.h. */
static int
short_match(struct short_lists *m, const struct list *top,
            const struct list bottom[3], const uint64_t weight[3],
            uint64_t *sum)
{
	struct list counted[3] = { { 0 } };
	struct planes tops, bottoms;
	size_t all = 0;

	m->weights = 0;
	for (int c = 0; c < 3; c++) {
		if (weight[c])
			counted[c] = bottom[c];
		all += counted[c].count;
		m->weights |= (uint32_t)weight[c] << 8 * c;
	}
	if (!all || !top->count)
		return 0;
	choose_layout(m, top, longest(counted));
	if (make_planes(&m->top, &tops, top->count, m->layout->planes) ||
	    make_planes(&m->bottom, &bottoms, all, m->layout->planes))
		return -1;
	append_masks(m->layout, &tops, top->mask, top->count, 0);
	for (unsigned c = 0; c < 3; c++)
		append_masks(m->layout, &bottoms, counted[c].mask,
		             counted[c].count, c);
	*sum += match(m, tops, bottoms, 0);
	return 0;
}

#endif
