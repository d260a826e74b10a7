q_facts(<|compact|>)m4_dnl
/* Made by queens q_version from queens_compact.c.m4, N=q_n PREFIX=q_prefix.  Do not edit. */
#include "q_name<||>_compact.h"

#if q_ID(COMPACT_CHECK) != 0x<||>q_check<||>UL
#error "q_name<||>_compact.c and q_name<||>_compact.h are of different makes: generate both again"
#endif
#ifndef q_ID(COMPACT_VERSION_)<||>q_version_id
#error "q_name<||>_compact.c and q_name<||>_compact.h are of different versions: generate both again"
#endif

/*
 * The fundamental solutions are paths of a tree, a level a row.  At each node
 * stands a bit for each open column, the lowest first, 1 if a path goes on
 * there, and what stands in that subtree follows it.  A column is open if a
 * queen there leaves every later row a free one.  The last open column of a
 * node has no bit if no path took another one.  In row 0 the left half is open,
 * each column with a bit.
 */
static const uint8_t q_ID(ATTR) q_id(guide)[q_ID(COMPACT_BYTES)] = {
q_each(<|guide|>, <|	$1,
|>)};

/*
 * What a queen in a row, or none, leaves of the next row: note it there, and
 * return the columns that are free.
 */
static uint_fast16_t
q_id(descend)(struct q_id(row) *row, uint_fast16_t queen)
{
	struct q_id(row) *next = &row[1];
	uint_fast16_t columns = row->columns | queen;
	uint_fast16_t left = (row->left | queen) << 1;
	uint_fast16_t right = (row->right | queen) >> 1;

	next->columns = (uint16_t)columns;
	next->left = (uint16_t)left;
	next->right = (uint16_t)right;
	return ~(columns | left | right) & q_all_columns<||>U;
}

static uint32_t
q_id(read_bit)(struct q_id(walk) *walk)
{
	uint32_t bit = walk->bits;

	walk->bits++;
	return ((uint32_t)q_ID(READ_U8)(&q_id(guide)[bit / 8U]) >> (bit % 8U)) & 1U;
}

/*
 * Which of the free columns of a row leave every later row, to the last, a free
 * one.  What is below a row while columns are tried there is room to look ahead.
 */
static uint_fast16_t
q_id(open_columns)(struct q_id(row) *row, const struct q_id(row) *last,
                   uint_fast16_t free)
{
	uint_fast16_t untried = free;
	uint_fast16_t open = 0U;

	while (untried != 0U) {
		struct q_id(row) *later = row;
		uint_fast16_t queen = untried & (~untried + 1U);
		uint_fast16_t left = q_id(descend)(later, queen);

		untried ^= queen;
		later++;
		while ((later != last) && (left != 0U)) {
			left = q_id(descend)(later, 0U);
			later++;
		}
		if (left != 0U) {
			open |= queen;
		}
	}
	return open;
}

/* Back from the last row but one to one with an open column, and on from
   there. */
int
q_id(walk_fundamental)(struct q_id(walk) *walk)
{
	struct q_id(row) *const last = &walk->row[q_n - 1];
	struct q_id(row) *row = &walk->row[q_n - 2];
	uint_fast16_t taken = 1U; /* whether a path took a column of this node */

	if (walk->bits == 0U) {
		walk->row[0].open = q_half<||>U;
	}
	do {
		uint_fast16_t open = row->open;
		uint_fast16_t queen = open & (~open + 1U);

		open ^= queen;
		row->open = (uint16_t)open;
		row->queen = (uint16_t)queen;
		if (queen == 0U) {
			taken = 1U;
			row = (row == walk->row) ? last : &row[-1];
		} else if (((open | taken) == 0U) || (q_id(read_bit)(walk) != 0U)) {
			uint_fast16_t free = q_id(descend)(row, queen);

			taken = 0U;
			row++;
			row->queen = (uint16_t)free;
			if (row != last) {
				row->open = (uint16_t)q_id(open_columns)(row, last, free);
			}
		} else {
			/* no path by that column */
		}
	} while (row != last);
	return walk->row[0].queen != 0U;
}

/*
 * The image of that number, reflected from 4 on, then turned.  Returns whether
 * it is the fundamental solution.
 */
static int
q_id(transform)(struct q_id(walk) *walk)
{
	int is_same = 1;
	uint8_t from;

	for (from = 0U; from < q_n<||>U; from++) {
		uint8_t row = (walk->image < 4U) ? from : (uint8_t)(q_n<||>U - 1U - from);
		uint8_t column = 0U;
		uint8_t turns;

		while (((walk->row[from].queen >> column) & 1U) == 0U) {
			column++;
		}
		for (turns = walk->image % 4U; turns > 0U; turns--) {
			uint8_t turned = column;

			column = (uint8_t)(q_n<||>U - 1U - row);
			row = turned;
		}
		walk->column[row] = column;
		if (((walk->row[row].queen >> column) & 1U) == 0U) {
			is_same = 0;
		}
	}
	return is_same;
}

/* An image like the fundamental solution makes the later turns repeat. */
int
q_id(walk_next)(struct q_id(walk) *walk)
{
	int is_found = 1;

	do {
		walk->image = walk->next;
		walk->next = (uint8_t)((walk->next + 1U) % 8U);
		if (walk->image == 0U) {
			walk->repeats = 0U;
			is_found = q_id(walk_fundamental)(walk);
		}
		if (!is_found) {
			walk->next = 0U;
		} else if (q_id(transform)(walk) && (walk->image != 0U)) {
			walk->repeats = (uint8_t)(walk->repeats | (4U - walk->image));
		} else {
			/* another board */
		}
	} while (is_found && ((walk->image & walk->repeats) != 0U));
	return is_found;
}
