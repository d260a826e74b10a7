/*
 * match_body.h -- the algorithm of a unit, for one kernel and mask width
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
 *   NAME(build)     prepare a block of patterns, of which `bits` bits count
 *   NAME(tally)     number of disjoint (pattern of the block, item) pairs
 *
 * The method: a solution is a top half and a bottom half whose masks are
 * disjoint, for a set S of columns that the top takes.  Mirrored boards are
 * counted once, with weight 2 (S <= rev S).  Of the boards that a diagonal
 * reflection exchanges, top halves with a queen on a long diagonal are left
 * out, and bottom halves count 1, 2 or 4 for 0, 1 or 2 such queens.  On an
 * even board the class without any is symmetric top to bottom too.
 *
 * Top halves are the patterns, bottom halves the items.  A list of patterns
 * longer than a block is parted by the diagonal of the highest number: patterns
 * that have it need to be matched with those items alone that do not, and for
 * neither part does that diagonal count any more.  A part of a few blocks is
 * not parted further: its blocks are gathered by what their patterns share
 * (match_gather.h).
 */
#include "match_halves.h"

struct NAME(unit) {
	const struct quadrants *q;
	struct NAME(table) * table;
	/* spare: scratch, and a stack of items that are left to a part */
	struct NAME(list) top, bottom[3], spare;
};

struct NAME(items) {
	const MASK *item[3];
	size_t count[3];
};

#include "match_gather.h"

/* Any number of patterns, in blocks of the same size. */
static KERNEL void
NAME(match_blocks)(struct NAME(unit) * u, const MASK *pattern, size_t count,
                   const struct NAME(items) * items, int bits,
                   uint64_t pairs[3])
{
	size_t blocks = (count + BLOCK - 1) / BLOCK;

	for (size_t k = 0; k < blocks; k++) {
		size_t from = count * k / blocks;
		size_t to = count * (k + 1) / blocks;

		NAME(build)(u->table, pattern + from, to - from, bits);
		for (int c = 0; c < 3; c++)
			pairs[c] += NAME(tally)(u->table, items->item[c],
			                        items->count[c], bits);
	}
}

/* A few blocks, each of patterns that share diagonals.  spare: room for the
   patterns and for the items of a class. */
static KERNEL void
NAME(match_gathered)(struct NAME(unit) * u, MASK *pattern, size_t count,
                     const struct NAME(items) * items, int bits, MASK *spare,
                     uint64_t pairs[3])
{
	MASK *kept = spare + count + VECTOR_SLACK, common;
	uint32_t weight[NAME(BITS)];

	NAME(weigh)(items, bits, weight);
	while (count > 0) {
		size_t taken =
			NAME(gather)(pattern, count, weight, spare, &common);

		count -= taken;
		NAME(build)(u->table, spare, taken, bits);
		for (int c = 0; c < 3; c++) {
			const MASK *item = items->item[c];
			size_t left = items->count[c];

			if (common) {
				left = NAME(select)(kept, item, left, common);
				item = kept;
			}
			pairs[c] += NAME(tally)(u->table, item, left, bits);
		}
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
	/* those behind first: to part a list writes a little beyond it */
	NAME(match_parts)
	(u, pattern + without, count - without, &fewer, bits - 1, levels - 1,
	 end, pairs);
	NAME(match_parts)
	(u, pattern, without, items, bits - 1, levels - 1, spare, pairs);
}

/* Disjoint pairs of the top and of each bottom class. */
static KERNEL int
NAME(match_all)(struct NAME(unit) * u, uint64_t pairs[3])
{
	enum { LEVELS = 10 };
	struct NAME(items) items;
	size_t all = 0;

	for (int c = 0; c < 3; c++) {
		items.item[c] = u->bottom[c].item;
		items.count[c] = u->bottom[c].count;
		all += items.count[c];
	}
	if (!all || !u->top.count)
		return 0;
	if (NAME(reserve)(&u->spare,
	                  (LEVELS + 1) * all + u->top.count + VECTOR_SLACK))
		return -1;
	NAME(match_parts)
	(u, u->top.item, u->top.count, &items, u->q->bits, LEVELS,
	 u->spare.item, pairs);
	return 0;
}

/* The solutions whose top half stands in these columns, and their images. */
static KERNEL int
NAME(count_set)(struct NAME(unit) * u, unsigned left, unsigned right,
                uint64_t *total)
{
	const struct quadrants *q = u->q;
	struct set_weights w = match_weigh_set(q, left | right << q->left);
	uint64_t pairs[3] = { 0 };

	if (!w.others)
		return 0;
	if (NAME(make_top)(q, left, right, &u->top))
		return -1;
	if (!u->top.count)
		return 0;
	if (NAME(make_bottom)(q, ((1U << q->left) - 1) & ~left,
	                      ((1U << q->right) - 1) & ~right, !w.plain,
	                      u->bottom) ||
	    NAME(match_all)(u, pairs))
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
		    NAME(count_set)(u, left, right, total))
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
	free(u.top.item);
	free(u.spare.item);
	for (int k = 0; k < 3; k++)
		free(u.bottom[k].item);
	return failed ? -1 : 0;
}
