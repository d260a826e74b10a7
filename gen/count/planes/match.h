/*
 * match.h -- count the disjoint pairs of patterns and items by planes of bytes
 *
 * A long list of patterns is parted by a diagonal.  Patterns with the diagonal
 * are matched only with the items without it.  The diagonals to part by are
 * those that most patterns and items have: a census ranks them for each two
 * lists.  Short lists are only parted by forced diagonals, then matched
 * (lookup.h).
 */
#ifndef PLANES_MATCH_H
#define PLANES_MATCH_H

#include "halves/halves.h"
#include "planes/lookup.h"
#include "planes/part.h"

enum {
	/* Measured: with fewer patterns, items or pairs, a list is short. */
	FEW_PATTERNS = 192,
	FEW_ITEMS = 256,
	FEW_PAIRS = 300000
};

struct matcher {
	struct tables tables;
	struct arena patterns, items;
	const struct layout *layout;
	struct layout unranked, ranked; /* for short and for long lists */
	int bits; /* diagonals that patterns and items share */
	uint32_t weights;
};

static struct matcher *
matcher_make(int bits)
{
	struct matcher *m = aligned_alloc(64, sizeof *m);
	struct order order = no_order(bits);

	if (m) {
		*m = (struct matcher){ .bits = bits };
		lay_out(&m->unranked, &order, bits, 0);
	}
	return m;
}

static void
matcher_free(struct matcher *m)
{
	if (m) {
		free(m->patterns.at);
		free(m->items.at);
	}
	free(m);
}

/* The sum of the weights of all disjoint pairs.  Both lists have already been
   parted by the first `level` diagonals. */
static uint64_t
match(struct matcher *m, struct planes patterns, struct planes items, int level)
{
	const struct layout *l = m->layout;
	uint64_t sum = 0;

	while (level < l->forced ||
	       (level < l->ranks && patterns.count > FEW_PATTERNS &&
	        items.count >= FEW_ITEMS)) {
		struct plane_bit bit = plane_bit_of(l, level++);
		struct planes with = part(&patterns, bit, l->planes);
		struct planes fewer;

		if (!with.count)
			continue;
		fewer = items_without(&items, bit, l->planes);
		if (fewer.count)
			sum += match(m, with, fewer, level);
	}
	if (patterns.count && items.count)
		sum += tally(&m->tables, l->planes, &patterns, &items,
		             m->weights);
	return sum;
}

/* How often a list must be halved until it has few patterns. */
static int
halvings(size_t patterns)
{
	int times = 0;

	for (; patterns > FEW_PATTERNS; patterns /= 2)
		times++;
	return times;
}

/* Few patterns or pairs need no ranks of diagonals.  items: of the longest
   class. */
static void
choose_layout(struct matcher *m, const struct list *patterns,
              const struct list *items)
{
	int least = halvings(patterns->count);
	int ranks = 4 * least < RANKS_MAX ? 4 * least : RANKS_MAX;
	struct order order = no_order(m->bits);
	uint32_t in_patterns[MASK_BITS], in_items[MASK_BITS];

	m->layout = &m->unranked;
	if (!least || patterns->count * items->count <= FEW_PAIRS)
		return;
	census(patterns->item, patterns->count, in_patterns);
	census(items->item, items->count, in_items);
	rank(&order, ranks, in_patterns, in_items);
	lay_out(&m->ranked, &order, m->bits, least);
	m->layout = &m->ranked;
}

/* See kernel/unit.h. */
static int
match_lists(struct matcher *m, const struct list *patterns,
            const struct list classes[3], const uint64_t weight[3],
            uint64_t *sum)
{
	const struct list *longest = NULL;
	struct planes top, bottom;
	size_t all = 0;

	m->weights = 0;
	for (int c = 0; c < 3; c++) {
		if (!weight[c])
			continue;
		all += classes[c].count;
		m->weights |= (uint32_t)weight[c] << 8 * c;
		if (!longest || classes[c].count > longest->count)
			longest = &classes[c];
	}
	if (!all || !patterns->count)
		return 0;
	choose_layout(m, patterns, longest);
	if (make_planes(&m->patterns, &top, patterns->count,
	                m->layout->planes) ||
	    make_planes(&m->items, &bottom, all, m->layout->planes))
		return -1;
	append_masks(m->layout, &top, patterns->item, patterns->count, 0);
	for (unsigned c = 0; c < 3; c++)
		if (weight[c])
			append_masks(m->layout, &bottom, classes[c].item,
			             classes[c].count, c);
	*sum += match(m, top, bottom, 0);
	return 0;
}

#endif
