/* lists.h -- lists of masks, how they grow, and how they are divided */
#ifndef LISTS_H
#define LISTS_H

#include "placements/arena.h"
#include "simd/simd.h"

/* A kernel may read or write so many masks behind the end of a list. */
enum { VECTOR_SLACK = 64 };

/* Lists begin at pages: measured, up to 5 % faster than anywhere. */
enum { ALIGNED = SMALL_LIMITS ? 64 : 4096 };

struct list {
	mask *mask;
	size_t count, room;
};

/* Make room for `more` masks and a vector.  The old masks are kept. */
static int
list_reserve(struct list *list, size_t more)
{
	size_t room = list->count + more + VECTOR_SLACK, bytes;
	mask *grown;

	if (room <= list->room)
		return 0;
	if (!SMALL_LIMITS)
		room += room / 2;
	bytes = (room * sizeof *grown + ALIGNED - 1) / ALIGNED * ALIGNED;
	grown = aligned_alloc(ALIGNED, bytes);
	if (!grown)
		return -1;
	if (list->count)
		memcpy(grown, list->mask, list->count * sizeof *grown);
	free(list->mask);
	list->mask = grown;
	list->room = room;
	return 0;
}

/* Lists to match: top masks, three classes of bottom masks, and the diagonals
   that can keep them apart. */
struct lists {
	struct list top, bottom[3];
	mask diagonals;
};

static size_t
lists_bottoms(const struct lists *l)
{
	return l->bottom[0].count + l->bottom[1].count + l->bottom[2].count;
}

/* Move the masks with the diagonal, *on, behind the others, *off.  At the end
   one mask at a time: the next list may lie right behind this one. */
static int
divide(const struct list *list, mask diagonal, struct arena *aside,
       struct list *off, struct list *on)
{
	mask *end = list->mask, *moved;
	lanes wanted = in_each_lane(diagonal);
	size_t i = 0, count;

	if (arena_reserve(aside, (list->count + VECTOR_SLACK) * sizeof *moved))
		return -1;
	moved = aside->at;
	for (; i + STEP <= list->count; i += STEP) {
		lanes x = load(list->mask + i);
		unsigned lacks = disjoint_lanes(x, wanted);

		moved = keep(moved, x, ~lacks & ((1U << STEP) - 1));
		end = keep(end, x, lacks);
	}
	for (; i < list->count; i++) {
		mask x = list->mask[i];
		size_t has = (x & diagonal) != 0;

		*moved = *end = x;
		moved += has;
		end += !has;
	}
	count = (size_t)(end - list->mask);
	*off = (struct list){ list->mask, count, 0 };
	*on = (struct list){ end, list->count - count, 0 };
	if (on->count)
		memcpy(end, aside->at, on->count * sizeof *end);
	return 0;
}

/* Divide all lists in place by a diagonal.  It no longer matters, if the masks
   of *on are not matched with each other.  Returns 0, or -1 if there is too
   little memory. */
static int
lists_divide(const struct lists *l, mask diagonal, struct arena *aside,
             struct lists *off, struct lists *on)
{
	off->diagonals = on->diagonals = l->diagonals & ~diagonal;
	for (int c = 0; c < 3; c++)
		if (divide(&l->bottom[c], diagonal, aside, &off->bottom[c],
		           &on->bottom[c]))
			return -1;
	return divide(&l->top, diagonal, aside, &off->top, &on->top);
}

#endif
