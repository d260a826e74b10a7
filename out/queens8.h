/* Made by queens 2.0 from queens.h.m4, N=8 PREFIX=queens.  Do not edit. */
#ifndef QUEENS8_H
#define QUEENS8_H

/**
 * @file
 * All solutions of 8 queens, and their groups under the symmetries of the
 * square.  Solutions, groups, rows and columns count from 0.
 *
 * This program prints all solutions:
 *
 * @code
 * #include <stdio.h>
 * #include "queens8.h"
 *
 * int main(void)
 * {
 *         unsigned long i;
 *         unsigned row;
 *
 *         for (i = 0; i < QUEENS8_SOLUTIONS; i++) {
 *                 for (row = 0; row < QUEENS8_N; row++)
 *                         printf("%u ", QUEENS8_COLUMN(i, row) + 1U);
 *                 printf("in group %lu\n", QUEENS8_GROUP(i) + 1UL);
 *         }
 *         return 0;
 * }
 * @endcode
 *
 * Nothing checks an index: a macro with an index that is too large reads past
 * the end of a table.
 *
 * You may define the macros below, in the same way for each file that includes
 * this header and for queens8.c.  Define them on the command line, or in a
 * header of your own that the macro QUEENS8_CONFIG names:
 * -Dq_ID(CONFIG)='"my.h"'.
 *
 * - QUEENS8_ATTR(table), QUEENS8_READ_U8(p): where a table stands, and how a
 *   byte of it is read.  By default an AVR keeps the tables in flash.
 * - QUEENS8_NO_SOLUTIONS, QUEENS8_NO_FUNDAMENTALS, QUEENS8_NO_GROUP_OF,
 *   QUEENS8_NO_IMAGE_OF, QUEENS8_NO_GROUP_SIZE: each leaves out one table.  Use
 *   them if the linker does not drop unused tables.
 * - QUEENS8_FUNCTIONS: queens8.c has functions too, and the numbers as objects.
 * - QUEENS8_ASSERT(claim): the functions check their arguments with it.
 *
 * A compiler without a C library, such as riscv64-unknown-elf-gcc, has the
 * header stdint.h only with -ffreestanding.
 *
 * SHA-256 of the solutions as text, one solution a line: columns from 1,
 * separated by blanks.
 * a1982849140ff26fbbf5536021ec1f8a506f40282ce4bc0134d195ef13908b06
 */

#include <stdint.h>

/** The number of rows, of columns, and of queens. */
#define QUEENS8_N 8
/** The number of all solutions. */
#define QUEENS8_SOLUTIONS 92
/** The number of fundamental solutions, and of groups. */
#define QUEENS8_FUNDAMENTALS 12
/** The number of bytes of a stored solution. */
#define QUEENS8_ROW_BYTES 3
/** The number of bytes of a stored group number. */
#define QUEENS8_GROUP_BYTES 1
/** The number of groups that have 8 solutions. */
#define QUEENS8_GROUPS_OF_8 11
/** The number of groups that have 4 solutions. */
#define QUEENS8_GROUPS_OF_4 1
/** The number of groups that have 2 solutions. */
#define QUEENS8_GROUPS_OF_2 0
/** The number of groups that have 1 solution. */
#define QUEENS8_GROUPS_OF_1 0

/** The first 8 hexadecimal digits of the SHA-256.  queens8.c checks them. */
#define QUEENS8_CHECK 0xa1982849UL
/** The version of the generator, 100 * major + minor. */
#define QUEENS8_VERSION 200
/** @cond */
#define QUEENS8_PREFIX_queens /* in its own case, for queens8.c to check */
/** @endcond */

#ifdef QUEENS8_CONFIG
#include QUEENS8_CONFIG
#endif

#ifdef __AVR__
#include <avr/pgmspace.h>
#ifndef QUEENS8_ATTR
#define QUEENS8_ATTR(table) PROGMEM
#endif
#ifndef QUEENS8_READ_U8
#define QUEENS8_READ_U8(p) pgm_read_byte(p)
#endif
#endif

#ifndef QUEENS8_ATTR
/**
 * The attributes of a table: by default none, on an AVR PROGMEM.  They may name
 * a section for each table:
 *
 * @code
 * #define QUEENS8_ATTR(table) __attribute__((section(".flash." #table)))
 * @endcode
 *
 * @param table  the name of the table in C
 */
#define QUEENS8_ATTR(table)
#endif

#ifndef QUEENS8_READ_U8
/**
 * How a byte of a table is read.
 *
 * @param p  its address, const uint8_t *
 * @return the byte, uint8_t
 */
#define QUEENS8_READ_U8(p) (*(p))
#endif

/** The number of stored solutions: at least 1, because C has no empty array. */
#define QUEENS8_ROWS 92
/** The number of stored groups: at least 1. */
#define QUEENS8_GROUPS 12

#if defined(__AVR__) && !defined(QUEENS8_NO_SOLUTIONS) && \
	QUEENS8_ROWS * QUEENS8_ROW_BYTES > 32767
#error "an object of AVR has at most 32767 bytes: take a board to N=11, or the compact form of one to N=13 (make compact)"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#ifndef QUEENS8_NO_SOLUTIONS
/** Solutions in lexicographic order, 3 bits a queen, row 0 in the top bits. */
extern const uint8_t QUEENS8_ATTR(queens8_solutions) queens8_solutions[QUEENS8_ROWS][QUEENS8_ROW_BYTES];
#endif

#ifndef QUEENS8_NO_FUNDAMENTALS
/** Fundamental solutions, stored alike: the least member of each group. */
extern const uint8_t QUEENS8_ATTR(queens8_fundamentals) queens8_fundamentals[QUEENS8_GROUPS][QUEENS8_ROW_BYTES];
#endif

#ifndef QUEENS8_NO_GROUP_OF
/** The group of each solution, high byte first. */
extern const uint8_t QUEENS8_ATTR(queens8_group_of) queens8_group_of[QUEENS8_ROWS][QUEENS8_GROUP_BYTES];
#endif

#ifndef QUEENS8_NO_IMAGE_OF
/**
 * For each solution, the number of the image that makes it from its group's
 * fundamental solution.  Image 0 is the fundamental solution itself.  Images 1, 2 and 3 turn it clockwise by 90,
 * 180 and 270 degrees.  Image 4 reflects it about the bottom edge.  Images 5, 6
 * and 7 turn image 4 clockwise by 90, 180 and 270 degrees.
 */
extern const uint8_t QUEENS8_ATTR(queens8_image_of) queens8_image_of[QUEENS8_ROWS];
#endif

#ifndef QUEENS8_NO_GROUP_SIZE
/** How many solutions each group has: 8, 4, 2 or 1. */
extern const uint8_t QUEENS8_ATTR(queens8_group_size) queens8_group_size[QUEENS8_GROUPS];
#endif

#ifdef QUEENS8_FUNCTIONS
#ifndef QUEENS8_ASSERT
/**
 * Checks an argument of a function.  By default it does nothing.
 *
 * @param claim  what must be true
 */
#define QUEENS8_ASSERT(claim) ((void)0)
#endif

#ifndef QUEENS8_NO_SOLUTIONS
/**
 * QUEENS8_COLUMN as a function.
 *
 * @param i    solution, 0 to QUEENS8_SOLUTIONS - 1
 * @param row  row, 0 to QUEENS8_N - 1
 * @return column, 0 to QUEENS8_N - 1
 */
unsigned queens8_column(unsigned i, unsigned row);
#endif

#ifndef QUEENS8_NO_FUNDAMENTALS
/**
 * QUEENS8_FUNDAMENTAL_COLUMN as a function.
 *
 * @param g    group, 0 to QUEENS8_FUNDAMENTALS - 1
 * @param row  row, 0 to QUEENS8_N - 1
 * @return column, 0 to QUEENS8_N - 1
 */
unsigned queens8_fundamental_column(unsigned g, unsigned row);
#endif

#ifndef QUEENS8_NO_GROUP_OF
/**
 * QUEENS8_GROUP as a function.
 *
 * @param i  solution, 0 to QUEENS8_SOLUTIONS - 1
 * @return group, 0 to QUEENS8_FUNDAMENTALS - 1
 */
unsigned queens8_group(unsigned i);
#endif

#ifndef QUEENS8_NO_IMAGE_OF
/**
 * QUEENS8_IMAGE as a function.
 *
 * @param i  solution, 0 to QUEENS8_SOLUTIONS - 1
 * @return image, 0 to 7
 */
unsigned queens8_image(unsigned i);
#endif

#ifndef QUEENS8_NO_GROUP_SIZE
/**
 * QUEENS8_GROUP_SIZE as a function.
 *
 * @param g  group, 0 to QUEENS8_FUNDAMENTALS - 1
 * @return 8, 4, 2 or 1
 */
unsigned queens8_size(unsigned g);
#endif

/* An AVR would keep these numbers in RAM, so it has none of them. */
#ifndef __AVR__
/** QUEENS8_N as an object. */
extern const uint32_t queens8_n;
/** QUEENS8_SOLUTIONS as an object. */
extern const uint32_t queens8_all;
/** QUEENS8_FUNDAMENTALS as an object. */
extern const uint32_t queens8_fundamental;
/** QUEENS8_GROUPS_OF_8 as an object. */
extern const uint32_t queens8_groups_of_8;
/** QUEENS8_GROUPS_OF_4 as an object. */
extern const uint32_t queens8_groups_of_4;
/** QUEENS8_GROUPS_OF_2 as an object. */
extern const uint32_t queens8_groups_of_2;
/** QUEENS8_GROUPS_OF_1 as an object. */
extern const uint32_t queens8_groups_of_1;
/** QUEENS8_VERSION as an object. */
extern const uint32_t queens8_version;
/** QUEENS8_CHECK as an object. */
extern const uint32_t queens8_check;
#endif
#endif

#ifdef __cplusplus
}
#endif

/**
 * Where the queen of a row stands in a solution.
 *
 * @param i    solution, 0 to QUEENS8_SOLUTIONS - 1; evaluated more than once
 * @param row  row, 0 to QUEENS8_N - 1; evaluated more than once
 * @return column, 0 to QUEENS8_N - 1, unsigned
 */
#define QUEENS8_COLUMN(i, row) \
	QUEENS8_FIELD(QUEENS8_SOLUTIONS_AT(i, QUEENS8_BYTE(row, 0U)), \
	            QUEENS8_SOLUTIONS_AT(i, QUEENS8_BYTE(row, 2U)), \
	            QUEENS8_PLACE(row))

/**
 * Where the queen of a row stands in a fundamental solution.
 *
 * @param g    group, 0 to QUEENS8_FUNDAMENTALS - 1; evaluated more than once
 * @param row  row, 0 to QUEENS8_N - 1; evaluated more than once
 * @return column, 0 to QUEENS8_N - 1, unsigned
 */
#define QUEENS8_FUNDAMENTAL_COLUMN(g, row) \
	QUEENS8_FIELD(QUEENS8_FUNDAMENTALS_AT(g, QUEENS8_BYTE(row, 0U)), \
	            QUEENS8_FUNDAMENTALS_AT(g, QUEENS8_BYTE(row, 2U)), \
	            QUEENS8_PLACE(row))

/**
 * The group of a solution.
 *
 * @param i  solution, 0 to QUEENS8_SOLUTIONS - 1; from board 11
 *           on evaluated more than once
 * @return group, 0 to QUEENS8_FUNDAMENTALS - 1, unsigned
 */
#define QUEENS8_GROUP(i) QUEENS8_UNSIGNED(QUEENS8_READ_U8(&queens8_group_of[i][0]))

/**
 * Which image of its group's fundamental solution a solution is.
 *
 * @param i  solution, 0 to QUEENS8_SOLUTIONS - 1; from board 11
 *           on evaluated more than once
 * @return image, 0 to 7 as in queens8_image_of, unsigned
 */
#define QUEENS8_IMAGE(i) QUEENS8_UNSIGNED(QUEENS8_READ_U8(&queens8_image_of[i]))

/**
 * How many solutions a group has.
 *
 * @param g  group, 0 to QUEENS8_FUNDAMENTALS - 1; from board 11
 *           on evaluated more than once
 * @return 8, 4, 2 or 1, unsigned
 */
#define QUEENS8_GROUP_SIZE(g) QUEENS8_UNSIGNED(QUEENS8_READ_U8(&queens8_group_size[g]))

/**
 * Where a solution is stored, for a memory that is read in blocks.
 *
 * @param i  solution, 0 to QUEENS8_SOLUTIONS - 1; from board 11
 *           on evaluated more than once
 * @return the address of its QUEENS8_ROW_BYTES bytes, where the table stands
 */
#define QUEENS8_STORED(i) (&queens8_solutions[i][0])

/**
 * Where a fundamental solution is stored.
 *
 * @param g  group, 0 to QUEENS8_FUNDAMENTALS - 1; from board 11
 *           on evaluated more than once
 * @return the address of its QUEENS8_ROW_BYTES bytes, where the table stands
 */
#define QUEENS8_FUNDAMENTAL_STORED(g) (&queens8_fundamentals[g][0])

/**
 * Unpacks a solution that was read into RAM in one transfer:
 *
 * @code
 * uint8_t bytes[QUEENS8_ROW_BYTES], columns[QUEENS8_N];
 *
 * my_read(QUEENS8_STORED(i), bytes, sizeof bytes);
 * QUEENS8_UNPACK(bytes, columns);
 * @endcode
 *
 * @param bytes    array of QUEENS8_ROW_BYTES bytes; evaluated more than once
 * @param columns  array of QUEENS8_N integers for the column of the queen in
 *                 each row; evaluated more than once
 */
#define QUEENS8_UNPACK(bytes, columns) \
	do { \
		(columns)[0] = QUEENS8_PACKED((bytes)[0], (bytes)[0], 5U); \
		(columns)[1] = QUEENS8_PACKED((bytes)[0], (bytes)[0], 2U); \
		(columns)[2] = QUEENS8_PACKED((bytes)[0], (bytes)[1], 7U); \
		(columns)[3] = QUEENS8_PACKED((bytes)[1], (bytes)[1], 4U); \
		(columns)[4] = QUEENS8_PACKED((bytes)[1], (bytes)[1], 1U); \
		(columns)[5] = QUEENS8_PACKED((bytes)[1], (bytes)[2], 6U); \
		(columns)[6] = QUEENS8_PACKED((bytes)[2], (bytes)[2], 3U); \
		(columns)[7] = QUEENS8_PACKED((bytes)[2], (bytes)[2], 0U); \
	} while (0)

/** @cond */

/* A byte of a table. */
#define QUEENS8_SOLUTIONS_AT(i, k) \
	QUEENS8_UNSIGNED(QUEENS8_READ_U8(&queens8_solutions[i][k]))
#define QUEENS8_FUNDAMENTALS_AT(i, k) \
	QUEENS8_UNSIGNED(QUEENS8_READ_U8(&queens8_fundamentals[i][k]))

/* A column, from the two bytes that hold its first and its last bit: after
   `left` other bits, or before `right` other bits. */
#define QUEENS8_FIELD(first, last, left) \
	((((((first) << 8U) | (last)) << (left)) >> 13U) & 7U)
#define QUEENS8_PACKED(first, last, right) \
	QUEENS8_U8((((QUEENS8_UNSIGNED(first) << 8U) | QUEENS8_UNSIGNED(last)) \
	            >> (right)) & 7U)

/* Conversions.  In C++ they do without a cast of C, and without a cast to the
   type that a number has already.  BITS counts the bits before the first bit of
   a queen, or before a later one. */
#ifdef __cplusplus
#define QUEENS8_UNSIGNED(x) (0U + (x))
#define QUEENS8_U8(x) static_cast<uint8_t>(x)
#define QUEENS8_BITS(row, later) (((row) * 3) + static_cast<int>(later))
#else
#define QUEENS8_UNSIGNED(x) ((unsigned)(x))
#define QUEENS8_U8(x) ((uint8_t)(x))
#define QUEENS8_BITS(row, later) (((unsigned)(row) * 3U) + (later))
#endif

/* The byte that holds such a bit, and the place of the first bit in its byte.
   Bits are few: an 8-bit machine counts them in a byte. */
#if defined(__AVR__)
#define QUEENS8_BYTE(row, later) (QUEENS8_UNSIGNED(QUEENS8_U8(QUEENS8_BITS(row, later))) / 8U)
#define QUEENS8_PLACE(row) (QUEENS8_UNSIGNED(QUEENS8_U8(QUEENS8_BITS(row, 0U))) % 8U)
#elif defined(__cplusplus)
#define QUEENS8_BYTE(row, later) (QUEENS8_BITS(row, later) >> 3)
#define QUEENS8_PLACE(row) (QUEENS8_BITS(row, 0U) & 7)
#else
#define QUEENS8_BYTE(row, later) (QUEENS8_BITS(row, later) / 8U)
#define QUEENS8_PLACE(row) (QUEENS8_BITS(row, 0U) % 8U)
#endif

/** @endcond */

#endif
