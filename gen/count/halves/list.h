/* list.h -- lists of masks that grow, and ranges of tables of placements */
#ifndef LIST_H
#define LIST_H

#include "halves/mask.h"

struct list {
	mask *item;
	size_t count, room;
};

/* Make room for `more` items and a vector.  The old items are kept. */
static int
reserve(struct list *list, size_t more)
{
	size_t room = list->count + more + VECTOR_SLACK;
	mask *grown;

	if (room <= list->room)
		return 0;
	room += room / 2;
	grown = aligned_alloc(64, (room * sizeof *grown + 63) / 64 * 64);
	if (!grown)
		return -1;
	if (list->count)
		memcpy(grown, list->item, list->count * sizeof *grown);
	free(list->item);
	list->item = grown;
	list->room = room;
	return 0;
}

/* Placements of one set of columns, in the order of quadrant.h, that have one
   of the row sets from..to - 1. */
struct range {
	const placement *mask;
	const uint32_t *first;
	unsigned from, to;
	struct gap gap;
	int is_mirrored;  /* the masks are those of the mirror images */
	uint64_t squares; /* of all row sets: see placements/quadrant.h */
};

/* Those without queens on a long diagonal, or (is_other) those with one. */
static struct range
range_of(const struct quadrant *quadrant, unsigned columns, unsigned is_other)
{
	uint32_t start = quadrant->start[columns];
	unsigned sets = (quadrant->start[columns + 1] - start) / 2;

	return (struct range){
		.mask = quadrant->masks,
		.first = quadrant->first + start + (size_t)is_other * sets,
		.to = sets,
		.gap = quadrant->gap,
		.is_mirrored = quadrant->is_mirrored,
		.squares = quadrant->squares[columns][is_other],
	};
}

#endif
