/* invariant.c -- a search over orbits of squares */
#include "invariant.h"

/* What is attacked, a bit a row, column and diagonal. */
struct attack {
	uint64_t rows, columns, falling, rising;
};

/* Place a queen.  Returns 0 if it is attacked. */
static int
place(struct attack *a, int n, int row, int column)
{
	struct attack queen = {
		.rows = UINT64_C(1) << row,
		.columns = UINT64_C(1) << column,
		.falling = UINT64_C(1) << (column - row + n - 1),
		.rising = UINT64_C(1) << (column + row),
	};

	if ((a->rows & queen.rows) | (a->columns & queen.columns) |
	    (a->falling & queen.falling) | (a->rising & queen.rising))
		return 0;
	a->rows |= queen.rows;
	a->columns |= queen.columns;
	a->falling |= queen.falling;
	a->rising |= queen.rising;
	return 1;
}

static int
place_orbit(struct attack *a, int n, int row, int column, int is_quarter)
{
	int last = n - 1;

	if (!place(a, n, row, column) ||
	    !place(a, n, last - row, last - column))
		return 0;
	return !is_quarter || (place(a, n, column, last - row) &&
	                       place(a, n, last - column, row));
}

static uint64_t
search(struct attack a, int n, int is_quarter)
{
	uint64_t all = (UINT64_C(1) << n) - 1, found = 0;
	int row;

	if (a.rows == all)
		return 1;
	row = __builtin_ctzll(~a.rows);
	for (uint64_t open = all & ~a.columns; open; open &= open - 1) {
		struct attack next = a;

		if (place_orbit(&next, n, row, __builtin_ctzll(open),
		                is_quarter))
			found += search(next, n, is_quarter);
	}
	return found;
}

/* On an odd board the centre is its own image: there must be a queen. */
static uint64_t
count(int n, int is_quarter)
{
	struct attack a = { 0 };

	if (n % 2)
		place(&a, n, n / 2, n / 2);
	return search(a, n, is_quarter);
}

uint64_t
invariant_half_turn(int n)
{
	return count(n, 0);
}

uint64_t
invariant_quarter_turn(int n)
{
	return n % 4 > 1 ? 0 : count(n, 1);
}
