/* quadrant.c -- pieces are stored in the order that they are found in */
#include "placements/quadrant.h"

#include <stdlib.h>

#include "placements/placements.h"

enum {
	PARTNERS = 8,  /* that are stored at once, no more than the slack */
	ROOM = 1 << 16 /* at first: what is that large grows without a copy */
};

struct store {
	struct quadrant *quadrant;
	uint64_t shared;  /* the bits to keep */
	int is_narrow;    /* to 32 */
	void *masks;      /* the quadrant's */
	uint32_t *before; /* scratch, an item a piece and one more */
	size_t room, scratch_room;
};

static int
set_room(struct store *s, size_t room)
{
	struct quadrant *q = s->quadrant;
	size_t items = room + QUADRANT_SLACK;
	size_t size = s->is_narrow ? sizeof *q->mask32 : sizeof *q->mask64;
	void *masks = realloc(s->masks, items * size);
	void *partner = realloc(q->partner, items * sizeof *q->partner);

	if (masks)
		s->masks = masks;
	if (partner)
		q->partner = partner;
	if (s->is_narrow)
		q->mask32 = s->masks;
	else
		q->mask64 = s->masks;
	s->room = room;
	return masks && partner ? 0 : -1;
}

static int
set_scratch(struct store *s, size_t room)
{
	free(s->before);
	s->before = malloc(room * sizeof *s->before);
	s->scratch_room = room;
	return s->before ? 0 : -1;
}

/* Appends the pieces of a class, without branches: what is not of it is
   overwritten.  before[p]: how many of the class come before piece p. */
static void
store_masks(struct store *s, const struct layer *pieces, unsigned is_other)
{
	struct quadrant *q = s->quadrant;
	uint32_t count = 0;

	for (uint32_t p = 0; p < pieces->count; p++) {
		uint64_t mask = pieces->mask[p];
		size_t at = q->count + count;

		if (s->is_narrow)
			q->mask32[at] = (uint32_t)(mask & s->shared);
		else
			q->mask64[at] = mask & s->shared;
		s->before[p] = count;
		count += (mask >= DIAGONAL_LONG) == is_other;
	}
	s->before[pieces->count] = count;
}

/* Many at once: those beyond the end are overwritten by the next list. */
static void
store_partner(uint16_t *at, const uint16_t *end, uint16_t partner)
{
	do {
		for (int i = 0; i < PARTNERS; i++)
			at[i] = partner;
		at += PARTNERS;
	} while (at < end);
}

static void
store_class(struct store *s, unsigned columns, const struct layer *pieces,
            unsigned is_other)
{
	struct quadrant *q = s->quadrant;
	uint32_t *first = q->first + q->start[columns] +
	                  (size_t)is_other * (unsigned)pieces->sets;
	uint64_t squares = 0;

	store_masks(s, pieces, is_other);
	for (int i = 0; i <= pieces->sets; i++)
		first[i] = (uint32_t)q->count + s->before[pieces->first[i]];
	for (int i = 0; i < pieces->sets; i++) {
		uint64_t length = first[i + 1] - first[i];

		squares += length * length;
		store_partner(q->partner + first[i], q->partner + first[i + 1],
		              (uint16_t)(pieces->sets - 1 - i));
	}
	q->count = first[pieces->sets];
	q->squares[columns][is_other] = squares;
}

static int
store_layer(unsigned columns, const struct layer *pieces, void *ctx)
{
	struct store *s = ctx;
	size_t room = s->quadrant->count + pieces->count;

	if (room >= s->room && set_room(s, room + room / 2 + ROOM))
		return -1;
	if (pieces->count >= s->scratch_room &&
	    set_scratch(s, pieces->count + pieces->count / 2 + 1))
		return -1;
	for (unsigned is_other = 0; is_other < 2; is_other++)
		store_class(s, columns, pieces, is_other);
	return 0;
}

/* Where each column set begins depends on numbers of row sets alone. */
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
		int sets = piece_row_sets(q->height, size);

		q->start[c + 1] = q->start[c] + 2 * (uint32_t)sets;
	}
	q->first = calloc(q->start[columns] + 1, sizeof *q->first);
	return q->first ? 0 : -1;
}

int
store_pieces(struct quadrant *quadrant, const struct diagonals *d, int which,
             int is_wide)
{
	struct store s = {
		.quadrant = quadrant,
		.shared = (UINT64_C(1) << d->shared) - 1,
		.is_narrow = !is_wide,
	};
	int failed = make_index(quadrant) ||
	             pieces_visit(d, which, quadrant->height, quadrant->width,
	                          store_layer, &s) ||
	             set_room(&s, quadrant->count);

	free(s.before);
	return failed ? -1 : 0;
}
