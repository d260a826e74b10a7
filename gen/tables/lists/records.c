/* records.c -- the loop over the solutions of a list */
#include "lists/records.h"

#include <stdlib.h>
#include <string.h>

#include "boards/symmetry.h"
#include "lists/prolog_order.h"

/* As all functions put_..., it returns the end.  Windows has no stpcpy. */
static char *
put_text(char *at, const char *text, size_t length)
{
	memcpy(at, text, length);
	return at + length;
}

static char *
put_number(char *at, size_t number)
{
	char digits[20], *end = digits + sizeof digits, *first = end;

	do
		*--first = (char)('0' + number % 10);
	while (number /= 10);
	return put_text(at, first, (size_t)(end - first));
}

static char *
put_columns(char *at, const struct board *b, char between, int first)
{
	for (int r = 0; r < b->n; r++) {
		int column = b->col[r] + first;

		if (r)
			*at++ = between;
		if (column >= 10)
			*at++ = '1';
		*at++ = (char)('0' + column % 10);
	}
	return at;
}

static char *
put_digits(char *at, const struct board *b)
{
	for (int r = 0; r < b->n; r++)
		*at++ = "0123456789abcdef"[b->col[r]];
	return at;
}

/* No digit follows an escape, so it needs no zeros. */
static char *
put_escapes(char *at, const struct board *b)
{
	for (int r = 0; r < b->n; r++) {
		*at++ = '\\';
		if (b->col[r] >= 010)
			*at++ = '1';
		*at++ = (char)('0' + b->col[r] % 010);
	}
	return at;
}

static char *
put_images(char *at, const struct record *r)
{
	for (int k = 0; k < SYMMETRY_IMAGES; k++) {
		struct board image = symmetry_image(&r->board, k);

		if (k)
			*at++ = ',';
		at = put_number(at, tables_rank(r->t, &image));
	}
	return at;
}

static char *
put_field(char *at, char field, const struct record *r)
{
	const struct solution *s = &r->t->solution[r->rank];

	switch (field) {
	case 's':
		return put_number(at, r->rank + 1);
	case 'n':
		return put_number(at, r->number + 1);
	case 'g':
		return put_number(at, s->group + (size_t)1);
	case 'G':
		return put_number(at, s->group);
	case 'i':
		return put_number(at, (size_t)r->image);
	case 'a':
		return put_text(at, symmetry_names[r->image],
		                strlen(symmetry_names[r->image]));
	case 'm':
		return put_number(at, s->size);
	case 'b':
	case 'c':
	case 'C':
		return put_columns(at, &r->board, field == 'b' ? ' ' : ',',
		                   field != 'C');
	case 'x':
		return put_digits(at, &r->board);
	case 'o':
		return put_escapes(at, &r->board);
	case 'w':
		return put_images(at, r);
	case '<':
		return put_text(at, "\t", r->number % 16 == 0);
	default:
		return put_text(at, "\n", r->number % 16 == 15 || r->is_last);
	}
}

void
record_write(FILE *out, const char *format, const struct record *r)
{
	char line[500], *at = line;

	for (; *format; format++)
		if (*format == '%')
			at = put_field(at, *++format, r);
		else
			*at++ = *format;
	/* cppcheck-suppress uninitvar -- no format is empty */
	fwrite(line, 1, (size_t)(at - line), out);
}

/* `order` is that of PROLOG, else NULL. */
static struct record
record_of(enum list list, const struct tables *t, size_t number,
          const struct inserted *order)
{
	struct record r = { .t = t, .number = number, .rank = number };

	if (list == DESCENDING)
		r.rank = t->solutions - 1 - number;
	else if (order)
		r.rank = order[number].rank;
	else if (list == FUNDAMENTALS)
		r.rank = t->fundamental[number];
	else if (list == IMAGES)
		r.rank = t->fundamental[number / SYMMETRY_IMAGES];
	r.image = t->solution[r.rank].image;
	r.board = tables_board(t, r.rank);
	if (list == IMAGES) {
		r.image = (int)(number % SYMMETRY_IMAGES);
		r.board = symmetry_image(&r.board, r.image);
		r.rank = tables_rank(t, &r.board);
	}
	return r;
}

int
records_write(FILE *out, enum list list, const char *format,
              const struct tables *t)
{
	struct inserted *order = list == PROLOG ? prolog_order(t) : NULL;
	size_t length = list == FUNDAMENTALS ? t->groups
	                : list == IMAGES     ? t->groups * SYMMETRY_IMAGES
	                                     : t->solutions;

	if (list == PROLOG && !order)
		return -1;
	for (size_t number = 0; number < length; number++) {
		struct record r = record_of(list, t, number, order);

		r.is_last = number + 1 == length;
		record_write(out, format, &r);
	}
	free(order);
	return 0;
}
