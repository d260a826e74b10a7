/* quarters.c -- diagonals of squares; placements by backtracking */
#include "board/quarters.h"

/* Falling diagonals, by column - row, have the first n bits of a mask, and rising
   ones, by column + row, the next n.  Within a colour, these are all even or all
   odd, so half of them is enough. */
static uint64_t
diagonals_of(int n, int row, int column)
{
	return UINT64_C(1) << (column - row + n) / 2 |
	       UINT64_C(1) << (n + (column + row) / 2);
}

static void
make_quarter(struct quarter *q, int n, int p, int r)
{
	q->height = (n + 1 - p) / 2;
	q->width = (n + 1 - r) / 2;
	q->open = (1U << q->width) - 1;
	for (int i = 0; i < q->height; i++)
		q->row[i] = diagonals_of(n, 2 * i + p, r);
}

void
quarters_make(struct quarter quarter[2][2], int n)
{
	for (int p = 0; p < 2; p++)
		for (int r = 0; r < 2; r++)
			make_quarter(&quarter[p][r], n, p, r);
}

int
quarter_rows(const struct quarter *q, unsigned set, int row[QUARTER_MAX])
{
	int rows = 0, middle = q->height / 2;

	for (int i = 0; i < 2 * q->height; i++) {
		int at = i % 2 ? middle + (i + 1) / 2 : middle - i / 2;

		if (at >= 0 && at < q->height && set >> at & 1)
			row[rows++] = at;
	}
	return rows;
}

struct search {
	struct placements *found;
	struct columns columns;
	struct placement now;
	uint64_t row[QUARTER_MAX];  /* of each queen, as of a quarter */
	unsigned open[QUARTER_MAX]; /* columns where each queen may stand */
	int failed;
};

static void
add(struct search *s, unsigned free, uint64_t diagonals)
{
	struct placements *p = s->found;

	s->now.diagonals = diagonals;
	s->now.position = s->columns.position[free ^ s->columns.flip];
	if (s->now.position >= s->columns.limit)
		return;
	if (room_make(&p->room, (p->count + 1) * sizeof *p->at))
		s->failed = 1;
	else
		((struct placement *)p->room.at)[p->count++] = s->now;
}

static void
search(struct search *s, int depth, unsigned free, uint64_t diagonals)
{
	uint64_t row, attacked;
	unsigned open;

	if (depth == QUARTER_MAX) {
		add(s, free, diagonals);
		return;
	}
	row = s->row[depth];
	attacked = diagonals >> __builtin_ctzll(row) |
	           diagonals >> (63 - __builtin_clzll(row));
	open = s->open[depth] & free & ~(unsigned)attacked;
	for (; open; open &= open - 1) {
		int column = __builtin_ctz(open);

		s->now.column[depth] = (uint8_t)column;
		search(s, depth + 1, free ^ (open & -open),
		       diagonals | row << column);
	}
}

int
placements_make(struct placements *p, const struct quarter *q, unsigned rows,
                struct columns columns)
{
	struct search s = { .found = p, .columns = columns };
	int first = QUARTER_MAX - __builtin_popcount(rows);

	p->quarter = q;
	p->rows = rows;
	p->count = 0;
	for (int i = 0; i < first; i++)
		p->row[i] = -1;
	quarter_rows(q, rows, p->row + first);
	for (int i = first; i < QUARTER_MAX; i++) {
		s.row[i] = q->row[p->row[i]];
		s.open[i] = i == first ? q->open : ~0U;
	}
	search(&s, first, (1U << q->width) - 1, 0);
	p->at = p->room.at;
	return s.failed ? ENOMEM : 0;
}
