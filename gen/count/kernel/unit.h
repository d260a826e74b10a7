/*
 * unit.h -- the algorithm of a unit, for one kernel and mask width
 *
 * A kernel's source includes this once for each width, having defined
 *   MASK            uint32_t or uint64_t
 *   NAME(x)         x with the kernel's ending
 *   KERNEL          the attribute of every function
 *   BLOCK           patterns that are matched at once
 *   struct table    of NAME(table), what NAME(build) makes of a block
 *   NAME(masks_of)  a quadrant's masks
 * and, with out having room for a vector more than the result:
 *   NAME(join)      the unions of disjoint pairs, see match_set.h
 *   NAME(select)    items that have none of the bits; out may be in
 *   NAME(split)     those that have the bit, and at `without` those that have
 *                   not; either may be in
 *   NAME(build)     prepare a block of patterns, of which some diagonals count
 *   NAME(tally)     number of disjoint (pattern of the block, item) pairs
 *   LOOKED_UP(met, bits)  the diagonals to look up, at least one: no fewer than
 *                   those that patterns and items both have, `met`, which are
 *                   some of the first `bits`
 *
 * The method: a solution is a top half and a bottom half whose masks are
 * disjoint, for a set S of columns that the top takes.  Of a board and its
 * seven images, as few as possible are looked for:
 *   - of mirror images, the one whose S is the lesser (match_weigh);
 *   - of top halves, those without queens on the long diagonals, the centre
 *     apart: reflection in the other long diagonal brings such a queen below,
 *     so bottom halves with one count twice, with two four times;
 *   - of boards with one, one of two (match_halves.h);
 *   - of boards with none: where the central column has a queen off the
 *     centre, those with it below; where it has none or the board no such
 *     column, those whose S is the least of itself, of the set of the other
 *     half, and of their mirror images (match_weigh).
 *
 * Top halves are the patterns, bottom halves the items.  A list of patterns
 * longer than a block is parted by the diagonal of the highest number: patterns
 * that have it need to be matched with those items alone that do not, and for
 * neither part does that diagonal count any more.  A part of a few blocks is
 * not parted further: its blocks are gathered by what their patterns share
 * (match_gather.h).
 */
#include "kernel/halves.h"

struct NAME(unit) {
	const struct quadrants *q;
	struct NAME(table) * table;
	/* spare: scratch, and a stack of items that are left to a part */
	struct NAME(list) top[2], bottom[3], spare;
};

struct NAME(items) {
	const MASK *item[3];
	size_t count[3];
	MASK any; /* all diagonals that they have, or more */
};

#include "kernel/cluster.h"

static KERNEL MASK
NAME(any)(const MASK *mask, size_t count)
{
	MASK any = 0;

	for (size_t i = 0; i < count; i++)
		any |= mask[i];
	return any;
}

/* Any number of patterns, in blocks of the same size. */
static KERNEL void
NAME(match_blocks)(struct NAME(unit) * u, const MASK *pattern, size_t count,
                   const struct NAME(items) * items, int bits,
                   uint64_t pairs[3])
{
	size_t blocks = (count + BLOCK - 1) / BLOCK;

	for (size_t k = 0; k < blocks; k++) {
		const MASK *block = pattern + count * k / blocks;
		size_t size = count * (k + 1) / blocks - count * k / blocks;
		MASK met = NAME(any)(block, size) & items->any;
		MASK diagonals = LOOKED_UP(met, bits);

		NAME(build)(u->table, block, size, diagonals);
		for (int c = 0; c < 3; c++)
			pairs[c] += NAME(tally)(u->table, items->item[c],
			                        items->count[c], diagonals);
	}
}

/* A few blocks, each of patterns that share diagonals.  spare: room for the
   patterns and for the items of a class. */
static KERNEL void
NAME(match_gathered)(struct NAME(unit) * u, MASK *pattern, size_t count,
                     const struct NAME(items) * items, int bits, MASK *spare,
                     uint64_t pairs[3])
{
	MASK *kept = spare + count + VECTOR_SLACK;
	uint32_t weight[NAME(BITS)];

	NAME(weigh)(items, bits, weight);
	while (count > 0) {
		MASK common, met, diagonals;
		size_t taken =
			NAME(gather)(pattern, count, weight, spare, &common);

		met = NAME(any)(spare, taken) & items->any & ~common;
		diagonals = LOOKED_UP(met, bits);
		NAME(build)(u->table, spare, taken, diagonals);
		for (int c = 0; c < 3; c++) {
			const MASK *item = items->item[c];
			size_t left = items->count[c];

			if (common) {
				left = NAME(select)(kept, item, left, common);
				item = kept;
			}
			pairs[c] +=
				NAME(tally)(u->table, item, left, diagonals);
		}
		count -= taken;
	}
}

/* Moves the patterns that have the diagonal behind the others.  Returns how
   many have not. */
static KERNEL size_t
NAME(part)(MASK *pattern, size_t count, MASK diagonal, MASK *scratch)
{
	size_t with = NAME(split)(scratch, pattern, pattern, count, diagonal);

	memcpy(pattern + count - with, scratch, with * sizeof *scratch);
	return count - with;
}

/* spare: room for the patterns and for the items of every level below. */
static KERNEL void
NAME(match_parts)(struct NAME(unit) * u, MASK *pattern, size_t count,
                  const struct NAME(items) * items, int bits, int levels,
                  MASK *spare, uint64_t pairs[3])
{
	MASK diagonal = (MASK)1 << (bits - 1);
	struct NAME(items) fewer;
	MASK *end = spare;
	size_t without;

	if (count <= BLOCK || levels == 0) {
		NAME(match_blocks)(u, pattern, count, items, bits, pairs);
		return;
	}
	if (count <= (size_t)NAME(GATHER_BLOCKS) * BLOCK &&
	    items->count[0] + items->count[1] + items->count[2] >=
	            NAME(GATHER_ITEMS)) {
		NAME(match_gathered)
		(u, pattern, count, items, bits, spare, pairs);
		return;
	}
	without = NAME(part)(pattern, count, diagonal, spare);
	for (int c = 0; c < 3; c++) {
		fewer.item[c] = end;
		fewer.count[c] = NAME(select)(end, items->item[c],
		                              items->count[c], diagonal);
		end += fewer.count[c];
	}
	fewer.any = items->any & ~diagonal;
	/* those behind first: to part a list writes a little beyond it */
	NAME(match_parts)
	(u, pattern + without, count - without, &fewer, bits - 1, levels - 1,
	 end, pairs);
	NAME(match_parts)
	(u, pattern, without, items, bits - 1, levels - 1, spare, pairs);
}

/* Disjoint pairs of the top and of the bottom classes from..to - 1. */
static KERNEL int
NAME(match_lists)(struct NAME(unit) * u, const struct NAME(list) * top,
                  int from, int to, uint64_t pairs[3])
{
	enum { LEVELS = 10 };
	struct NAME(items) items = { 0 };
	size_t all = 0;

	for (int c = from; c < to; c++) {
		items.item[c] = u->bottom[c].item;
		items.count[c] = u->bottom[c].count;
		items.any |= NAME(any)(items.item[c], items.count[c]);
		all += items.count[c];
	}
	if (!all || !top->count)
		return 0;
	if (NAME(reserve)(&u->spare,
	                  (LEVELS + 1) * all + top->count + VECTOR_SLACK))
		return -1;
	NAME(match_parts)
	(u, top->item, top->count, &items, u->q->bits, LEVELS, u->spare.item,
	 pairs);
	return 0;
}

/* The solutions whose top half stands in these columns, and their images. */
static KERNEL int
NAME(count_set)(struct NAME(unit) * u, struct columns top, uint64_t *total)
{
	struct set_weights w = match_weigh(u->q, top);
	int has_centre = match_centre(u->q, top) != 0;
	uint64_t pairs[3] = { 0 };

	if (!w.others)
		return 0;
	if (NAME(make_top)(u->q, top, u->top))
		return -1;
	if (!u->top[0].count && !u->top[1].count)
		return 0;
	/* where the top has the central column, plain bottom halves go with the
	   central queen alone: the rest is counted upside down */
	if (NAME(make_bottom)(u->q, top, !w.plain, u->bottom) ||
	    NAME(match_lists)(u, &u->top[0], has_centre, 3, pairs) ||
	    NAME(match_lists)(u, &u->top[1], 0, 1, pairs))
		return -1;
	*total += w.plain * pairs[0] + w.others * (2 * pairs[1] + 4 * pairs[2]);
	return 0;
}

static KERNEL int
NAME(count_sets)(struct NAME(unit) * u, unsigned unit, uint64_t *total)
{
	const struct quadrants *q = u->q;
	unsigned left = unit % (1U << q->left), part = unit >> q->left;
	int size = q->top - __builtin_popcount(left);

	for (unsigned right = 0, sets = 0; right < 1U << q->right; right++)
		if (__builtin_popcount(right) == size &&
		    sets++ % q->parts == part &&
		    NAME(count_set)(u, (struct columns){ left, right }, total))
			return -1;
	return 0;
}

KERNEL int
NAME(match)(const struct quadrants *q, match_deal_fn *deal, void *ctx,
            uint64_t *total)
{
	struct NAME(unit) u = { .q = q };
	int failed;

	u.table = aligned_alloc(64, sizeof *u.table);
	failed = !u.table;
	while (!failed) {
		unsigned unit = deal(ctx);

		if (unit >= q->parts << q->left)
			break;
		failed = NAME(count_sets)(&u, unit, total);
	}
	free(u.table);
	for (int k = 0; k < 2; k++)
		free(u.top[k].item);
	free(u.spare.item);
	for (int k = 0; k < 3; k++)
		free(u.bottom[k].item);
	return failed ? -1 : 0;
}
