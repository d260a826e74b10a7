/* string_tables.c -- one literal holds many items: compilers count literals */
#include "string_tables.h"

#include "literal.h"

enum {
	C90_LITERAL_MAX = 509, /* characters */
	ITEM_MAX = BOARD_MAX,  /* bytes */
};

const char *const string_tables_names[TABLES] = {
	"solutions", "fundamentals", "group_of", "image_of", "group_size",
};

size_t
string_tables_group_bytes(const struct tables *t)
{
	return t->groups <= 1 << 8 ? 1 : t->groups <= 1 << 16 ? 2 : 3;
}

static size_t
item_size(const struct tables *t, enum table table)
{
	switch (table) {
	case TABLE_SOLUTIONS:
	case TABLE_FUNDAMENTALS:
		return (size_t)t->n;
	case TABLE_GROUP_OF:
		return string_tables_group_bytes(t);
	default:
		return 1;
	}
}

size_t
string_tables_items(const struct tables *t, enum table table)
{
	size_t items = 1, size = item_size(t, table);

	while (2 * items * size <= C90_LITERAL_MAX)
		items *= 2;
	return items;
}

static void
copy_columns(const struct tables *t, size_t rank, uint8_t *bytes)
{
	struct board b = tables_board(t, rank);

	for (int r = 0; r < b.n; r++)
		bytes[r] = b.col[r];
}

static void
copy_group(const struct tables *t, size_t rank, uint8_t *bytes)
{
	size_t size = string_tables_group_bytes(t);

	for (size_t k = 0; k < size; k++)
		bytes[k] = (uint8_t)(t->group[rank] >> 8 * (size - 1 - k));
}

static void
copy_item(const struct tables *t, enum table table, size_t item, uint8_t *bytes)
{
	switch (table) {
	case TABLE_SOLUTIONS:
		copy_columns(t, item, bytes);
		break;
	case TABLE_FUNDAMENTALS:
		copy_columns(t, t->fundamental[item], bytes);
		break;
	case TABLE_GROUP_OF:
		copy_group(t, item, bytes);
		break;
	case TABLE_IMAGE_OF:
		bytes[0] = t->image[item];
		break;
	default:
		bytes[0] = t->size[item];
	}
}

/* The arrays of t have a spare item, all zeros. */
static size_t
count_items(const struct tables *t, enum table table)
{
	int is_by_group =
		table == TABLE_FUNDAMENTALS || table == TABLE_GROUP_SIZE;
	size_t items = is_by_group ? t->groups : t->solutions;

	return items ? items : 1;
}

void
string_tables_write(FILE *out, const struct tables *t, enum table table)
{
	size_t items = count_items(t, table), size = item_size(t, table);
	struct literal l =
		literal_begin(out, string_tables_items(t, table) * size, ",\n");

	for (size_t item = 0; item < items; item++) {
		uint8_t bytes[ITEM_MAX] = { 0 };

		copy_item(t, table, item, bytes);
		for (size_t k = 0; k < size; k++)
			literal_put(&l, bytes[k]);
	}
	literal_finish(&l);
}
