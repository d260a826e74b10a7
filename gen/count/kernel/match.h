/*
 * match.h -- count the disjoint pairs of patterns and items
 *
 * Top halves are the patterns, bottom halves the items.  A list of patterns
 * that is longer than a block is split by its highest diagonal.  Patterns with
 * the diagonal are matched only with the items without it; and for neither part
 * of the list does the diagonal count any more.  A part of a few blocks is not
 * split further: cluster.h makes its blocks.
 */
#ifndef MATCH_H
#define MATCH_H

#include "kernel/bitslice.h"
#include "kernel/cluster.h"

/*
 * Kernels bring drop() and split(), see scalar.h, and
 *   looked_up(shared, bits)  the diagonals to look up, at least one.  They
 *     include `shared`, which both patterns and items have; these are some of
 *     the first `bits`.
 *   tally_chunks()  tally(), for a constant number of chunks.
 */

/* The number of disjoint pairs of a pattern of the table and an item.  Items
   may have diagonals beyond those that count. */
static uint64_t
tally(const struct table *t, const mask *item, size_t count, mask diagonals)
{
	int bits = __builtin_popcountll(diagonals);
	int chunks = (bits + CHUNK_BITS - 1) / CHUNK_BITS;
	size_t last = ((size_t)1 << (bits - CHUNK_BITS * (chunks - 1))) - 1;

	/* a constant number of chunks unrolls the loop over them */
	switch (chunks) {
	case 4:
		return tally_chunks(t, item, count, diagonals, 4, last);
	case 5:
		return tally_chunks(t, item, count, diagonals, 5, last);
	case 6:
		return tally_chunks(t, item, count, diagonals, 6, last);
	default:
		return tally_chunks(t, item, count, diagonals, chunks, last);
	}
}

static mask
union_of(const mask *masks, size_t count)
{
	mask any = 0;

	for (size_t i = 0; i < count; i++)
		any |= masks[i];
	return any;
}

/* Any number of patterns, in blocks of equal size. */
static void
match_blocks(struct table *table, const mask *pattern, size_t count,
             const struct items *items, int bits, uint64_t pairs[3])
{
	size_t blocks = (count + BLOCK - 1) / BLOCK;

	for (size_t k = 0; k < blocks; k++) {
		const mask *block = pattern + count * k / blocks;
		size_t size = count * (k + 1) / blocks - count * k / blocks;
		mask shared = union_of(block, size) & items->any;
		mask diagonals = looked_up(shared, bits);

		build(table, block, size, diagonals);
		for (int c = 0; c < 3; c++)
			pairs[c] += tally(table, items->item[c],
			                  items->count[c], diagonals);
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
		mask common, shared, diagonals;
		size_t taken = gather(pattern, count, weight, spare, &common);

		shared = union_of(spare, taken) & items->any & ~common;
		diagonals = looked_up(shared, bits);
		build(table, spare, taken, diagonals);
		for (int c = 0; c < 3; c++) {
			const mask *item = items->item[c];
			size_t left = items->count[c];

			if (common) {
				left = drop(kept, item, left, common);
				item = kept;
			}
			pairs[c] += tally(table, item, left, diagonals);
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
	struct items fewer = { .any = items->any & ~diagonal };

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
	/* those behind first: to split a list writes a little beyond it */
	match(table, pattern + without, count - without, &fewer, bits - 1,
	      levels - 1, end, pairs);
	match(table, pattern, without, items, bits - 1, levels - 1, spare,
	      pairs);
}

#endif
