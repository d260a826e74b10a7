/* leaves.c -- each shape counts what leaves spare, also if cells overflow */
#pragma GCC diagnostic ignored "-Wunused-function" /* table_make */
#include "kernel/leaves.h"
#include "kernel/product.h"

#include "fence.h"
#include "tap.h"

enum { SQUARES = 8, ROWS = 3, VECTORS = WIDE_PLANES * WIDE };

/* Vectors above the leaves, and those of the squares; three rows of a tree have
   the same ones. */
static vector above[VECTORS], square[SQUARES][16];
static struct cells cells;

static unsigned
random_number(unsigned end)
{
	static uint64_t state = 1;

	state = state * UINT64_C(6364136223846793005) + 1442695040888963407;
	return (unsigned)(state >> 33) % end;
}

/* The bytes of one lane have most bits, so that its cells overflow first. */
static void
fill(unsigned planes, unsigned full)
{
	for (unsigned v = 0; v < VECTORS; v++)
		for (unsigned i = 0; i < VECTOR_BYTES; i++) {
			int is_full = v / planes * VECTOR_BYTES + i == full;

			above[v][i] =
				(uint8_t)(is_full ? 255
			                          : random_number(256) & 0x11);
			for (unsigned s = 0; s < SQUARES; s++)
				square[s][v][i] =
					(uint8_t)(random_number(256) | 0xA4);
		}
}

/* A node with leaves. */
static unsigned
make_items(union item *item, unsigned leaves)
{
	struct node node = { .items = leaves,
		             .leaves = leaves,
		             .square = (uint16_t)random_number(SQUARES) };

	memcpy(item, &node, sizeof node);
	for (unsigned i = 0; i < leaves; i++) {
		struct leaf *leaf = &item[NODE_ITEMS + i].leaf;

		leaf->position = (uint16_t)random_number(ROWS);
		for (int k = 0; k < LAST; k++)
			leaf->column[k] = (uint8_t)random_number(SQUARES);
	}
	return NODE_ITEMS + leaves;
}

/* Bits that these have in common in a lane, of all its planes. */
static unsigned
common(unsigned planes, unsigned lane, unsigned s, const struct leaf *leaf)
{
	unsigned sum = 0, i = lane % VECTOR_BYTES;
	unsigned v = lane / VECTOR_BYTES * planes;

	for (unsigned end = v + planes; v < end; v++)
		sum += (unsigned)__builtin_popcount(
			above[v][i] & square[s][v][i] &
			square[leaf->column[0]][v][i] &
			square[leaf->column[1]][v][i] &
			square[leaf->column[2]][v][i]);
	return sum;
}

/* Returns how many cells are wrong after these nodes. */
static unsigned
count(unsigned planes, unsigned groups, unsigned nodes)
{
	enum { LEAVES = 40 };
	static union item item[NODE_ITEMS + LEAVES];
	uint64_t wanted[ROWS][WIDE * VECTOR_BYTES] = { 0 };
	unsigned lanes = groups * VECTOR_BYTES;
	unsigned wrong = cells_begin(&cells, ROWS, lanes) != 0;
	struct place p = { .cells = &cells,
		           .above = above,
		           .square = square[0],
		           .last = { square[0], square[0], square[0] },
		           .cell = cells.cell,
		           .square_shift = shift_of(sizeof *square),
		           .row_shift = cells.shift };

	while (nodes--) {
		unsigned items = make_items(item, LEAVES);

		shaped[planes][groups](&p, item, item + items);
		for (unsigned i = NODE_ITEMS; i < items; i++)
			for (unsigned lane = 0; lane < lanes; lane++)
				wanted[item[i].leaf.position][lane] += common(
					planes, lane, node_at(item).square,
					&item[i].leaf);
	}
	for (unsigned row = 0; row < ROWS; row++)
		for (unsigned lane = 0; lane < lanes; lane++)
			wrong +=
				cell_at(&cells, row, lane) != wanted[row][lane];
	return wrong;
}

static void
check_shape(unsigned planes, unsigned groups)
{
	unsigned wrong = 0;

	for (unsigned full = 0; full < groups * VECTOR_BYTES; full++) {
		fill(planes, full);
		wrong += count(planes, groups, 13);
	}
	ok(!wrong, "%u planes of %u groups: the fullest lane overflows", planes,
	   groups);
}

/* Groups of so many planes, side by side. */
static void
check_division(void)
{
	static const unsigned planes[] = { 1, 1, 1, 1, 1, 1, 2, 3, 3, 0, 0,
		                           7, 7, 4, 2, 2, 2, 2, 2, 2, 2 };
	struct table t = { .groups = LENGTH(planes) };
	unsigned wrong = 0, groups;

	for (unsigned g = 0; g < t.groups; g++)
		t.first[g + 1] = t.first[g] + planes[g];
	for (unsigned g = 0; g < t.groups && !wrong; g += groups) {
		groups = groups_of_shape(&t, g, t.groups);
		wrong = groups < 1 || groups > WIDE || g + groups > t.groups ||
		        (planes[g] && !shaped[planes[g]][groups]);
		for (unsigned i = 1; i < groups && !wrong; i++)
			wrong = planes[g + i] != planes[g];
	}
	ok(!wrong, "there is a function for each part of a table");
}

/* Rows of full cells, from any byte on, up to the most lanes. */
static void
check_products(void)
{
	static uint8_t full[3432 + 2 * STRIP], some[3432 + 2 * STRIP];
	unsigned wrong = 0;

	memset(full, 255, sizeof full);
	for (unsigned lanes = 0; lanes <= 3432; lanes += 11) {
		memset(some, 0, sizeof some);
		memset(some + lanes % 16, 255, lanes);
		wrong += sum_of_products(full, some + lanes % 16, lanes) !=
		         lanes * 255 * 255;
	}
	ok(!wrong, "the products of full cells, up to 3432 in a row");
}

int
main(void)
{
	for (unsigned planes = 1; planes <= PLANES; planes++)
		for (unsigned groups = 1; groups <= WIDE; groups++)
			if (shaped[planes][groups])
				check_shape(planes, groups);
	check_division();
	fill(PLANES, 0);
	ok(!count(PLANES, 1, 300), "a cell has more than 16 bits");
	cells_free(&cells);
	check_products();
	return tap_done();
}
