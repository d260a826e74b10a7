/* compact.c -- one bit for each column that a decoder could take */
#include "lists/compact.h"

#include <stdlib.h>

#include "boards/attack.h"
#include "lists/records.h"

struct compact {
	uint8_t *byte;
	size_t bits;
};

static uint32_t
columns(int n)
{
	return (UINT32_C(1) << n) - 1;
}

static int
leaves_all_rows_open(struct attack a, int n, int row)
{
	for (; row < n; row++, a = attack_next(a, 0))
		if (!(attack_free(a) & columns(n)))
			return 0;
	return 1;
}

/* Columns that a decoder must choose from. */
static uint32_t
open_columns(struct attack a, int n, int row)
{
	uint32_t open = attack_free(a) & columns(n);

	if (row == 0)
		return columns((n + 1) / 2);
	for (uint32_t queen = 1; queen & columns(n); queen <<= 1)
		if (!leaves_all_rows_open(attack_next(a, queen), n, row + 1))
			open &= ~queen;
	return open;
}

/* The first of groups from .. to - 1 whose queen of that row is in another
   column. */
static size_t
end_of_column(const struct tables *t, size_t from, size_t to, int row,
              int column)
{
	while (from < to &&
	       tables_board(t, t->fundamental[from]).col[row] == column)
		from++;
	return from;
}

static void
put_bit(struct compact *c, int bit)
{
	c->byte[c->bits / 8] |= (uint8_t)(bit << c->bits % 8);
	c->bits++;
}

/* Groups from .. to - 1 have the same queens before that row. */
static void
encode(struct compact *c, const struct tables *t, struct attack a, size_t from,
       size_t to, int row)
{
	uint32_t open = row < t->n ? open_columns(a, t->n, row) : 0;
	int is_taken = row == 0;

	for (int column = 0; open >> column; column++) {
		size_t end = end_of_column(t, from, to, row, column);
		int is_last = open >> column == 1;

		if (open >> column & 1 && (is_taken || !is_last))
			put_bit(c, end > from);
		if (end > from) {
			is_taken = 1;
			encode(c, t, attack_next(a, UINT32_C(1) << column),
			       from, end, row + 1);
		}
		from = end;
	}
}

/* A group adds at most n nodes, with n columns each. */
int
compact_write(FILE *out, const struct tables *t)
{
	size_t n = (size_t)t->n;
	struct compact c = { .byte = calloc(t->groups + 1, n * n / 8 + 1) };

	if (!c.byte)
		return -1;
	encode(&c, t, (struct attack){ 0 }, 0, t->groups, 0);
	for (size_t k = 0; k == 0 || 8 * k < c.bits; k++)
		fprintf(out, "q_byte(%zu,%d" RECORD_END, k + 1, c.byte[k]);
	free(c.byte);
	return 0;
}
