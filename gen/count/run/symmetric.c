/* symmetric.c -- place queens together with their images */
#include "run/symmetric.h"

#include "published.h"

/* Rows and columns that have a queen, and diagonals by column - row + n - 1 and
   by column + row.  All four read the same from either end, like the boards. */
struct attack {
	uint64_t rows, columns, falling, rising;
};

/* A bit, of `count`, and the bit of its image. */
static uint64_t
bits(int bit, int count)
{
	return UINT64_C(1) << bit | UINT64_C(1) << (count - 1 - bit);
}

/* A queen and its image by a half turn. */
static struct attack
with_queens(struct attack a, int n, int row, int column)
{
	a.rows |= bits(row, n);
	a.columns |= bits(column, n);
	a.falling |= bits(column - row + n - 1, 2 * n - 1);
	a.rising |= bits(column + row, 2 * n - 1);
	return a;
}

static uint64_t
open_columns(const struct attack *a, int n, int row)
{
	return ~(a->columns | a->falling >> (n - 1 - row) | a->rising >> row) &
	       ((UINT64_C(1) << n) - 1);
}

/* Rows from the middle outwards: queens in the middle attack most.  `allowed`:
   the columns for the first row.  By a quarter turn, square (row, column) goes
   to (column, n - 1 - row). */
static uint64_t
search(struct attack a, int n, enum turn turn, int row, uint64_t allowed)
{
	uint64_t open, found = 0;

	while (row >= 0 && a.rows >> row & 1)
		row--;
	if (row < 0)
		return 1;
	for (open = open_columns(&a, n, row) & allowed; open;
	     open &= open - 1) {
		int column = __builtin_ctzll(open), turned = n - 1 - row;
		struct attack next = with_queens(a, n, row, column);

		if (turn == QUARTER_TURN) {
			if (!(open_columns(&next, n, column) >> turned & 1))
				continue;
			next = with_queens(next, n, column, turned);
		}
		found += search(next, n, turn, row - 1, UINT64_MAX);
	}
	return found;
}

/* A queen on a long diagonal is attacked by its image, so those diagonals are
   closed.  Only the queen in the centre is its own image; an odd board needs
   it.  Of mirror images, the one with the first queen at the left is found. */
uint64_t
symmetric_count(int n, enum turn turn)
{
	struct attack a = { .falling = bits(n - 1, 2 * n - 1),
		            .rising = bits(n - 1, 2 * n - 1) };
	uint64_t left = (UINT64_C(1) << n / 2) - 1;

	if (n == 1)
		return 1;
	if (n % 2)
		a.rows = a.columns = bits(n / 2, n);
	return 2 * search(a, n, turn, n / 2 - 1, left);
}

/* Only the solution of N=1 is alone: of others, a quarter turn leaves two
   unchanged or none. */
struct count
count_groups(uint64_t all, uint64_t half, uint64_t quarter)
{
	struct count c = { .all = all,
		           .of_8 = (all - half) / 8,
		           .of_4 = (half - quarter) / 4,
		           .of_2 = quarter / 2,
		           .of_1 = quarter % 2 };

	c.fundamental = c.of_8 + c.of_4 + c.of_2 + c.of_1;
	return c;
}

int
count_is_possible(int n, const struct count *c)
{
	uint64_t symmetric = 4 * c->of_4 + 2 * c->of_2 + c->of_1;

	if (n <= PUBLISHED_N_MAX)
		return c->all == published[n].all &&
		       c->fundamental == published[n].fundamental;
	return c->all >= symmetric && c->all - symmetric == 8 * c->of_8;
}
