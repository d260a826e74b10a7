/*
 * match.h -- count the disjoint pairs of top and bottom masks by blocks
 *
 * A list of top masks that is longer than a block is split by the highest
 * diagonal that still counts.  Top masks with the diagonal are matched only
 * with the bottom masks without it; and for neither part of the list does the
 * diagonal count any more.  After LEVELS splits, a part is cut into blocks as
 * it is.
 */
#ifndef BLOCKS_MATCH_H
#define BLOCKS_MATCH_H

#include "blocks/harley_seal.h"
#include "halves/halves.h"

/* Kernels bring drop() and split(): see kernel/lanes.h. */

/* Any number of top masks, in blocks of equal size. */
static void
match_blocks(struct table *table, const mask *top, size_t count,
             const struct list bottom[3], int bits, uint64_t pairs[3])
{
	size_t blocks = (count + BLOCK - 1) / BLOCK;

	for (size_t k = 0; k < blocks; k++) {
		const mask *block = top + count * k / blocks;
		size_t size = count * (k + 1) / blocks - count * k / blocks;

		build(table, block, size, bits);
		for (int c = 0; c < 3; c++)
			pairs[c] += tally(table, bottom[c].mask,
			                  bottom[c].count, bits);
	}
}

/* Move the top masks that have the diagonal behind the others.  Returns how
   many do not have it. */
static size_t
split_tops(mask *top, size_t count, mask diagonal, mask *scratch)
{
	size_t with = split(scratch, top, top, count, diagonal);

	memcpy(top + count - with, scratch, with * sizeof *scratch);
	return count - with;
}

/* The bottom masks without the diagonal, copied to `end`.  Returns where they
   end. */
static mask *
bottoms_without(const struct list bottom[3], mask diagonal, mask *end,
                struct list fewer[3])
{
	for (int c = 0; c < 3; c++) {
		fewer[c].mask = end;
		fewer[c].count =
			drop(end, bottom[c].mask, bottom[c].count, diagonal);
		end += fewer[c].count;
	}
	return end;
}

/*
 * Add the disjoint pairs of the top masks and of each class of bottom masks to
 * pairs.  Only the first `bits` diagonals count.  Split at most `levels` times.
 * spare: room for the top masks, and for the bottom masks once a level.
 */
static void
match(struct table *table, mask *top, size_t count, const struct list bottom[3],
      int bits, int levels, mask *spare, uint64_t pairs[3])
{
	mask diagonal = (mask)1 << (bits - 1);
	struct list fewer[3];
	size_t without;
	mask *end;

	if (count <= BLOCK || levels == 0) {
		match_blocks(table, top, count, bottom, bits, pairs);
		return;
	}
	without = split_tops(top, count, diagonal, spare);
	end = bottoms_without(bottom, diagonal, spare, fewer);
	/* the top masks behind go first: to split those in front writes a
	   little beyond them */
	match(table, top + without, count - without, fewer, bits - 1,
	      levels - 1, end, pairs);
	match(table, top, without, bottom, bits - 1, levels - 1, spare, pairs);
}

struct short_lists {
	struct table table;
	struct list spare; /* scratch and a stack for match() */
	int bits;          /* diagonals that top masks and bottom masks share */
};

static struct short_lists *
short_make(int bits)
{
	struct short_lists *m = aligned_alloc(64, (sizeof *m + 63) / 64 * 64);

	if (m) {
		m->spare = (struct list){ 0 };
		m->bits = bits;
	}
	return m;
}

static void
short_free(struct short_lists *m)
{
	if (m)
		free(m->spare.mask);
	free(m);
}

/* See kernel/unit.h. */
static int
short_match(struct short_lists *m, const struct list *top,
            const struct list bottom[3], const uint64_t weight[3],
            uint64_t *sum)
{
	enum { LEVELS = 10 };
	struct list counted[3] = { { 0 } };
	uint64_t pairs[3] = { 0 };
	size_t all = 0, room = top->count + VECTOR_SLACK;

	for (int c = 0; c < 3; c++) {
		if (weight[c])
			counted[c] = bottom[c];
		all += counted[c].count;
	}
	if (!all || !top->count)
		return 0;
	if (reserve(&m->spare, LEVELS * all + 2 * room))
		return -1;
	/* a copy: they are matched with other parts of the bottom masks, too */
	memcpy(m->spare.mask, top->mask, top->count * sizeof *top->mask);
	match(&m->table, m->spare.mask, top->count, counted, m->bits, LEVELS,
	      m->spare.mask + room, pairs);
	for (int c = 0; c < 3; c++)
		*sum += weight[c] * pairs[c];
	return 0;
}

#endif
