/* quadrants.c -- store placements in the order in which they are found */
#include "placements/quadrants.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "placements/likely.h"
#include "placements/placements.h"

/* --- one quadrant --- */

/* At first.  The system lets large arrays grow in place. */
enum { ROOM = 1 << 16 };

struct store {
	struct quadrant *quadrant;
	uint64_t shared; /* the diagonals to keep */
	int mask_bits;
	size_t room;
};

static int
set_room(struct store *s, size_t room)
{
	size_t bytes = (room + QUADRANT_SLACK) * (size_t)(s->mask_bits / 8);
	void *masks = realloc(s->quadrant->masks, bytes);

	if (!masks)
		return -1;
	s->quadrant->masks = masks;
	s->room = room;
	return 0;
}

/* Append those of the masks that are of a class.  No branch depends on a mask:
   those of the other class are overwritten. */
static void
store_masks(struct store *s, const uint64_t *mask, const uint64_t *end,
            unsigned is_on_long)
{
	uint32_t *narrow = s->quadrant->masks;
	uint64_t *wide = s->quadrant->masks;
	size_t at = s->quadrant->count;

	for (; mask < end; mask++) {
		if (s->mask_bits == 32)
			narrow[at] = (uint32_t)(*mask & s->shared);
		else
			wide[at] = *mask & s->shared;
		at += (*mask >= DIAGONAL_LONG) == is_on_long;
	}
	s->quadrant->count = at;
}

static void
store_class(struct store *s, unsigned columns, const struct layer *layer,
            unsigned is_on_long)
{
	struct quadrant *q = s->quadrant;
	uint32_t *first = q->first + q->start[columns] +
	                  (size_t)is_on_long * (unsigned)layer->sets;
	uint64_t squares = 0;

	for (int i = 0; i < layer->sets; i++, first++) {
		uint64_t length;

		*first = (uint32_t)q->count;
		store_masks(s, layer->mask + layer->first[i],
		            layer->mask + layer->first[i + 1], is_on_long);
		length = q->count - *first;
		squares += length * length;
	}
	*first = (uint32_t)q->count;
	q->squares[columns][is_on_long] = squares;
}

/* A placements_visit_fn. */
static int
store_layer(unsigned columns, const struct layer *layer, void *ctx)
{
	struct store *s = ctx;
	size_t room = s->quadrant->count + layer->count;

	if (room > UINT32_MAX) /* first[] could not number them */
		return -1;
	if (room >= s->room && set_room(s, room + room / 2 + ROOM))
		return -1;
	for (unsigned is_on_long = 0; is_on_long < 2; is_on_long++)
		store_class(s, columns, layer, is_on_long);
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

static int
make_table(struct quadrant *q, const struct diagonals *d, int which,
           int mask_bits)
{
	struct store s = {
		.quadrant = q,
		.shared = diagonals_of_quadrant(d, which),
		.mask_bits = mask_bits,
	};

	return make_index(q) ||
	       placements_visit(d, which, q->height, q->width, q->wanted,
	                        store_layer, &s) ||
	       set_room(&s, q->count);
}

/* --- all four --- */

int
quadrants_mask_bits(int n)
{
	return n <= 18 ? 32 : 64;
}

static void
set_no_table(struct quadrant *q)
{
	q->is_mirrored = 0;
	q->start = q->first = q->masks = NULL;
	q->squares = NULL;
	q->count = 0;
}

/* The struct is large: only what the board needs is written. */
void
quadrants_cut(struct quadrants *q, int n, int mask_bits)
{
	struct diagonals d;

	diagonals_number(&d, n);
	q->n = n;
	q->mask_bits = mask_bits;
	q->top = q->right = n - n / 2;
	q->bottom = q->left = n / 2;
	q->bits = d.crossing;
	sets_list(&q->columns, q->right);
	for (int which = 0; which < QUADRANTS; which++) {
		struct quadrant *at = &q->at[which];

		at->width = which & 1 ? q->right : q->left;
		at->height = which & 2 ? q->bottom : q->top;
		likely_placements(at->height, at->width, !(which & 2),
		                  at->likely);
		set_no_table(at);
	}
}

void
quadrants_want(struct quadrants *q, int is_wanted)
{
	for (int which = 0; which < QUADRANTS; which++)
		memset(q->at[which].wanted, is_wanted,
		       (size_t)1 << q->at[which].width);
}

/* On boards of even n a right quadrant is the mirror image of the left one:
   both share a table, of what either wants. */
static void
share_wanted(struct quadrants *q)
{
	for (int which = 0; which < QUADRANTS; which += 2)
		for (unsigned c = 0; c < 1U << q->left; c++)
			q->at[which].wanted[c] |= q->at[which + 1].wanted[c];
}

static void
share_tables(struct quadrants *q)
{
	for (int which = 0; which < QUADRANTS; which += 2) {
		q->at[which + 1] = q->at[which];
		q->at[which + 1].is_mirrored = 1;
	}
}

struct making {
	struct quadrants *q;
	struct diagonals d;
	int step; /* 2 if only the left quadrants are made */
	atomic_int next, has_failed;
};

static void *
make_some(void *ctx)
{
	struct making *m = ctx;
	int which;

	while ((which = atomic_fetch_add(&m->next, m->step)) < QUADRANTS)
		if (make_table(&m->q->at[which], &m->d, which, m->q->mask_bits))
			atomic_store(&m->has_failed, 1);
	return NULL;
}

/* If a thread cannot be started, the others do its share. */
int
quadrants_make(struct quadrants *q, int threads)
{
	int is_even = q->left == q->right, started = 0;
	struct making m = { .q = q, .step = is_even ? 2 : 1 };
	pthread_t helper[QUADRANTS];

	diagonals_number(&m.d, q->n);
	if (is_even)
		share_wanted(q);
	while (started < QUADRANTS - 1 && started < threads - 1 &&
	       !pthread_create(&helper[started], NULL, make_some, &m))
		started++;
	make_some(&m);
	while (started > 0)
		pthread_join(helper[--started], NULL);
	if (is_even)
		share_tables(q);
	return m.has_failed ? -1 : 0;
}

void
quadrants_free(struct quadrants *q)
{
	for (int which = 0; which < QUADRANTS; which++) {
		struct quadrant *quadrant = &q->at[which];

		if (!quadrant->is_mirrored) {
			free(quadrant->start);
			free(quadrant->first);
			free(quadrant->masks);
			free(quadrant->squares);
		}
		set_no_table(quadrant);
	}
}
