/* shape.c -- arithmetic on rows and bits, done here for the templates */
#include "shape.h"

#include "calls.h"
#include "tables.h"

enum { PART_ROWS = 4, PARTS = 3 };

static void
write_column(FILE *out, int n, int row)
{
	int bits = tables_row_bits(n);
	int first = row * bits, last = first + bits - 1;

	fprintf(out,
	        "q_column(<|%d|>, <|%d|>, <|%d|>, <|%d|>, <|%d|>)" CALLS_APART,
	        row, n - 1 - row, first / 8, last / 8, 7 - last % 8);
}

static void
write_columns(FILE *out, int n)
{
	fputs("m4_define(<|q_all_column|>, <|", out);
	for (int row = 0; row < n; row++)
		write_column(out, n, row);
	fputs("|>)" CALLS_END, out);
}

static void
write_part(FILE *out, int n, int part)
{
	static const char *const names[PARTS] = { "top", "middle", "bottom" };
	static const int weights[PART_ROWS] = { 1000, 100, 10, 1 };

	fprintf(out, "m4_define(<|q_all_%s|>, <|", names[part]);
	for (int k = 0; k < PART_ROWS && PART_ROWS * part + k < n; k++) {
		int row = PART_ROWS * part + k;

		fprintf(out, "q_%s(<|%d|>, <|%d|>, <|%d|>)" CALLS_APART,
		        names[part], row, n - 1 - row, weights[k]);
	}
	fputs("|>)" CALLS_END, out);
}

void
shape_write(FILE *out, int n)
{
	fprintf(out, "m4_define(<|q_last_byte|>, <|%d|>)" CALLS_END,
	        tables_row_bytes(n) - 1);
	fprintf(out, "m4_define(<|q_spare_bits|>, <|%d|>)" CALLS_END,
	        8 * tables_row_bytes(n) - n * tables_row_bits(n));
	write_columns(out, n);
	for (int part = 0; part < PARTS; part++)
		write_part(out, n, part);
}
