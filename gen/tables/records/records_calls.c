/* records_calls.c -- records with lists of calls in a field */
#include "records.h"

#include "symmetry.h"
#include "text.h"

enum { LINE_SIZE = 4096 }; /* a group of board 16 takes about 1800 */

/* Each queen's square as a call: see contract.m4. */
static char *
put_squares(char *at, const struct board *b)
{
	for (int r = 0; r < b->n; r++) {
		const unsigned row = (unsigned)r, column = b->col[r];
		const unsigned numbers[] = { row + 1, column + 1, row, column,
			                     (unsigned)b->n - 1 - row };

		at = text_word(at, r ? RECORDS_COMMA : "");
		at = text_word(at, "q_square");
		for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) {
			*at++ = k ? ',' : '(';
			at = text_number(at, numbers[k]);
		}
		at = text_word(at, ")" RECORDS_APART);
	}
	return at;
}

static char *
put_images(char *at, const struct board *b)
{
	for (int k = 0; k < SYMMETRY_IMAGES; k++) {
		struct board image = symmetry_image(b, k);

		at = text_word(at, k ? RECORDS_COMMA : "");
		at = text_word(at, "q_image(<|");
		at = text_word(text_word(at, symmetry_names[k]), RECORDS_NEXT);
		at = text_word(text_columns(at, &image, ','), RECORDS_NEXT);
		at = text_word(text_number(at, (uint32_t)k), RECORDS_NEXT);
		at = text_word(text_columns_from_0(at, &image, ','),
		               "|>)" RECORDS_APART);
	}
	return at;
}

int
records_squares(FILE *out, const struct tables *t)
{
	for (size_t rank = 0; rank < t->solutions; rank++) {
		struct board b = tables_board(t, rank);
		char line[LINE_SIZE], *at = text_word(line, "q_squares(<|");

		at = text_word(text_number(at, (uint32_t)rank + 1),
		               RECORDS_NEXT);
		at = text_word(text_columns(at, &b, ','), RECORDS_NEXT);
		records_end(out, line, put_squares(at, &b));
	}
	return 0;
}

static void
write_group(FILE *out, const struct tables *t, size_t group)
{
	struct board b = tables_board(t, t->fundamental[group]);
	char line[LINE_SIZE], *at = text_word(line, "q_group(<|");

	at = text_word(text_number(at, (uint32_t)group + 1), RECORDS_NEXT);
	at = text_word(text_number(at, t->size[group]), RECORDS_NEXT);
	at = text_word(put_images(at, &b), RECORDS_NEXT);
	at = text_word(text_columns(at, &b, ','), RECORDS_NEXT);
	at = text_word(text_columns_from_0(at, &b, ','), RECORDS_NEXT);
	at = put_squares(at, &b);
	records_end(out, line, at);
}

int
records_group(FILE *out, const struct tables *t)
{
	for (size_t group = 0; group < t->groups; group++)
		write_group(out, t, group);
	return 0;
}
