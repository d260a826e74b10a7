/* members.c -- placements by backtracking, in order of their lanes */
#include "board/members.h"

struct search {
	struct members *found;
	const struct quarter *quarter;
	struct columns columns;
	unsigned lanes;
	int row[QUARTER_MAX], rows;
	size_t count;
	int failed;
};

static void
add(struct search *s, unsigned free, uint64_t diagonals)
{
	unsigned lane = s->columns.position[free ^ s->columns.flip];
	struct room *room = s->found->found;

	if (lane >= s->lanes)
		return;
	if (room_grow(&room[0], (s->count + 1) * sizeof(uint64_t)) ||
	    room_grow(&room[1], (s->count + 1) * sizeof(uint16_t))) {
		s->failed = 1;
		return;
	}
	((uint64_t *)room[0].at)[s->count] = diagonals;
	((uint16_t *)room[1].at)[s->count++] = (uint16_t)lane;
}

static void
place_queens(struct search *s, int queens, unsigned free, uint64_t diagonals)
{
	uint64_t row;
	unsigned open;

	if (queens == s->rows) {
		add(s, free, diagonals);
		return;
	}
	row = s->quarter->row[s->row[queens]];
	open = quarter_open(row, free, diagonals);
	for (; open; open &= open - 1) {
		unsigned column = open & -open;

		place_queens(s, queens + 1, free ^ column,
		             diagonals | row * column);
	}
}

/* A counting sort: first[lane] is the number of members of that lane; then
   their end; at last their beginning. */
static void
sort_by_lanes(struct members *m, unsigned lanes, size_t count)
{
	const uint64_t *diagonals = m->found[0].at;
	const uint16_t *lane = m->found[1].at;

	lanes += PADDING;
	memset(m->first, 0, (lanes + 1) * sizeof *m->first);
	for (size_t i = 0; i < count; i++)
		m->first[lane[i]]++;
	for (unsigned i = 0; i < lanes; i++)
		m->first[i + 1] += m->first[i];
	for (size_t i = count; i-- > 0;)
		m->diagonals[--m->first[lane[i]]] = diagonals[i];
}

int
members_make(struct members *m, const struct quarter *q, unsigned rows,
             struct columns columns, unsigned lanes)
{
	struct search s = {
		.found = m, .quarter = q, .columns = columns, .lanes = lanes
	};

	s.rows = quarter_rows(q, rows, s.row);
	place_queens(&s, 0, quarter_columns(q), 0);
	/* vector.h reads eight members behind the last one */
	if (s.failed ||
	    room_make(&m->sorted, (s.count + 8) * sizeof *m->diagonals))
		return ENOMEM;
	m->diagonals = m->sorted.at;
	sort_by_lanes(m, lanes, s.count);
	return 0;
}

void
members_free(struct members *m)
{
	room_free(&m->found[0]);
	room_free(&m->found[1]);
	room_free(&m->sorted);
}
