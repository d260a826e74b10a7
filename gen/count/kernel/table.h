/*
 * table.h -- for each square, which members of a list a queen there spares
 *
 * Every lane has a byte in a vector, and a bit of it for each member.  Lanes
 * with more than eight members have so many more vectors, planes:
 *
 *     group of VECTOR_BYTES lanes 0   group 1   group 2 ...
 *     plane 0  plane 1                plane 0   plane 0
 *
 * Bits without a member are never spared.
 */
#ifndef TABLE_H
#define TABLE_H

#include <errno.h>
#include <stdlib.h>

#include "board/members.h"
#include "kernel/vector.h"

enum {
	PLANES = 7, /* at most: cells.h relies on it */
	GROUPS = (3432 + VECTOR_BYTES - 1) / VECTOR_BYTES /* 14 over 7 */
};

#ifndef CELL_LIMIT /* a test sets it lower: more cells are added to wide ones */
#define CELL_LIMIT 128
#endif
_Static_assert(8 * PLANES + CELL_LIMIT <= 256, "a cell is a byte");

struct table {
	unsigned groups, vectors;
	uint8_t planes[GROUPS];
	vector *square; /* [square * vectors], and behind them NO_SQUARE */
	vector *line;   /* [diagonal * vectors] */
	uint8_t *byte;  /* [slot], of the diagonals of one member */
	size_t room;
};

/* How many of its members are in this piece of a table. */
static inline unsigned
in_piece(const struct members *m, unsigned lane, unsigned piece)
{
	unsigned members = members_of_lane(m, lane),
		 before = piece * 8 * PLANES;
	unsigned more = members > before ? members - before : 0;

	return more < 8 * PLANES ? more : 8 * PLANES;
}

/* Set the planes of each group.  Returns how many vectors they have. */
static unsigned
measure(struct table *t, const struct members *m, unsigned piece)
{
	unsigned vectors = 0;

	t->groups = (m->lanes + VECTOR_BYTES - 1) / VECTOR_BYTES;
	for (unsigned g = 0, lane = 0; g < t->groups; g++) {
		unsigned most = 0;

		for (; lane < m->lanes && lane < (g + 1) * VECTOR_BYTES;
		     lane++) {
			unsigned members = in_piece(m, lane, piece);

			most = members > most ? members : most;
		}
		t->planes[g] = (uint8_t)((most + 7) / 8);
		vectors += t->planes[g];
	}
	return vectors;
}

static inline int
make_room(struct table *t)
{
	enum {
		VECTORS = NO_SQUARE + 1 + 64 + 8 * 8
	}; /* for one of each square */

	if (t->vectors <= t->room)
		return 0;
	free(t->square);
	t->room = t->vectors + t->vectors / 2;
	t->square =
		aligned_alloc(VECTOR_BYTES, VECTORS * t->room * sizeof(vector));
	if (!t->square) {
		t->room = 0;
		return ENOMEM;
	}
	t->line = t->square + (NO_SQUARE + 1) * t->room;
	t->byte = (uint8_t *)(t->line + 64 * t->room);
	return 0;
}

/* Members of a lane, of which every eighth begins a plane. */
static ALWAYS_INLINE void
fill_lane(uint8_t *to, size_t plane, size_t slots, const uint64_t *diagonals,
          unsigned count, unsigned bytes)
{
	for (unsigned k = 0; k < count; k++) {
		uint8_t *at = to + k / 8 * plane + k % 8;

		for (unsigned b = 0; b < bytes; b++) {
			at[b * slots] = (uint8_t)(diagonals[k] >> 8 * b);
			at[(bytes + b) * slots] =
				(uint8_t)(diagonals[k] >> (32 + 8 * b));
		}
	}
}

/* Each byte of the diagonals of all members, in slots: eight for a byte of a
   vector.  Slots without a member have all bits set. */
static ALWAYS_INLINE void
fill_slots(struct table *t, const struct members *m, unsigned piece,
           unsigned bytes)
{
	size_t plane = (size_t)VECTOR_BYTES * 8, slots = t->vectors * plane;
	uint8_t *group = t->byte;

	for (unsigned b = 0; b < 2 * bytes; b++)
		memset(t->byte + b * slots, 0xFF, slots);
	for (unsigned lane = 0; lane < m->lanes; lane++) {
		size_t i = lane % VECTOR_BYTES;
		const uint64_t *first = m->diagonals + m->first[lane];

		if (lane && i == 0)
			group += t->planes[lane / VECTOR_BYTES - 1] * plane;
		fill_lane(group + i * 8, plane, slots,
		          first + (size_t)piece * 8 * PLANES,
		          in_piece(m, lane, piece), bytes);
	}
}

typedef uint16_t words __attribute__((vector_size(VECTOR_BYTES)));

/* A bit for each slot: whether its byte has this bit. */
static inline void
make_line(vector *line, unsigned vectors, const uint8_t *byte, unsigned bit)
{
	for (size_t i = 0; i < (size_t)vectors * 8; i++) {
		words x;
		__typeof__(highest_bits((vector){ 0 })) bits;

		memcpy(&x, byte + i * VECTOR_BYTES, sizeof x);
		bits = highest_bits((vector)(x << (7 - bit)));
		memcpy((uint8_t *)line + i * sizeof bits, &bits, sizeof bits);
	}
}

static ALWAYS_INLINE void
make_lines(struct table *t, const struct members *m, unsigned piece,
           uint64_t wanted, unsigned bytes)
{
	size_t slots = (size_t)t->vectors * VECTOR_BYTES * 8;

	fill_slots(t, m, piece, bytes);
	for (; wanted; wanted &= wanted - 1) {
		unsigned d = (unsigned)__builtin_ctzll(wanted);
		unsigned byte = d < 32 ? d / 8 : bytes + d / 8 - 4;

		make_line(t->line + (size_t)d * t->vectors, t->vectors,
		          t->byte + byte * slots, d % 8);
	}
}

/* All members, of which a queen on no square spares each. */
static inline void
make_no_square(struct table *t, const struct members *m, unsigned piece)
{
	vector *all = t->square + (size_t)NO_SQUARE * t->vectors;

	memset(all, 0, t->vectors * sizeof *all);
	for (unsigned g = 0, lane = 0; g < t->groups; g++) {
		for (unsigned i = 0; i < VECTOR_BYTES && lane < m->lanes;
		     i++, lane++) {
			unsigned count = in_piece(m, lane, piece);

			for (unsigned p = 0; 8 * p < count; p++)
				all[p][i] =
					(uint8_t)(count < 8 * p + 8
				                          ? (1U << (count -
				                                    8 * p)) -
				                                    1
				                          : 0xFF);
		}
		all += t->planes[g];
	}
}

/*
 * Make the table of a piece of *m again, for queens in these rows of *q.
 * Returns 0 or ENOMEM.
 */
static int
table_make(struct table *t, const struct members *m, unsigned piece,
           const struct quarter *q, unsigned rows, int n)
{
	uint64_t wanted = 0;

	t->vectors = measure(t, m, piece);
	for (int s = 0; s < q->height * q->width; s++)
		if (rows >> s / q->width & 1)
			wanted |= q->diagonals[s];
	if (make_room(t))
		return ENOMEM;
	if (n <= 16)
		make_lines(t, m, piece, wanted, 2);
	else if (n <= 24)
		make_lines(t, m, piece, wanted, 3);
	else
		make_lines(t, m, piece, wanted, 4);
	for (int s = 0; s < q->height * q->width; s++) {
		uint64_t diagonals = q->diagonals[s];
		const vector *a = t->line + (size_t)__builtin_ctzll(diagonals) *
		                                    t->vectors;
		const vector *b =
			t->line +
			(size_t)(63 - __builtin_clzll(diagonals)) * t->vectors;
		vector *square = t->square + (size_t)s * t->vectors;

		if (rows >> s / q->width & 1)
			for (unsigned v = 0; v < t->vectors; v++)
				square[v] = ~(a[v] | b[v]);
	}
	make_no_square(t, m, piece);
	return 0;
}

#endif
