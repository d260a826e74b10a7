/* symmetric.c -- place queens together with their images by a half turn */
#include "run/symmetric.h"

#include <inttypes.h>
#include <stdlib.h>

#include "published.h"

struct pairs {
	int n, column[32]; /* of the queen in each row */
	struct symmetric found;
};

/* A quarter turn takes the square (row, column) to (column, n - 1 - row). */
static int
is_turned(const struct pairs *s)
{
	int row = 0;

	while (row < s->n && s->column[s->column[row]] == s->n - 1 - row)
		row++;
	return row == s->n;
}

/* A bit, of `count`, and the bit of its image. */
static uint64_t
bits(int bit, int count)
{
	return UINT64_C(1) << bit | UINT64_C(1) << (count - 1 - bit);
}

/* Rows from the middle outwards: queens in the middle attack most.  Columns
   with a queen, and diagonals, by column - row + n - 1 and by column + row, all
   read the same from either end.  `allowed`: the columns for the first row. */
static void
place_pairs(struct pairs *s, int row, uint64_t columns, uint64_t falling,
            uint64_t rising, uint64_t allowed)
{
	int n = s->n;

	if (row < 0) {
		s->found.half++;
		s->found.quarter += (uint64_t)is_turned(s);
		return;
	}
	allowed &= ~(columns | falling >> (n - 1 - row) | rising >> row);
	for (; allowed; allowed &= allowed - 1) {
		int column = __builtin_ctzll(allowed);

		s->column[row] = column;
		s->column[n - 1 - row] = n - 1 - column;
		place_pairs(s, row - 1, columns | bits(column, n),
		            falling | bits(column - row + n - 1, 2 * n - 1),
		            rising | bits(column + row, 2 * n - 1),
		            (UINT64_C(1) << n) - 1);
	}
}

/* A queen on a long diagonal is attacked by its image, so those diagonals are
   closed.  Only the queen in the centre is its own image; an odd board needs
   it.  Of mirror images, the one with the first queen at the left is found. */
struct symmetric
symmetric_count(int n)
{
	struct pairs s = { .n = n };
	uint64_t diagonal = bits(n - 1, 2 * n - 1);

	s.column[n / 2] = n / 2;
	place_pairs(&s, n / 2 - 1, n % 2 ? bits(n / 2, n) : 0, diagonal,
	            diagonal, (UINT64_C(1) << n / 2) - 1);
	if (n > 1) {
		s.found.half *= 2;
		s.found.quarter *= 2;
	}
	return s.found;
}

/* Only the solution of N=1 is alone: of others, a quarter turn leaves two
   unchanged or none. */
struct count
count_groups(struct options *o, uint64_t all, struct symmetric s)
{
	struct count c = { .all = all,
		           .of_8 = all < s.half ? 0 : (all - s.half) / 8,
		           .of_4 = (s.half - s.quarter) / 4,
		           .of_2 = s.quarter / 2,
		           .of_1 = s.quarter % 2 };
	int n = o->n;

	c.fundamental = c.of_8 + c.of_4 + c.of_2 + c.of_1;
	if (all < s.half || (all - s.half) % 8 ||
	    (n <= PUBLISHED_N_MAX &&
	     (all != published[n].all ||
	      c.fundamental != published[n].fundamental)))
		options_fail(o, EXIT_FAILURE,
		             "counted %" PRIu64 " solutions and %" PRIu64
		             " fundamental ones; board %d cannot have these",
		             all, c.fundamental, n);
	return c;
}
