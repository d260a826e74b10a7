/*
 * table.h -- for each square, which members of a list a queen there spares
 *
 * Every lane has a byte in a vector, and a bit of it for each member.  A group of
 * lanes has as many vectors, planes, as its fullest lane needs:
 *
 *     group of VECTOR_BYTES lanes 0   group 1   group 2 ...
 *     plane 0  plane 1                plane 0   plane 0
 *
 * Bits without a member are never spared.
 */
#ifndef TABLE_H
#define TABLE_H

#include "board/members.h"
#include "board/trie.h"
#include "kernel/vector.h"

enum { GROUPS = (POSITIONS_MAX + VECTOR_BYTES - 1) / VECTOR_BYTES };

struct table {
	unsigned vectors;
	unsigned first[GROUPS + 1]; /* vector of each group; the first is 0 */
	int shift;
	vector *square; /* elements of 1 << shift bytes; the last is NO_SQUARE */
	vector *line;   /* [diagonal * vectors] */
	uint8_t *byte;  /* [byte of the diagonals * slots + slot] */
	struct room room;
};

static inline unsigned
planes_of(const struct table *t, unsigned group)
{
	return t->first[group + 1] - t->first[group];
}

static inline unsigned
groups_of(unsigned lanes)
{
	return (lanes + VECTOR_BYTES - 1) / VECTOR_BYTES;
}

/* The members that a queen on this square spares. */
static inline vector *
square_at(const struct table *t, unsigned square)
{
	return element(t->square, square, t->shift);
}

/* Find the vectors of each group. */
static void
measure(struct table *t, const struct members *m)
{
	const unsigned groups = groups_of(m->lanes);

	for (unsigned g = 0, lane = 0; g < groups; g++) {
		unsigned most = 0;

		for (; lane < m->lanes && lane < (g + 1) * VECTOR_BYTES;
		     lane++) {
			unsigned members = members_of_lane(m, lane);

			most = members > most ? members : most;
		}
		t->first[g + 1] = t->first[g] + (most + 7) / 8;
	}
	t->vectors = t->first[groups];
	t->shift = shift_of(t->vectors * sizeof(vector));
}

static inline int
make_room(struct table *t)
{
	/* of each square; of each diagonal, and eight of each byte */
	enum { SQUARES = NO_SQUARE + 1, LINES = 64, BYTES = 8 * 8 };
	const size_t squares = (size_t)SQUARES << t->shift,
		     vectors = t->vectors * sizeof(vector);

	if (room_make(&t->room, squares + (LINES + BYTES) * vectors))
		return ENOMEM;
	t->square = t->room.at;
	t->line = square_at(t, SQUARES);
	t->byte = (uint8_t *)(t->line + (size_t)LINES * t->vectors);
	return 0;
}

/* Each byte of the diagonals of all members, in slots: bit k of byte i of
   all vectors is slot 8 i + k.  Slots without a member have all bits set. */
static ALWAYS_INLINE void
fill_slots(struct table *t, const struct members *m, unsigned bytes)
{
	const size_t plane = (size_t)VECTOR_BYTES * 8,
		     slots = t->vectors * plane;

	memset(t->byte, 0xFF, bytes * slots);
	for (unsigned lane = 0; lane < m->lanes; lane++) {
		uint8_t *to = t->byte + t->first[lane / VECTOR_BYTES] * plane +
		              (size_t)8 * (lane % VECTOR_BYTES);
		const uint64_t *first = m->diagonals + m->first[lane];

		for (unsigned k = 0; k < members_of_lane(m, lane); k++) {
			uint8_t *at = to + k / 8 * plane + k % 8;

			for (unsigned b = 0; b < bytes; b++)
				at[b * slots] = (uint8_t)(first[k] >> 8 * b);
		}
	}
}

typedef uint16_t words __attribute__((vector_size(VECTOR_BYTES)));

/* A bit for each slot: whether its member lacks this diagonal. */
static void
make_line(struct table *t, unsigned diagonal)
{
	size_t vectors = t->vectors;
	const uint8_t *byte =
		t->byte + diagonal / 8 * vectors * 8 * VECTOR_BYTES;
	uint8_t *line = (uint8_t *)(t->line + diagonal * vectors);

	for (size_t i = 0; i < vectors * 8; i++) {
		words x;
		__typeof__(highest_bits((vector){ 0 })) bits;

		memcpy(&x, byte + i * VECTOR_BYTES, sizeof x);
		bits = highest_bits(~(vector)(x << (7 - diagonal % 8)));
		memcpy(line + i * sizeof bits, &bits, sizeof bits);
	}
}

static inline vector *
line_of(const struct table *t, int diagonal)
{
	return t->line + (size_t)diagonal * t->vectors;
}

/*
 * Make the table of *m again, for queens in these rows of *q on a board
 * of n.  Only slots without a member have bit 2 n, so members are those that lack
 * it.  Returns 0 or ENOMEM.
 */
static int
table_make(struct table *t, const struct members *m, const struct quarter *q,
           unsigned rows, int n)
{
	uint64_t wanted = UINT64_C(1) << 2 * n;

	measure(t, m);
	if (make_room(t))
		return ENOMEM;
	for (int i = 0; i < q->height; i++)
		for (int j = 0; j < q->width && rows >> i & 1; j++)
			wanted |= q->row[i] << j;
	/* 2 n + 1 bits */
	if (n < 20)
		fill_slots(t, m, 5);
	else if (n < 24)
		fill_slots(t, m, 6);
	else
		fill_slots(t, m, 8);
	for (; wanted; wanted &= wanted - 1)
		make_line(t, (unsigned)__builtin_ctzll(wanted));
	for (int s = 0; s < q->height * q->width; s++) {
		uint64_t both = quarter_square(q, s);
		const vector *a = line_of(t, __builtin_ctzll(both)),
			     *b = line_of(t, 63 - __builtin_clzll(both));
		vector *square = square_at(t, (unsigned)s);

		if (rows >> s / q->width & 1)
			for (unsigned v = 0; v < t->vectors; v++)
				square[v] = a[v] & b[v];
	}
	memcpy(square_at(t, NO_SQUARE), line_of(t, 2 * n),
	       t->vectors * sizeof(vector));
	return 0;
}

#endif
