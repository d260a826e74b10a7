/*
 * lists.h -- the lists to match, and how they are divided by a diagonal
 */
#ifndef LISTS_H
#define LISTS_H

#include "halves/mask.h"

/* Top masks, three classes of bottom masks, and the diagonals that can keep
   them apart. */
struct lists {
	struct list top, bottom[3];
	mask diagonals;
};

static size_t
lists_bottoms(const struct lists *l)
{
	return l->bottom[0].count + l->bottom[1].count + l->bottom[2].count;
}

/* Move the masks with the diagonal, *on, behind the others, *off.  One mask at a
   time: the next list may lie right behind this one. */
static int
divide(const struct list *list, mask diagonal, struct arena *aside,
       struct list *off, struct list *on)
{
	mask *end = list->mask, *out;
	size_t moved = 0;

	if (arena_reserve(aside, list->count * sizeof *out))
		return -1;
	out = aside->at;
	for (size_t i = 0; i < list->count; i++) {
		mask x = list->mask[i];
		size_t has = (x & diagonal) != 0;

		out[moved] = *end = x;
		moved += has;
		end += !has;
	}
	if (moved)
		memcpy(end, out, moved * sizeof *out);
	*off = (struct list){ list->mask, list->count - moved, 0 };
	*on = (struct list){ end, moved, 0 };
	return 0;
}

/* Divide all lists in place: those with the diagonal lie behind those without
   it.  Returns 0, or -1 if there is too little memory. */
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
