/*
 * match.h -- count the disjoint pairs of patterns and items by blocks
 *
 * A list of patterns that is longer than a block is split by the highest
 * diagonal that still counts.  Patterns with the diagonal are matched only with
 * the items without it; and for neither part of the list does the diagonal
 * count any more.  For few blocks and many items, cluster.h makes the blocks
 * instead.  After LEVELS splits, a part is cut into blocks as it is.
 */
#ifndef BLOCKS_MATCH_H
#define BLOCKS_MATCH_H

#include "blocks/cluster.h"
#include "blocks/harley_seal.h"
#include "halves/halves.h"

/* Kernels bring drop() and split(): see kernel/scalar.h. */

/* Any number of patterns, in blocks of equal size. */
static void
match_blocks(struct table *table, const mask *pattern, size_t count,
             const struct items *items, int bits, uint64_t pairs[3])
{
	size_t blocks = (count + BLOCK - 1) / BLOCK;

	for (size_t k = 0; k < blocks; k++) {
		const mask *block = pattern + count * k / blocks;
		size_t size = count * (k + 1) / blocks - count * k / blocks;

		build(table, block, size, bits);
		for (int c = 0; c < 3; c++)
			pairs[c] += tally(table, items->item[c],
			                  items->count[c], bits);
	}
}

/* A few blocks of patterns that share diagonals.  spare: room for the patterns
   and for the items of a class. */
static void
match_clusters(struct table *table, mask *pattern, size_t count,
               const struct items *items, int bits, mask *spare,
               uint64_t pairs[3])
{
	mask *kept = spare + count + VECTOR_SLACK;
	uint32_t weight[MASK_BITS];

	weigh(items, bits, weight);
	while (count > 0) {
		mask common;
		size_t taken = gather(pattern, count, weight, spare, &common);

		build(table, spare, taken, bits);
		for (int c = 0; c < 3; c++) {
			const mask *item = items->item[c];
			size_t left = items->count[c];

			if (common) {
				left = drop(kept, item, left, common);
				item = kept;
			}
			pairs[c] += tally(table, item, left, bits);
		}
		count -= taken;
	}
}

/* Move the patterns that have the diagonal behind the others.  Returns how many
   do not have it. */
static size_t
part(mask *pattern, size_t count, mask diagonal, mask *scratch)
{
	size_t with = split(scratch, pattern, pattern, count, diagonal);

	memcpy(pattern + count - with, scratch, with * sizeof *scratch);
	return count - with;
}

/* The items without the diagonal, copied to `end`.  Moves *end behind them. */
static struct items
items_without(const struct items *items, mask diagonal, mask **end)
{
	struct items fewer;

	for (int c = 0; c < 3; c++) {
		fewer.item[c] = *end;
		fewer.count[c] =
			drop(*end, items->item[c], items->count[c], diagonal);
		*end += fewer.count[c];
	}
	return fewer;
}

/*
 * Add the disjoint pairs of the patterns and of each class of items to pairs.
 * Only the first `bits` diagonals count.  Split at most `levels` times.  spare:
 * room for the patterns, and for the items once a level and once more.
 */
static void
match(struct table *table, mask *pattern, size_t count,
      const struct items *items, int bits, int levels, mask *spare,
      uint64_t pairs[3])
{
	mask diagonal = (mask)1 << (bits - 1);
	struct items fewer;
	mask *end = spare;
	size_t without;

	if (count <= BLOCK || levels == 0) {
		match_blocks(table, pattern, count, items, bits, pairs);
		return;
	}
	if (count <= (size_t)CLUSTER_BLOCKS * BLOCK &&
	    items->count[0] + items->count[1] + items->count[2] >=
	            CLUSTER_ITEMS) {
		match_clusters(table, pattern, count, items, bits, spare,
		               pairs);
		return;
	}
	without = part(pattern, count, diagonal, spare);
	fewer = items_without(items, diagonal, &end);
	/* the patterns behind go first: to split those in front writes a little
	   beyond them */
	match(table, pattern + without, count - without, &fewer, bits - 1,
	      levels - 1, end, pairs);
	match(table, pattern, without, items, bits - 1, levels - 1, spare,
	      pairs);
}

struct matcher {
	struct table table;
	struct list spare; /* scratch and a stack for match() */
	int bits;          /* diagonals that patterns and items share */
};

static struct matcher *
matcher_make(int bits)
{
	struct matcher *m = aligned_alloc(64, (sizeof *m + 63) / 64 * 64);

	if (m) {
		m->spare = (struct list){ 0 };
		m->bits = bits;
	}
	return m;
}

static void
matcher_free(struct matcher *m)
{
	if (m)
		free(m->spare.item);
	free(m);
}

/* See kernel/unit.h. */
static int
match_lists(struct matcher *m, const struct list *patterns,
            const struct list classes[3], const uint64_t weight[3],
            uint64_t *sum)
{
	enum { LEVELS = 10 };
	struct items items = { 0 };
	uint64_t pairs[3] = { 0 };
	size_t all = 0;
	mask *pattern;

	for (int c = 0; c < 3; c++) {
		items.item[c] = classes[c].item;
		items.count[c] = weight[c] ? classes[c].count : 0;
		all += items.count[c];
	}
	if (!all || !patterns->count)
		return 0;
	if (reserve(&m->spare,
	            (LEVELS + 1) * all + 2 * (patterns->count + VECTOR_SLACK)))
		return -1;
	/* a copy: they are matched with other parts of the items, too */
	pattern = m->spare.item;
	memcpy(pattern, patterns->item, patterns->count * sizeof *pattern);
	match(&m->table, pattern, patterns->count, &items, m->bits, LEVELS,
	      pattern + patterns->count + VECTOR_SLACK, pairs);
	for (int c = 0; c < 3; c++)
		*sum += weight[c] * pairs[c];
	return 0;
}

#endif
