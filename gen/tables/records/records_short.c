/* records_short.c -- records of few characters, for lists that m4 reads fast */
#include "records.h"

#include "symmetry.h"
#include "text.h"

enum { LINE_SIZE = 512, ITEMS = 16 };

static void
write_entry(FILE *out, const struct tables *t, size_t rank)
{
	struct board b = tables_board(t, rank);
	uint32_t group = t->group[rank];
	uint8_t image = t->image[rank];
	char line[LINE_SIZE], *at = text_word(line, "q_entry(<|");

	at = text_word(text_number(at, (uint32_t)rank + 1), RECORDS_NEXT);
	at = text_word(text_columns(at, &b, ','), RECORDS_NEXT);
	at = text_word(text_columns_from_0(at, &b, ','), RECORDS_NEXT);
	at = text_word(text_number(at, group + 1), RECORDS_NEXT);
	at = text_word(text_number(at, group), RECORDS_NEXT);
	at = text_word(text_word(at, symmetry_names[image]), RECORDS_NEXT);
	at = text_word(text_number(at, image), RECORDS_NEXT);
	records_end(out, line, text_number(at, t->size[group]));
}

int
records_entry(FILE *out, const struct tables *t)
{
	for (size_t rank = 0; rank < t->solutions; rank++)
		write_entry(out, t, rank);
	return 0;
}

/* --- sixteen items at a time --- */

/* Item `at` of a list. */
typedef uint32_t item_fn(const struct tables *t, size_t at);

static uint32_t
group_of(const struct tables *t, size_t rank)
{
	return t->group[rank];
}

static uint32_t
image_of(const struct tables *t, size_t rank)
{
	return t->image[rank];
}

static uint32_t
size_of(const struct tables *t, size_t group)
{
	return t->size[group];
}

static char *
put_items(char *at, const struct tables *t, size_t first, size_t count,
          item_fn *item)
{
	for (size_t k = first; k < count && k < first + ITEMS; k++) {
		if (k > first)
			*at++ = ',';
		at = text_number(at, item(t, k));
	}
	return at;
}

int
records_sixteen(FILE *out, const struct tables *t)
{
	for (size_t first = 0; first < t->solutions; first += ITEMS) {
		char line[LINE_SIZE], *at = text_word(line, "q_sixteen(<|");

		at = put_items(at, t, first, t->solutions, group_of);
		at = text_word(at, RECORDS_NEXT);
		at = put_items(at, t, first, t->solutions, image_of);
		records_end(out, line, at);
	}
	return 0;
}

int
records_sixteen_groups(FILE *out, const struct tables *t)
{
	for (size_t first = 0; first < t->groups; first += ITEMS) {
		char line[LINE_SIZE],
			*at = text_word(line, "q_sixteen_groups(<|");

		at = put_items(at, t, first, t->groups, size_of);
		records_end(out, line, at);
	}
	return 0;
}
