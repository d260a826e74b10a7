/* Made by queens q_version from queens.h.m4, N=q_n PREFIX=q_prefix.  Do not edit. */
#ifndef q_ID(H)
#define q_ID(H)

/*
 * All solutions of q_n queens, and their groups under the symmetries of the
 * square.  Rows and columns count from 0.
 *
 * SHA-256 of the solutions as text (columns from 1, a blank between them, a
 * line each):
 * q_sha256
 */

#include <stdint.h>

#define q_ID(N) q_n
#define q_ID(SOLUTIONS) q_solutions
#define q_ID(FUNDAMENTALS) q_fundamentals
#define q_ID(ROW_BYTES) q_row_bytes
#define q_ID(GROUP_BYTES) q_group_bytes
#define q_ID(GROUPS_OF_8) q_groups_of_8
#define q_ID(GROUPS_OF_4) q_groups_of_4
#define q_ID(GROUPS_OF_2) q_groups_of_2
#define q_ID(GROUPS_OF_1) q_groups_of_1

/* q_name.c refuses another header than its own. */
#define q_ID(CHECK) 0x<||>q_check<||>UL
#define q_ID(VERSION_)<||>q_version_id

/*
 * Where the tables stand and how a byte of them is read.  Define either to
 * have them elsewhere; AVR keeps them in flash without being told.
 */
m4_include(forms/hooks.m4)m4_dnl

/*
 * Items stored: a spare one where there are no solutions, for ISO C has no
 * empty array.
 */
#define q_ID(ROWS) q_rows
#define q_ID(GROUPS) q_groups

#if defined(__AVR__) && q_ID(ROWS) * q_ID(ROW_BYTES) > 32767
#error "an object of AVR has at most 32767 bytes: take a board to N=11, or the compact form of one to N=13 (make compact)"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Solutions in lexicographic order, q_row_bits bits a queen, row 0 in the top bits. */
extern const uint8_t q_ID(ATTR) q_table(solutions, q_ID(ROWS), q_ID(ROW_BYTES));
/* The fundamental solutions, the least of each group, in the same form. */
extern const uint8_t q_ID(ATTR) q_table(fundamentals, q_ID(GROUPS), q_ID(ROW_BYTES));
/* The group of each solution, big-endian. */
extern const uint8_t q_ID(ATTR) q_table(group_of, q_ID(ROWS), q_ID(GROUP_BYTES));
/*
 * Which image of its group's fundamental solution each solution is: 0 itself,
 * 1, 2, 3 turned clockwise by 90, 180, 270 degrees, 4 to 7 the same after a
 * reflection about the bottom edge.
 */
extern const uint8_t q_ID(ATTR) q_list(image_of, q_ID(ROWS));
/* How many solutions each group has: 8, 4, 2 or 1. */
extern const uint8_t q_ID(ATTR) q_list(group_size, q_ID(GROUPS));

#ifdef __cplusplus
}
#endif

/*
 * Column of the queen in `row` of solution i, of fundamental solution g.
 * These macros evaluate their arguments more than once.
 */
#define q_ID(COLUMN)(i, row) \
	q_ID(FIELD)(q_ID(SOLUTIONS_AT)(i, q_ID(BIT)(row, 0U) / 8U), \
	            q_ID(SOLUTIONS_AT)(i, q_ID(BIT)(row, q_last_bit<||>U) / 8U), \
	            q_ID(BIT)(row, 0U) % 8U)
#define q_ID(FUNDAMENTAL_COLUMN)(g, row) \
	q_ID(FIELD)(q_ID(FUNDAMENTALS_AT)(g, q_ID(BIT)(row, 0U) / 8U), \
	            q_ID(FUNDAMENTALS_AT)(g, q_ID(BIT)(row, q_last_bit<||>U) / 8U), \
	            q_ID(BIT)(row, 0U) % 8U)

/* Group, and image of its fundamental, of solution i; size of group g. */
#define q_ID(GROUP)(i) q_group_number(i)
#define q_ID(IMAGE)(i) ((unsigned)q_list_at(image_of, i))
#define q_ID(GROUP_SIZE)(g) ((unsigned)q_list_at(group_size, g))

/* Inner: a byte; a queen in one byte, or across two. */
#define q_ID(SOLUTIONS_AT)(i, k) \
	((unsigned)q_table_at(solutions, i, k, q_row_bytes))
#define q_ID(FUNDAMENTALS_AT)(i, k) \
	((unsigned)q_table_at(fundamentals, i, k, q_row_bytes))
#define q_ID(FIELD)(first, last, shift) \
	((((((first) << 8U) | (last)) << (shift)) >> q_row_shift<||>U) & q_row_mask<||>U)

/* Where in a row of the table a queen's first bit is, or a later one.  Bits are
   few: an 8-bit machine counts them in a byte. */
#ifdef __AVR__
#define q_ID(BIT)(row, more) ((unsigned)(uint8_t)(((unsigned)(row) * q_row_bits<||>U) + (more)))
#else
#define q_ID(BIT)(row, more) (((unsigned)(row) * q_row_bits<||>U) + (more))
#endif

#endif
