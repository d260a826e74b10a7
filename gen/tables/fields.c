/* fields.c -- one function for each field; templates decide how it looks */
#include "fields.h"

#include "symmetry.h"
#include "unlocked.h"

/* Faster than printf. */
static void
put_number(FILE *out, uint64_t number)
{
	char digits[20], *at = digits + sizeof digits;

	do
		*--at = (char)('0' + number % 10);
	while (number /= 10);
	fwrite_unlocked(at, 1, (size_t)(digits + sizeof digits - at), out);
}

void
field_put_columns(FILE *out, const struct board *b, char between, int first)
{
	char text[3 * BOARD_MAX], *at = text;

	for (int r = 0; r < b->n; r++) {
		int column = b->col[r] + first;

		if (r)
			*at++ = between;
		if (column >= 10)
			*at++ = '1';
		*at++ = (char)('0' + column % 10);
	}
	/* cppcheck-suppress uninitvar -- a board has a row */
	fwrite_unlocked(text, 1, (size_t)(at - text), out);
}

void
field_rank(FILE *out, const struct record *r)
{
	put_number(out, r->rank + 1);
}

void
field_columns(FILE *out, const struct record *r)
{
	field_put_columns(out, &r->board, ',', 1);
}

void
field_columns_0(FILE *out, const struct record *r)
{
	field_put_columns(out, &r->board, ',', 0);
}

void
field_spaced(FILE *out, const struct record *r)
{
	field_put_columns(out, &r->board, ' ', 1);
}

void
field_digits(FILE *out, const struct record *r)
{
	for (int row = 0; row < r->board.n; row++)
		putc_unlocked("0123456789abcdef"[r->board.col[row]], out);
}

void
field_braces(FILE *out, const struct record *r)
{
	fputs_unlocked("\t{", out);
	field_columns_0(out, r);
	fputs_unlocked("},", out);
}

/* No digit follows an escape, so it needs no zeros. */
void
field_string(FILE *out, const struct record *r)
{
	fputs_unlocked("\t\"", out);
	for (int row = 0; row < r->board.n; row++) {
		putc_unlocked('\\', out);
		if (r->board.col[row] >= 010)
			putc_unlocked('1', out);
		putc_unlocked('0' + r->board.col[row] % 010, out);
	}
	fputs_unlocked("\",", out);
}

void
field_group(FILE *out, const struct record *r)
{
	put_number(out, r->t->solution[r->rank].group + UINT64_C(1));
}

void
field_group_0(FILE *out, const struct record *r)
{
	put_number(out, r->t->solution[r->rank].group);
}

void
field_where(FILE *out, const struct record *r)
{
	for (int k = 0; k < SYMMETRY_IMAGES; k++) {
		struct board image = symmetry_image(&r->board, k);

		fputs_unlocked(k ? "," : "\t{", out);
		put_number(out, tables_rank(r->t, &image));
	}
	fputs_unlocked("},", out);
}

void
field_image_name(FILE *out, const struct record *r)
{
	fputs_unlocked(symmetry_names[r->image], out);
}

void
field_image(FILE *out, const struct record *r)
{
	put_number(out, (uint64_t)r->image);
}

void
field_size(FILE *out, const struct record *r)
{
	put_number(out, r->t->solution[r->rank].size);
}

void
field_number(FILE *out, const struct record *r)
{
	put_number(out, r->number + 1);
}
