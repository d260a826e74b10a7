/* quadrant.c -- store placements in the order in which they are found */
#include "placements/quadrant.h"

#include <stdlib.h>

#include "placements/placements.h"

/* At first.  The system lets large arrays grow in place. */
enum { ROOM = 1 << 16 };

struct store {
	struct quadrant *quadrant;
	uint64_t shared; /* the diagonals to keep */
	enum width width;
	uint32_t *before; /* scratch: one more than the placements of a layer */
	size_t room, scratch_room;
};

static int
set_room(struct store *s, size_t room)
{
	struct quadrant *q = s->quadrant;
	size_t items = room + QUADRANT_SLACK;
	size_t size = s->width == WIDE ? sizeof(uint64_t) : sizeof(uint32_t);
	void *masks = realloc(q->masks, items * size);

	if (!masks)
		return -1;
	q->masks = masks;
	s->room = room;
	return 0;
}

static int
set_scratch(struct store *s, size_t room)
{
	free(s->before);
	s->before = malloc(room * sizeof *s->before);
	s->scratch_room = room;
	return s->before ? 0 : -1;
}

/* Append the placements of a class.  There are no branches: those of the other
   class are overwritten.  before[p]: how many of the class come before p. */
static void
store_masks(struct store *s, const struct layer *layer, unsigned is_other)
{
	uint32_t *narrow = s->quadrant->masks, count = 0;
	uint64_t *wide = s->quadrant->masks;
	const struct gap gap = s->quadrant->gap;
	uint64_t low = s->shared & ((UINT64_C(1) << gap.from) - 1);

	for (uint32_t p = 0; p < layer->count; p++) {
		uint64_t mask = layer->mask[p];
		size_t at = s->quadrant->count + count;

		if (s->width == WIDE)
			wide[at] = mask & s->shared;
		else
			narrow[at] = (uint32_t)((mask & low) |
			                        (mask & s->shared & ~low) >>
			                                gap.size);
		s->before[p] = count;
		count += (mask >= DIAGONAL_LONG) == is_other;
	}
	s->before[layer->count] = count;
}

static void
store_class(struct store *s, unsigned columns, const struct layer *layer,
            unsigned is_other)
{
	struct quadrant *q = s->quadrant;
	uint32_t *first = q->first + q->start[columns] +
	                  (size_t)is_other * (unsigned)layer->sets;
	uint64_t squares = 0;

	store_masks(s, layer, is_other);
	for (int i = 0; i <= layer->sets; i++)
		first[i] = (uint32_t)q->count + s->before[layer->first[i]];
	for (int i = 0; i < layer->sets; i++) {
		uint64_t length = first[i + 1] - first[i];

		squares += length * length;
	}
	q->count = first[layer->sets];
	q->squares[columns][is_other] = squares;
}

static int
store_layer(unsigned columns, const struct layer *layer, void *ctx)
{
	struct store *s = ctx;
	size_t room = s->quadrant->count + layer->count;

	if (room >= s->room && set_room(s, room + room / 2 + ROOM))
		return -1;
	if (layer->count >= s->scratch_room &&
	    set_scratch(s, layer->count + layer->count / 2 + 1))
		return -1;
	for (unsigned is_other = 0; is_other < 2; is_other++)
		store_class(s, columns, layer, is_other);
	return 0;
}

/* Where a column set begins depends only on the numbers of row sets. */
static int
make_index(struct quadrant *q)
{
	size_t columns = (size_t)1 << q->width;

	q->start = calloc(columns + 1, sizeof *q->start);
	q->squares = calloc(columns, sizeof *q->squares);
	if (!q->start || !q->squares)
		return -1;
	for (size_t c = 0; c < columns; c++) {
		int size = __builtin_popcount((unsigned)c);
		int sets = q->wanted[c] ? sets_count(q->height, size) : 0;

		q->start[c + 1] = q->start[c] + 2 * (uint32_t)sets;
	}
	q->first = calloc(q->start[columns] + 1, sizeof *q->first);
	return q->first ? 0 : -1;
}

int
quadrant_make(struct quadrant *quadrant, const struct diagonals *d, int which,
              enum width width)
{
	struct store s = {
		.quadrant = quadrant,
		.shared = diagonals_of_quadrant(d, which),
		.width = width,
	};
	int failed =
		make_index(quadrant) ||
		placements_visit(d, which, quadrant->height, quadrant->width,
	                         quadrant->wanted, store_layer, &s) ||
		set_room(&s, quadrant->count);

	free(s.before);
	return failed ? -1 : 0;
}
