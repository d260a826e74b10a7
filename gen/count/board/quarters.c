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
	uint64_t *square = q->diagonals;

	q->height = (n + 1 - p) / 2;
	q->width = (n + 1 - r) / 2;
	for (int i = 0; i < q->height; i++)
		for (int j = 0; j < q->width; j++)
			*square++ = diagonals_of(n, 2 * i + p, 2 * j + r);
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
	const uint64_t *row[QUARTER_MAX]; /* the squares of each row */
	int rows;
	unsigned all; /* columns */
	quarter_visit_fn *visit;
	void *ctx;
};

static void
search(const struct search *s, int depth, unsigned columns, uint64_t diagonals)
{
	unsigned open = s->all & ~columns;

	for (; open; open &= open - 1) {
		uint64_t square = s->row[depth][__builtin_ctz(open)];
		unsigned with = columns | (open & -open);

		if (square & diagonals)
			continue;
		if (depth + 1 == s->rows)
			s->visit(s->ctx, with, diagonals | square);
		else
			search(s, depth + 1, with, diagonals | square);
	}
}

void
quarter_visit(const struct quarter *q, unsigned rows, quarter_visit_fn *visit,
              void *ctx)
{
	struct search s = { .all = (1U << q->width) - 1,
		            .visit = visit,
		            .ctx = ctx };
	int row[QUARTER_MAX];

	s.rows = quarter_rows(q, rows, row);
	for (int i = 0; i < s.rows; i++)
		s.row[i] = quarter_row(q, row[i]);
	if (s.rows)
		search(&s, 0, 0, 0);
	else
		visit(ctx, 0, 0);
}

unsigned
set_reversed(unsigned set, int width)
{
	unsigned reversed = 0;

	for (; width > 0; width--, set >>= 1)
		reversed = reversed << 1 | (set & 1);
	return reversed;
}
