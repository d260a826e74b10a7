/* bulk.c -- tables as bytes, texts as lines */
#include "bulk.h"

#include "literal.h"
#include "symmetry.h"
#include "text.h"

enum { C90_LITERAL_MAX = 509 }; /* characters */

const char *const bulk_names[BULK_TABLES] = {
	"solutions", "fundamentals", "group_of", "image_of", "group_size",
};

static int
is_by_group(enum bulk_table table)
{
	return table == BULK_FUNDAMENTALS || table == BULK_GROUP_SIZE;
}

size_t
bulk_items(const struct tables *t, enum bulk_table table)
{
	size_t items = is_by_group(table) ? t->groups : t->solutions;

	return items ? items : 1;
}

static int
row_item(const struct tables *t, size_t rank, uint8_t *bytes)
{
	struct board b = { .n = t->n };

	if (rank < t->solutions)
		b = tables_board(t, rank);
	tables_row(&b, bytes);
	return tables_row_bytes(t->n);
}

static int
group_item(const struct tables *t, size_t rank, uint8_t *bytes)
{
	int size = tables_group_bytes(t);

	for (int k = 0; k < size; k++)
		bytes[k] = (uint8_t)(t->group[rank] >> 8 * (size - 1 - k));
	return size;
}

int
bulk_item(const struct tables *t, enum bulk_table table, size_t item,
          uint8_t bytes[BULK_ITEM_MAX])
{
	switch (table) {
	case BULK_SOLUTIONS:
		return row_item(t, item, bytes);
	case BULK_FUNDAMENTALS:
		return row_item(t, t->fundamental[item], bytes);
	case BULK_GROUP_OF:
		return group_item(t, item, bytes);
	case BULK_IMAGE_OF:
		bytes[0] = t->image[item];
		return 1;
	default:
		bytes[0] = t->size[item];
		return 1;
	}
}

size_t
bulk_list_line(const struct tables *t, size_t rank, char line[BULK_LINE_MAX])
{
	struct board b = tables_board(t, rank);
	char *at = text_columns(line, &b, ' ');

	*at++ = '\n';
	return (size_t)(at - line);
}

size_t
bulk_tsv_line(const struct tables *t, size_t rank, char line[BULK_LINE_MAX])
{
	struct board b = tables_board(t, rank);
	uint32_t group = t->group[rank];
	char *at = text_number(line, (uint32_t)rank + 1);

	*at++ = '\t';
	at = text_columns(at, &b, ' ');
	*at++ = '\t';
	at = text_number(at, group + 1);
	*at++ = '\t';
	at = text_word(at, symmetry_names[t->image[rank]]);
	*at++ = '\t';
	*at++ = (char)('0' + t->image[rank]);
	*at++ = '\t';
	at = text_number(at, t->size[group]);
	*at++ = '\n';
	return (size_t)(at - line);
}

void
bulk_write_lines(FILE *out, const struct tables *t, bulk_line_fn *put_line)
{
	char line[BULK_LINE_MAX];

	for (size_t rank = 0; rank < t->solutions; rank++) {
		size_t length = put_line(t, rank, line);

		fwrite(line, 1, length, out);
	}
}

static size_t
item_size(const struct tables *t, enum bulk_table table)
{
	uint8_t bytes[BULK_ITEM_MAX];

	return (size_t)bulk_item(t, table, 0, bytes);
}

size_t
bulk_literal_items(const struct tables *t, enum bulk_table table)
{
	size_t items = 1, size = item_size(t, table);

	while (2 * items * size <= C90_LITERAL_MAX)
		items *= 2;
	return items;
}

void
bulk_write_table(FILE *out, const struct tables *t, enum bulk_table table)
{
	uint8_t bytes[BULK_ITEM_MAX];
	size_t items = bulk_items(t, table), size = item_size(t, table);
	struct literal l =
		literal_begin(out, bulk_literal_items(t, table) * size, ",\n");

	for (size_t item = 0; item < items; item++) {
		bulk_item(t, table, item, bytes);
		for (size_t k = 0; k < size; k++)
			literal_put(&l, bytes[k]);
	}
	literal_finish(&l);
}
