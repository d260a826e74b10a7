/* compact.c -- one bit for each column that a decoder could take */
#include "compact.h"

#include <stdlib.h>

#include "fields.h"

struct compact {
	uint8_t *byte;
	size_t bits;
};

/* Attacked columns and diagonals.  A row sees a diagonal mask shifted. */
struct attack {
	uint32_t columns, falling, rising;
};

static struct attack
with_queen(struct attack a, int n, int row, int column)
{
	a.columns |= UINT32_C(1) << column;
	a.falling |= UINT32_C(1) << (column + row);
	a.rising |= UINT32_C(1) << (column + n - 1 - row);
	return a;
}

static uint32_t
free_columns(struct attack a, int n, int row)
{
	return ~(a.columns | a.falling >> row | a.rising >> (n - 1 - row)) &
	       ((UINT32_C(1) << n) - 1);
}

static int
leaves_all_rows_open(struct attack a, int n, int row)
{
	while (row < n && free_columns(a, n, row))
		row++;
	return row == n;
}

/* Columns that a decoder must choose from. */
static uint32_t
open_columns(struct attack a, int n, int row)
{
	uint32_t open = free_columns(a, n, row);

	for (int column = 0; column < n; column++)
		if (!leaves_all_rows_open(with_queen(a, n, row, column), n,
		                          row + 1))
			open &= ~(UINT32_C(1) << column);
	return open;
}

static uint32_t
left_half(int n)
{
	return (UINT32_C(1) << (n + 1) / 2) - 1;
}

static int
column_of(const struct tables *t, size_t group, int row)
{
	return tables_board(t, t->fundamental[group]).col[row];
}

/* The first of groups from .. to - 1 whose queen of that row is elsewhere. */
static size_t
end_of_column(const struct tables *t, size_t from, size_t to, int row,
              int column)
{
	while (from < to && column_of(t, from, row) == column)
		from++;
	return from;
}

static void
put_bit(struct compact *c, int bit)
{
	c->byte[c->bits / 8] |= (uint8_t)(bit << c->bits % 8);
	c->bits++;
}

static void encode_row(struct compact *c, const struct tables *t,
                       struct attack a, size_t from, size_t to, int row);

/* Groups from .. to - 1 have the same queens before that row. */
static void
encode_columns(struct compact *c, const struct tables *t, struct attack a,
               uint32_t open, size_t from, size_t to, int row)
{
	int is_taken = row == 0;

	for (int column = 0; open >> column; column++) {
		size_t end = end_of_column(t, from, to, row, column);
		int is_last = open >> column == 1;

		if (open >> column & 1 && (is_taken || !is_last))
			put_bit(c, end > from);
		if (end > from) {
			is_taken = 1;
			encode_row(c, t, with_queen(a, t->n, row, column), from,
			           end, row + 1);
		}
		from = end;
	}
}

static void
encode_row(struct compact *c, const struct tables *t, struct attack a,
           size_t from, size_t to, int row)
{
	if (row < t->n)
		encode_columns(c, t, a, open_columns(a, t->n, row), from, to,
		               row);
}

/* Each group has at most n nodes of its own, with n columns each. */
int
compact_write(FILE *out, const struct tables *t)
{
	size_t n = (size_t)t->n;
	struct compact c = { .byte = calloc(t->groups + 1, n * n / 8 + 1) };

	if (!c.byte)
		return -1;
	encode_columns(&c, t, (struct attack){ 0 }, left_half(t->n), 0,
	               t->groups, 0);
	for (size_t k = 0; k == 0 || 8 * k < c.bits; k++)
		fprintf(out, "q_byte(%zu,%d" RECORD_END, k + 1, c.byte[k]);
	free(c.byte);
	return 0;
}
