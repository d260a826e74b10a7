/* quarters.c -- diagonals of squares, and the order of rows */
#include "board/quarters.h"

/* Falling diagonals, by column - row, have the first n bits of a mask, and
   rising ones, by column + row, the next n.  Within a colour, these are all
   even or all odd, so half of them is enough. */
static uint64_t
diagonals_of(int n, int row, int column)
{
	return UINT64_C(1) << (column - row + n) / 2 |
	       UINT64_C(1) << (n + (column + row) / 2);
}

static void
make_quarter(struct quarter *q, int n, int p, int r)
{
	q->n = n;
	q->height = (n + 1 - p) / 2;
	q->width = (n + 1 - r) / 2;
	q->columns = q->open = (1U << q->width) - 1;
	for (int s = 0; s < q->height * q->width; s++)
		q->square[s] = diagonals_of(n, s / q->width * 2 + p,
		                            s % q->width * 2 + r);
	q->square[NO_SQUARE] = 0;
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
