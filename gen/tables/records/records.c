/* records.c -- no layout here: a template decides how a record looks */
#include "records.h"

#include <stdlib.h>

#include "prolog_order.h"
#include "symmetry.h"
#include "text.h"

enum { LINE_SIZE = 2048 };

void
records_end(FILE *out, const char *record, char *at)
{
	at = text_word(at, "|>)" RECORDS_END);
	fwrite(record, 1, (size_t)(at - record), out);
}

/* --- fields --- */

static char *
put_squares_upward(char *at, const struct board *b)
{
	for (int r = b->n; r-- > 0;) {
		at = text_number(at, b->col[r] + 1U);
		*at++ = ' ';
		at = text_number(at, (uint32_t)r + 1);
		if (r)
			*at++ = ',';
	}
	return at;
}

static char *
put_lines(char *at, const struct board *b)
{
	for (int r = 0; r < b->n; r++) {
		at = text_word(at, "q_line");
		at = text_number(at, b->col[r] + 1U);
		at = text_word(at, "()" RECORDS_APART);
	}
	return at;
}

static char *
put_bytes(char *at, const struct board *b)
{
	static const char digits[] = "0123456789ABCDEF";
	uint8_t bytes[QUEENS_MAX];

	tables_row(b, bytes);
	for (int k = 0; k < tables_row_bytes(b->n); k++) {
		at = text_word(at, k ? ", 0x" : "0x");
		*at++ = digits[bytes[k] >> 4];
		*at++ = digits[bytes[k] & 15];
	}
	return at;
}

/* --- records --- */

/* `third` is the group's size or the image: see contract.m4. */
static void
write_row(FILE *out, const char *kind, const struct board *b, uint32_t group,
          uint32_t third)
{
	char line[LINE_SIZE], *at = text_word(line, "q_row(<|");

	at = text_word(text_word(at, kind), RECORDS_NEXT);
	at = text_word(put_bytes(at, b), RECORDS_NEXT);
	at = text_word(text_number(at, group), RECORDS_NEXT);
	records_end(out, line, text_number(at, third));
}

int
records_row(FILE *out, const struct tables *t)
{
	for (size_t rank = 0; rank < t->solutions; rank++) {
		struct board b = tables_board(t, rank);
		uint32_t group = t->group[rank];

		if (tables_is_fundamental(t, rank))
			write_row(out, "FIRST", &b, group, t->size[group]);
		else
			write_row(out, "ROW", &b, group, t->image[rank]);
	}
	if (t->solutions == 0)
		write_row(out, "FIRST", &(struct board){ .n = t->n }, 0, 0);
	return 0;
}

static void
write_fundamental(FILE *out, const struct board *b, uint32_t size)
{
	char line[LINE_SIZE], *at = text_word(line, "q_fundamental(<|");

	at = text_word(put_bytes(at, b), RECORDS_NEXT);
	records_end(out, line, text_number(at, size));
}

int
records_fundamental(FILE *out, const struct tables *t)
{
	for (size_t group = 0; group < t->groups; group++) {
		struct board b = tables_board(t, t->fundamental[group]);

		write_fundamental(out, &b, t->size[group]);
	}
	if (t->groups == 0)
		write_fundamental(out, &(struct board){ .n = t->n }, 0);
	return 0;
}

static void
write_solution(FILE *out, const struct tables *t, size_t rank)
{
	struct board b = tables_board(t, rank);
	struct board upside_down = symmetry_image(&b, SYMMETRY_REFLECT);
	uint32_t group = t->group[rank];
	char line[LINE_SIZE], *at = text_word(line, "q_solution(<|");

	at = text_word(text_number(at, (uint32_t)rank + 1), RECORDS_NEXT);
	at = text_word(text_columns(at, &b, ','), RECORDS_NEXT);
	at = text_word(text_columns(at, &upside_down, ','), RECORDS_NEXT);
	at = text_word(put_squares_upward(at, &b), RECORDS_NEXT);
	at = text_word(text_number(at, group + 1), RECORDS_NEXT);
	at = text_word(text_word(at, symmetry_names[t->image[rank]]),
	               RECORDS_NEXT);
	at = text_word(text_number(at, t->size[group]), RECORDS_NEXT);
	records_end(out, line, put_lines(at, &b));
}

int
records_solution(FILE *out, const struct tables *t)
{
	for (size_t rank = 0; rank < t->solutions; rank++)
		write_solution(out, t, rank);
	return 0;
}

int
records_descending(FILE *out, const struct tables *t)
{
	for (size_t rank = t->solutions; rank-- > 0;) {
		struct board b = tables_board(t, rank);
		char line[LINE_SIZE], *at = text_word(line, "q_descending(<|");

		records_end(out, line, text_columns(at, &b, ','));
	}
	return 0;
}

int
records_prolog(FILE *out, const struct tables *t)
{
	size_t *ranks = prolog_order(t);

	if (!ranks)
		return -1;
	for (size_t i = 0; i < t->solutions; i++) {
		struct board b = tables_board(t, ranks[i]);
		char line[LINE_SIZE], *at = text_word(line, "q_prolog(<|");

		at = text_word(text_number(at, (uint32_t)i + 1), RECORDS_NEXT);
		records_end(out, line, text_columns(at, &b, ','));
	}
	free(ranks);
	return 0;
}
