/*
 * table.h -- for each square, which members of a list a queen there spares
 *
 * Every lane has a byte in a vector, and a bit of it for each member.  A plane
 * is a vector with eight members of each lane of a group.  A group has as many
 * planes as its fullest lane needs:
 *
 *     group of VECTOR_BYTES lanes 0   group 1
 *     plane 0  plane 1                plane 0  plane 1
 *
 * Bits without a member are never spared.
 */
#ifndef TABLE_H
#define TABLE_H

#include "board/trie.h"
#include "kernel/vector.h"

/* Members of up to LANES lanes: lane i has first[i] to first[i + 1] - 1. */
struct list {
	unsigned groups; /* of lanes */
	const uint64_t *member;
	uint32_t first[LANES + 1];
	struct room room; /* of the members, if they are its own */
};

struct table {
	unsigned groups, first[GROUPS + 1]; /* vector of each group; vectors */
	int shift;
	vector *square; /* elements of 1 << shift bytes; the last is NO_SQUARE */
	vector *line;   /* [diagonal * vectors] */
	struct room room;
};

/* Make *to the members on none of the diagonals.  Returns 0 or ENOMEM. */
static inline int
list_filter(struct list *to, const struct list *from, uint64_t diagonals)
{
	const unsigned lanes = from->groups * VECTOR_BYTES;
	uint32_t count = from->first[lanes] - from->first[0], at = 0;
	uint64_t *member;

	if (room_make(&to->room, (count + 8) * sizeof *member))
		return ENOMEM;
	to->groups = from->groups;
	to->member = member = to->room.at;
	for (unsigned lane = 0; lane < lanes; lane++) {
		uint32_t first = from->first[lane];

		to->first[lane] = at;
		at += copy_spared(member + at, from->member + first,
		                  from->first[lane + 1] - first, diagonals);
	}
	to->first[lanes] = at;
	return 0;
}

static inline unsigned
planes_of(const struct table *t, unsigned group)
{
	return t->first[group + 1] - t->first[group];
}

/* Find the vectors of each group.  Returns how many there are. */
static inline unsigned
measure(struct table *t, const struct list *l)
{
	const uint32_t *first = l->first;

	t->groups = l->groups;
	for (unsigned g = 0; g < l->groups; g++) {
		uint32_t most = 0;

		for (int lane = 0; lane < VECTOR_BYTES; lane++, first++) {
			uint32_t members = first[1] - first[0];

			most = members > most ? members : most;
		}
		t->first[g + 1] = t->first[g] + (most + 7) / 8;
	}
	return t->first[t->groups];
}

static inline void
fill_squares(struct table *t, const struct quarter *q)
{
	const size_t vectors = t->first[t->groups];

	for (int s = 0; s < q->height * q->width; s++) {
		uint64_t both = q->square[s];
		const vector *a = t->line +
		                  (size_t)__builtin_ctzll(both) * vectors,
			     *b = t->line +
		                  (size_t)(63 - __builtin_clzll(both)) *
		                          vectors;
		vector *square = element(t->square, (size_t)s, t->shift);

		for (size_t v = 0; v < vectors; v++)
			square[v] = a[v] & b[v];
	}
}

/*
 * Make the table of *l again, for queens in *q; *t is at first 0.  Only bits
 * without a member have diagonal 2 n, so members are those that lack it.
 * Returns 0 or ENOMEM.
 */
static inline int
table_make(struct table *t, const struct list *l, const struct quarter *q)
{
	enum { SQUARES = NO_SQUARE + 1, LINES = 64 };
	const unsigned lines = 2 * (unsigned)q->n + 1;
	const size_t vectors = measure(t, l), bytes = vectors * sizeof(vector);

	t->shift = shift_of(bytes);
	if (room_make(&t->room, ((size_t)SQUARES << t->shift) + LINES * bytes))
		return ENOMEM;
	t->square = t->room.at;
	t->line = element(t->square, SQUARES, t->shift);
	for (unsigned g = 0; g < t->groups; g++)
		for (unsigned v = t->first[g]; v < t->first[g + 1]; v++)
			make_lines(t->line + v, vectors, l->member,
			           l->first + (size_t)g * VECTOR_BYTES,
			           8 * (v - t->first[g]), lines);
	fill_squares(t, q);
	memcpy(element(t->square, NO_SQUARE, t->shift),
	       t->line + (lines - 1) * vectors, bytes);
	return 0;
}

#endif
