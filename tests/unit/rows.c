/* rows.c -- the stored bytes of rows and groups, against bits worked out by
 * hand */
#include "bulk.h"
#include "tables.h"

#include <string.h>

#include "tap.h"

/* Columns from 0, and the bytes that ship. */
static const struct {
	struct board board;
	int bits, size;
	uint8_t bytes[BULK_ITEM_MAX];
} rows[] = {
	{ { 1, { 0 } }, 3, 1, { 0 } },
	/* 2413: 001 011 000 010 */
	{ { 4, { 1, 3, 0, 2 } }, 3, 2, { 0x2C, 0x20 } },
	/* 25314: 001 100 010 000 011 */
	{ { 5, { 1, 4, 2, 0, 3 } }, 3, 2, { 0x31, 0x06 } },
	/* 15863724: 000 100 111 101 010 110 001 011 */
	{ { 8, { 0, 4, 7, 5, 2, 6, 1, 3 } }, 3, 3, { 0x13, 0xD5, 0x8B } },
	/* 136824975, four bits a queen */
	{ { 9, { 0, 2, 5, 7, 1, 3, 8, 6, 4 } },
	  4,
	  5,
	  { 0x02, 0x57, 0x13, 0x86, 0x40 } },
	{ { 16, { 15, 0, 14, 1, 13, 2, 12, 3, 11, 4, 10, 5, 9, 6, 8, 7 } },
	  4,
	  8,
	  { 0xF0, 0xE1, 0xD2, 0xC3, 0xB4, 0xA5, 0x96, 0x87 } },
};

static const struct {
	size_t groups;
	int bytes;
} widths[] = {
	{ 0, 1 }, { 1, 1 }, { 256, 1 }, { 257, 2 }, { 65536, 2 }, { 65537, 3 },
};

static void
check_row(size_t i)
{
	const struct board *b = &rows[i].board;
	int n = b->n, size = rows[i].size;
	uint8_t bytes[BULK_ITEM_MAX];

	memset(bytes, 0xEE, sizeof bytes);
	tables_row(b, bytes);
	is_u64((uint64_t)tables_row_bits(n), (uint64_t)rows[i].bits,
	       "N=%d: the bits of a queen", n);
	is_u64((uint64_t)tables_row_bytes(n), (uint64_t)size,
	       "N=%d: the bytes of a row", n);
	ok(!memcmp(bytes, rows[i].bytes, (size_t)size),
	   "N=%d: the row is stored as worked out", n);
	ok(size == sizeof bytes || bytes[size] == 0xEE,
	   "N=%d: the byte behind the row stays as it is", n);
}

/* An item of one solution in one group, as bulk_item stores it. */
static void
check_item(enum bulk_table table, size_t groups, int size, const uint8_t *want)
{
	uint32_t group[] = { 0x012345 };
	uint8_t image[] = { 7 }, sizes[] = { 4 }, bytes[BULK_ITEM_MAX];
	struct tables t = { .n = 8,
		            .solutions = 1,
		            .groups = groups,
		            .group = group,
		            .image = image,
		            .size = sizes };

	ok(bulk_item(&t, table, 0, bytes) == size &&
	           !memcmp(bytes, want, (size_t)size),
	   "an item of %s with %zu groups has %d bytes, the high one first",
	   bulk_names[table], groups, size);
}

int
main(void)
{
	static const uint8_t number[] = { 0x01, 0x23, 0x45 };

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		check_row(i);
	for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
		struct tables t = { .groups = widths[i].groups };

		is_u64((uint64_t)tables_group_bytes(&t),
		       (uint64_t)widths[i].bytes,
		       "the bytes of a number of %zu groups", widths[i].groups);
	}
	for (int size = 1; size <= 3; size++)
		check_item(BULK_GROUP_OF, (size_t)1 << 8 * size, size,
		           number + 3 - size);
	check_item(BULK_IMAGE_OF, 1, 1, (const uint8_t[]){ 7 });
	check_item(BULK_GROUP_SIZE, 1, 1, (const uint8_t[]){ 4 });
	return tap_done();
}
