/* rows.c -- packed boards and stored bytes, against bits worked out by hand */
#include "bulk.h"
#include "tables.h"

#include <string.h>

#include "tap.h"

/* Columns from 0, four bits each from the top; then the bytes that ship. */
static const struct {
	struct board board;
	uint64_t packed;
	int bits, size;
	uint8_t bytes[BULK_ITEM_MAX];
} known[] = {
	{ { 1, { 0 } }, UINT64_C(0), 3, 1, { 0 } },
	/* 2413: 001 011 000 010 */
	{ { 4, { 1, 3, 0, 2 } },
	  UINT64_C(0x1302000000000000),
	  3,
	  2,
	  { 0x2C, 0x20 } },
	/* 25314: 001 100 010 000 011 */
	{ { 5, { 1, 4, 2, 0, 3 } },
	  UINT64_C(0x1420300000000000),
	  3,
	  2,
	  { 0x31, 0x06 } },
	/* 15863724: 000 100 111 101 010 110 001 011 */
	{ { 8, { 0, 4, 7, 5, 2, 6, 1, 3 } },
	  UINT64_C(0x0475261300000000),
	  3,
	  3,
	  { 0x13, 0xD5, 0x8B } },
	/* 136824975 */
	{ { 9, { 0, 2, 5, 7, 1, 3, 8, 6, 4 } },
	  UINT64_C(0x0257138640000000),
	  4,
	  5,
	  { 0x02, 0x57, 0x13, 0x86, 0x40 } },
	{ { 16, { 15, 0, 14, 1, 13, 2, 12, 3, 11, 4, 10, 5, 9, 6, 8, 7 } },
	  UINT64_C(0xF0E1D2C3B4A59687),
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
	const struct board *b = &known[i].board;
	struct board again = queens_unpack(b->n, known[i].packed);
	uint8_t bytes[BULK_ITEM_MAX];

	/* bytes that are not written must stay as they are */
	memset(bytes, 0xEE, sizeof bytes);
	tables_row(b, bytes);
	ok(queens_pack(b) == known[i].packed, "%d packed", b->n);
	ok(again.n == b->n && !memcmp(again.col, b->col, sizeof b->col),
	   "%d unpacked", b->n);
	ok(tables_row_bits(b->n) == known[i].bits, "%d, bits", b->n);
	ok(tables_row_bytes(b->n) == known[i].size, "%d, bytes", b->n);
	ok(!memcmp(bytes, known[i].bytes, (size_t)known[i].size) &&
	           (known[i].size == sizeof bytes ||
	            bytes[known[i].size] == 0xEE),
	   "%d stored", b->n);
}

static void
check_group_number(void)
{
	uint32_t group[] = { 0x012345 };
	struct tables t = { .n = 8, .solutions = 1, .group = group };
	uint8_t bytes[BULK_ITEM_MAX];

	for (int size = 1; size <= 3; size++) {
		const uint8_t want[] = { 0x01, 0x23, 0x45 };

		t.groups = (size_t)1 << 8 * size;
		ok(bulk_item(&t, BULK_GROUP_OF, 0, bytes) == size &&
		           !memcmp(bytes, want + 3 - size, (size_t)size),
		   "a group number of %d bytes, big-endian", size);
	}
}

int
main(void)
{
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		check_row(i);
	for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
		struct tables t = { .groups = widths[i].groups };

		ok(tables_group_bytes(&t) == widths[i].bytes,
		   "the numbers of %zu groups take %d bytes", widths[i].groups,
		   widths[i].bytes);
	}
	check_group_number();
	return tap_done();
}
