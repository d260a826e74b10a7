m4_include(forms/avr_60_kb.m4)m4_dnl
m4_define(<|q_guide_bytes|>, 0)q_each(<|byte|>, <|m4_define(<|q_guide_bytes|>, $1)|>)m4_dnl
/* q_made(_compact.c) */
/* clang-format off */
#include "q_name<||>_compact.h"

#if q_ID(COMPACT_CHECK) != 0x<||>q_check<||>UL || \
	q_ID(COMPACT_VERSION) != q_version_number
#error "q_name<||>_compact.c and q_name<||>_compact.h do not belong together: generate both again"
#endif

/* A number as one of few bits, in C++ and in C. */
#ifdef __cplusplus
#define q_ID(U8)(number) static_cast<uint8_t>(number)
#define q_ID(U16)(number) static_cast<uint16_t>(number)
#else
#define q_ID(U8)(number) ((uint8_t)(number))
#define q_ID(U16)(number) ((uint16_t)(number))
#endif

/*
 * The fundamental solutions are the paths through a tree.  A node of the tree
 * is a board with queens in its first rows.  A column of the next row is open
 * if a queen there leaves every later row a free column.  In row 0 the left
 * half is open, with the middle column.
 *
 * A node has a bit for each open column, the lowest first: 1 if a path takes
 * this column.  The bits of the node that the path leads to follow that bit.
 * The last open column has no bit if no path takes another one, because then a
 * path must take it.  Row 0 has a bit for each column.
 */
static const uint8_t q_attr(guide) q_id(guide)[q_ID(COMPACT_BYTES)] = {
q_each(<|byte|>, <|q_every(12, m4_decr($1), <|	|>)$2,q_every(12, $1, <|
|>)|>)
};
q_avr_60_kb(q_guide_bytes, guide)
/*
 * Puts a queen, or none, into a row.  Notes in the next row which columns are
 * attacked there, and returns those that are free.
 */
static uint_fast16_t
q_id(descend)(struct q_id(row) *row, uint_fast16_t queen)
{
	struct q_id(row) *next = &row[1];
	uint_fast16_t columns = row->columns | queen;
	uint_fast16_t left = q_ID(U16)((row->left | queen) << 1);
	uint_fast16_t right = (row->right | queen) >> 1;

	next->columns = q_ID(U16)(columns);
	next->left = q_ID(U16)(left);
	next->right = q_ID(U16)(right);
	return ~(columns | left | right) & m4_eval((1 << q_n) - 1)U;
}

static uint32_t
q_id(read_bit)(struct q_id(walk) *walk)
{
	uint32_t bit = walk->bits;
	uint32_t byte = q_ID(READ_U8)(&q_id(guide)[bit / 8U]);

	walk->bits++;
	return (byte >> (bit % 8U)) & 1U;
}

/*
 * Returns the open ones of the free columns of a row.  It uses the later rows
 * to look ahead: a walk sets them anew when it gets there.
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

/*
 * Goes back from the last row but one to a row that has an open column, and
 * from there forward to the last row.
 */
int
q_id(walk_fundamental)(struct q_id(walk) *walk)
{
	struct q_id(row) *const last = &walk->row[q_n - 1];
	struct q_id(row) *row = &walk->row[q_n - 2];
	uint_fast16_t taken = 1U; /* 1 if a path took a column of this node */

	if (walk->bits == 0U) {
		walk->row[0].open = m4_eval((1 << (q_n + 1) / 2) - 1)U;
	}
	do {
		uint_fast16_t open = row->open;
		uint_fast16_t queen = open & (~open + 1U);

		open ^= queen;
		row->open = q_ID(U16)(open);
		row->queen = q_ID(U16)(queen);
		if (queen == 0U) {
			taken = 1U;
			row = (row == walk->row) ? last : &row[-1];
		} else if (((open | taken) == 0U) || (q_id(read_bit)(walk) != 0U)) {
			uint_fast16_t columns = q_id(descend)(row, queen);

			taken = 0U;
			row++;
			row->queen = q_ID(U16)(columns);
			if (row != last) {
				columns = q_id(open_columns)(row, last, columns);
				row->open = q_ID(U16)(columns);
			}
		} else {
			/* no path takes this column */
		}
	} while (row != last);
	return walk->row[0].queen != 0U;
}

/*
 * Sets the columns to those of the walk's image.  Returns 1 if this image is
 * the same board as the fundamental solution.
 */
static int
q_id(transform)(struct q_id(walk) *walk)
{
	int is_same = 1;
	uint8_t from;

	for (from = 0U; from < q_n<||>U; from++) {
		uint8_t opposite = q_ID(U8)(m4_decr(q_n)U - from);
		uint8_t row = (walk->image < 4U) ? from : opposite;
		uint8_t column = 0U;
		uint8_t turns;

		while (((walk->row[from].queen >> column) & 1U) == 0U) {
			column++;
		}
		for (turns = walk->image % 4U; turns > 0U; turns--) {
			uint8_t turned = column;

			column = q_ID(U8)(m4_decr(q_n)U - row);
			row = turned;
		}
		walk->column[row] = column;
		if (((walk->row[row].queen >> column) & 1U) == 0U) {
			is_same = 0;
		}
	}
	return is_same;
}

/*
 * Skips images that repeat an earlier one.  If image 2, the half turn, is the
 * fundamental solution again, images 2, 3, 6 and 7 repeat: these numbers have
 * the bit 2.  If image 1, the quarter turn, is the fundamental solution again,
 * all but 0 and 4 repeat: these numbers have the bit 1 or 2.
 */
int
q_id(walk_next)(struct q_id(walk) *walk)
{
	int is_found = 1;

	do {
		walk->image = walk->next;
		walk->next = q_ID(U8)((walk->next + 1U) % 8U);
		if (walk->image == 0U) {
			walk->repeats = 0U;
			is_found = q_id(walk_fundamental)(walk);
		}
		if (!is_found) {
			walk->next = 0U;
		} else if (q_id(transform)(walk) && (walk->image != 0U)) {
			walk->repeats = q_ID(U8)(walk->repeats | (4U - walk->image));
		} else {
			/* nothing repeats */
		}
	} while (is_found && ((walk->image & walk->repeats) != 0U));
	return is_found;
}
