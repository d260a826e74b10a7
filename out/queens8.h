/* Made by queens 1.0 from queens.h.m4, N=8 PREFIX=queens.  Do not edit. */
#ifndef QUEENS8_H
#define QUEENS8_H

/*
 * All solutions of 8 queens, and their groups under the symmetries of the
 * square.  Rows and columns count from 0.
 *
 * SHA-256 of the solutions as text (columns from 1, a blank between them, a
 * line each):
 * a1982849140ff26fbbf5536021ec1f8a506f40282ce4bc0134d195ef13908b06
 */

#include <stdint.h>

#define QUEENS8_N 8
#define QUEENS8_SOLUTIONS 92
#define QUEENS8_FUNDAMENTALS 12
#define QUEENS8_ROW_BYTES 3
#define QUEENS8_GROUP_BYTES 1
#define QUEENS8_GROUPS_OF_8 11
#define QUEENS8_GROUPS_OF_4 1
#define QUEENS8_GROUPS_OF_2 0
#define QUEENS8_GROUPS_OF_1 0

/* queens8.c refuses another header than its own. */
#define QUEENS8_CHECK 0xa1982849UL
#define QUEENS8_VERSION_1_0

/*
 * Where the tables stand and how a byte of them is read.  Define either to
 * have them elsewhere; AVR keeps them in flash without being told.
 */
#ifdef __AVR__
#include <avr/pgmspace.h>
#ifndef QUEENS8_ATTR
#define QUEENS8_ATTR PROGMEM
#endif
#ifndef QUEENS8_READ_U8
#define QUEENS8_READ_U8(p) pgm_read_byte(p)
#endif
#endif
#ifndef QUEENS8_ATTR
#define QUEENS8_ATTR
#endif
#ifndef QUEENS8_READ_U8
#define QUEENS8_READ_U8(p) (*(p))
#endif

/*
 * Items stored: a spare one where there are no solutions, for ISO C has no
 * empty array.
 */
#define QUEENS8_ROWS 92
#define QUEENS8_GROUPS 12

#if defined(__AVR__) && QUEENS8_ROWS * QUEENS8_ROW_BYTES > 32767
#error "an object of AVR has at most 32767 bytes: take a board to N=11, or the compact form of one to N=13 (make compact)"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Solutions in lexicographic order, 3 bits a queen, row 0 in the top bits. */
extern const uint8_t QUEENS8_ATTR queens8_solutions[QUEENS8_ROWS][QUEENS8_ROW_BYTES];
/* The fundamental solutions, the least of each group, in the same form. */
extern const uint8_t QUEENS8_ATTR queens8_fundamentals[QUEENS8_GROUPS][QUEENS8_ROW_BYTES];
/* The group of each solution, big-endian. */
extern const uint8_t QUEENS8_ATTR queens8_group_of[QUEENS8_ROWS][QUEENS8_GROUP_BYTES];
/*
 * Which image of its group's fundamental solution each solution is: 0 itself,
 * 1, 2, 3 turned clockwise by 90, 180, 270 degrees, 4 to 7 the same after a
 * reflection about the bottom edge.
 */
extern const uint8_t QUEENS8_ATTR queens8_image_of[QUEENS8_ROWS];
/* How many solutions each group has: 8, 4, 2 or 1. */
extern const uint8_t QUEENS8_ATTR queens8_group_size[QUEENS8_GROUPS];

#ifdef __cplusplus
}
#endif

/*
 * Column of the queen in `row` of solution i, of fundamental solution g.
 * These macros evaluate their arguments more than once.
 */
#define QUEENS8_COLUMN(i, row) \
	QUEENS8_FIELD(QUEENS8_SOLUTIONS_AT(i, QUEENS8_BIT(row, 0U) / 8U), \
	            QUEENS8_SOLUTIONS_AT(i, QUEENS8_BIT(row, 2U) / 8U), \
	            QUEENS8_BIT(row, 0U) % 8U)
#define QUEENS8_FUNDAMENTAL_COLUMN(g, row) \
	QUEENS8_FIELD(QUEENS8_FUNDAMENTALS_AT(g, QUEENS8_BIT(row, 0U) / 8U), \
	            QUEENS8_FUNDAMENTALS_AT(g, QUEENS8_BIT(row, 2U) / 8U), \
	            QUEENS8_BIT(row, 0U) % 8U)

/* Group, and image of its fundamental, of solution i; size of group g. */
#define QUEENS8_GROUP(i) ((unsigned)QUEENS8_READ_U8(&queens8_group_of[i][0]))
#define QUEENS8_IMAGE(i) ((unsigned)QUEENS8_READ_U8(&queens8_image_of[i]))
#define QUEENS8_GROUP_SIZE(g) ((unsigned)QUEENS8_READ_U8(&queens8_group_size[g]))

/* Inner: a byte; a queen in one byte, or across two. */
#define QUEENS8_SOLUTIONS_AT(i, k) \
	((unsigned)QUEENS8_READ_U8(&queens8_solutions[i][k]))
#define QUEENS8_FUNDAMENTALS_AT(i, k) \
	((unsigned)QUEENS8_READ_U8(&queens8_fundamentals[i][k]))
#define QUEENS8_FIELD(first, last, shift) \
	((((((first) << 8U) | (last)) << (shift)) >> 13U) & 7U)

/* Where in a row of the table a queen's first bit is, or a later one.  Bits are
   few: an 8-bit machine counts them in a byte. */
#ifdef __AVR__
#define QUEENS8_BIT(row, more) ((unsigned)(uint8_t)(((unsigned)(row) * 3U) + (more)))
#else
#define QUEENS8_BIT(row, more) (((unsigned)(row) * 3U) + (more))
#endif

#endif
