/* Made by queens q_version from queens.h.m4, N=q_n PREFIX=q_prefix.  Do not edit. */
#ifndef q_ID(H)
#define q_ID(H)

/**
 * @file
 * All solutions of q_n queens, and their groups under the symmetries of the
 * square.  Solutions, groups, rows and columns count from 0.
 *
 * This program prints all solutions:
 *
 * @code
 * #include <stdio.h>
 * #include "q_name.h"
 *
 * int main(void)
 * {
 *         unsigned long i;
 *         unsigned row;
 *
 *         for (i = 0; i < q_ID(SOLUTIONS); i++) {
 *                 for (row = 0; row < q_ID(N); row++)
 *                         printf("%u ", q_ID(COLUMN)(i, row) + 1U);
 *                 printf("in group %lu\n", q_ID(GROUP)(i) + 1UL);
 *         }
 *         return 0;
 * }
 * @endcode
 *
 * Nothing checks an index: a macro with an index that is too large reads past
 * the end of a table.
 *
 * You may define the macros below, in the same way for each file that includes
 * this header and for q_name.c.  Define them on the command line, or in a
 * header of your own that the macro q_ID(CONFIG) names:
 * -Dq_ID(CONFIG)='"my.h"'.
 *
 * - q_ID(ATTR)(table), q_ID(READ_U8)(p): where a table stands, and how a
 *   byte of it is read.  By default an AVR keeps the tables in flash.
 * - q_ID(NO_SOLUTIONS), q_ID(NO_FUNDAMENTALS), q_ID(NO_GROUP_OF),
 *   q_ID(NO_IMAGE_OF), q_ID(NO_GROUP_SIZE): each leaves out one table.  Use
 *   them if the linker does not drop unused tables.
 * - q_ID(FUNCTIONS): q_name.c has functions too, and the numbers as objects.
 * - q_ID(ASSERT)(claim): the functions check their arguments with it.
 *
 * A compiler without a C library, such as riscv64-unknown-elf-gcc, has the
 * header stdint.h only with -ffreestanding.
 *
 * SHA-256 of the solutions as text, one solution a line: columns from 1,
 * separated by blanks.
 * q_sha256
 */

#include <stdint.h>

/** The number of rows, of columns, and of queens. */
#define q_ID(N) q_n
/** The number of all solutions. */
#define q_ID(SOLUTIONS) q_solutions
/** The number of fundamental solutions, and of groups. */
#define q_ID(FUNDAMENTALS) q_fundamentals
/** The number of bytes of a stored solution. */
#define q_ID(ROW_BYTES) q_row_bytes
/** The number of bytes of a stored group number. */
#define q_ID(GROUP_BYTES) q_group_bytes
/** The number of groups that have 8 solutions. */
#define q_ID(GROUPS_OF_8) q_groups_of_8
/** The number of groups that have 4 solutions. */
#define q_ID(GROUPS_OF_4) q_groups_of_4
/** The number of groups that have 2 solutions. */
#define q_ID(GROUPS_OF_2) q_groups_of_2
/** The number of groups that have 1 solution. */
#define q_ID(GROUPS_OF_1) q_groups_of_1

/** The first 8 hexadecimal digits of the SHA-256.  q_name.c checks them. */
#define q_ID(CHECK) 0x<||>q_check<||>UL
/** The version of the generator, 100 * major + minor. */
#define q_ID(VERSION) q_version_number
/** @cond */
#define q_ID(PREFIX_)<||>q_prefix /* in its own case, for q_name.c to check */
/** @endcond */

m4_include(forms/hooks.m4)m4_dnl

/** The number of stored solutions: at least 1, because C has no empty array. */
#define q_ID(ROWS) q_rows
/** The number of stored groups: at least 1. */
#define q_ID(GROUPS) q_groups

#if defined(__AVR__) && !defined(q_ID(NO_SOLUTIONS)) && \
	q_ID(ROWS) * q_ID(ROW_BYTES) > 32767
#error "an object of AVR has at most 32767 bytes: take a board to N=11, or the compact form of one to N=13 (make compact)"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#ifndef q_ID(NO_SOLUTIONS)
/** Solutions in lexicographic order, q_row_bits bits a queen, row 0 in the top bits. */
extern const uint8_t q_attr(solutions) q_table(solutions, q_ID(ROWS), q_ID(ROW_BYTES));
#endif

#ifndef q_ID(NO_FUNDAMENTALS)
/** Fundamental solutions, stored alike: the least member of each group. */
extern const uint8_t q_attr(fundamentals) q_table(fundamentals, q_ID(GROUPS), q_ID(ROW_BYTES));
#endif

#ifndef q_ID(NO_GROUP_OF)
/** The group of each solution, high byte first. */
extern const uint8_t q_attr(group_of) q_table(group_of, q_ID(ROWS), q_ID(GROUP_BYTES));
#endif

#ifndef q_ID(NO_IMAGE_OF)
/**
 * For each solution, the number of the image that makes it from its group's
 * fundamental solution.  Image 0 is the fundamental solution itself.  Images 1, 2 and 3 turn it clockwise by 90,
 * 180 and 270 degrees.  Image 4 reflects it about the bottom edge.  Images 5, 6
 * and 7 turn image 4 clockwise by 90, 180 and 270 degrees.
 */
extern const uint8_t q_attr(image_of) q_list(image_of, q_ID(ROWS));
#endif

#ifndef q_ID(NO_GROUP_SIZE)
/** How many solutions each group has: 8, 4, 2 or 1. */
extern const uint8_t q_attr(group_size) q_list(group_size, q_ID(GROUPS));
#endif

#ifdef q_ID(FUNCTIONS)
#ifndef q_ID(ASSERT)
/**
 * Checks an argument of a function.  By default it does nothing.
 *
 * @param claim  what must be true
 */
#define q_ID(ASSERT)(claim) ((void)0)
#endif

#ifndef q_ID(NO_SOLUTIONS)
/**
 * q_ID(COLUMN) as a function.
 *
 * @param i    solution, 0 to q_ID(SOLUTIONS) - 1
 * @param row  row, 0 to q_ID(N) - 1
 * @return column, 0 to q_ID(N) - 1
 */
unsigned q_id(column)(q_unsigned(q_rows) i, unsigned row);
#endif

#ifndef q_ID(NO_FUNDAMENTALS)
/**
 * q_ID(FUNDAMENTAL_COLUMN) as a function.
 *
 * @param g    group, 0 to q_ID(FUNDAMENTALS) - 1
 * @param row  row, 0 to q_ID(N) - 1
 * @return column, 0 to q_ID(N) - 1
 */
unsigned q_id(fundamental_column)(q_unsigned(q_groups) g, unsigned row);
#endif

#ifndef q_ID(NO_GROUP_OF)
/**
 * q_ID(GROUP) as a function.
 *
 * @param i  solution, 0 to q_ID(SOLUTIONS) - 1
 * @return group, 0 to q_ID(FUNDAMENTALS) - 1
 */
q_unsigned(q_groups) q_id(group)(q_unsigned(q_rows) i);
#endif

#ifndef q_ID(NO_IMAGE_OF)
/**
 * q_ID(IMAGE) as a function.
 *
 * @param i  solution, 0 to q_ID(SOLUTIONS) - 1
 * @return image, 0 to 7
 */
unsigned q_id(image)(q_unsigned(q_rows) i);
#endif

#ifndef q_ID(NO_GROUP_SIZE)
/**
 * q_ID(GROUP_SIZE) as a function.
 *
 * @param g  group, 0 to q_ID(FUNDAMENTALS) - 1
 * @return 8, 4, 2 or 1
 */
unsigned q_id(size)(q_unsigned(q_groups) g);
#endif

/* An AVR would keep these numbers in RAM, so it has none of them. */
#ifndef __AVR__
/** q_ID(N) as an object. */
extern const uint32_t q_id(n);
/** q_ID(SOLUTIONS) as an object. */
extern const uint32_t q_id(all);
/** q_ID(FUNDAMENTALS) as an object. */
extern const uint32_t q_id(fundamental);
/** q_ID(GROUPS_OF_8) as an object. */
extern const uint32_t q_id(groups_of_8);
/** q_ID(GROUPS_OF_4) as an object. */
extern const uint32_t q_id(groups_of_4);
/** q_ID(GROUPS_OF_2) as an object. */
extern const uint32_t q_id(groups_of_2);
/** q_ID(GROUPS_OF_1) as an object. */
extern const uint32_t q_id(groups_of_1);
/** q_ID(VERSION) as an object. */
extern const uint32_t q_id(version);
/** q_ID(CHECK) as an object. */
extern const uint32_t q_id(check);
#endif
#endif

#ifdef __cplusplus
}
#endif

/**
 * Where the queen of a row stands in a solution.
 *
 * @param i    solution, 0 to q_ID(SOLUTIONS) - 1; evaluated more than once
 * @param row  row, 0 to q_ID(N) - 1; evaluated more than once
 * @return column, 0 to q_ID(N) - 1, unsigned
 */
#define q_ID(COLUMN)(i, row) \
	q_ID(FIELD)(q_ID(SOLUTIONS_AT)(i, q_ID(BYTE)(row, 0U)), \
	            q_ID(SOLUTIONS_AT)(i, q_ID(BYTE)(row, q_last_bit<||>U)), \
	            q_ID(PLACE)(row))

/**
 * Where the queen of a row stands in a fundamental solution.
 *
 * @param g    group, 0 to q_ID(FUNDAMENTALS) - 1; evaluated more than once
 * @param row  row, 0 to q_ID(N) - 1; evaluated more than once
 * @return column, 0 to q_ID(N) - 1, unsigned
 */
#define q_ID(FUNDAMENTAL_COLUMN)(g, row) \
	q_ID(FIELD)(q_ID(FUNDAMENTALS_AT)(g, q_ID(BYTE)(row, 0U)), \
	            q_ID(FUNDAMENTALS_AT)(g, q_ID(BYTE)(row, q_last_bit<||>U)), \
	            q_ID(PLACE)(row))

/**
 * The group of a solution.
 *
 * @param i  solution, 0 to q_ID(SOLUTIONS) - 1; from board 11
 *           on evaluated more than once
 * @return group, 0 to q_ID(FUNDAMENTALS) - 1, unsigned
 */
#define q_ID(GROUP)(i) q_group_number(i)

/**
 * Which image of its group's fundamental solution a solution is.
 *
 * @param i  solution, 0 to q_ID(SOLUTIONS) - 1; from board 11
 *           on evaluated more than once
 * @return image, 0 to 7 as in q_id(image_of), unsigned
 */
#define q_ID(IMAGE)(i) q_ID(UNSIGNED)(q_list_at(image_of, i))

/**
 * How many solutions a group has.
 *
 * @param g  group, 0 to q_ID(FUNDAMENTALS) - 1; from board 11
 *           on evaluated more than once
 * @return 8, 4, 2 or 1, unsigned
 */
#define q_ID(GROUP_SIZE)(g) q_ID(UNSIGNED)(q_list_at(group_size, g))

/**
 * Where a solution is stored, for a memory that is read in blocks.
 *
 * @param i  solution, 0 to q_ID(SOLUTIONS) - 1; from board 11
 *           on evaluated more than once
 * @return the address of its q_ID(ROW_BYTES) bytes, where the table stands
 */
#define q_ID(STORED)(i) (q_place(solutions, i, 0, q_row_bytes))

/**
 * Where a fundamental solution is stored.
 *
 * @param g  group, 0 to q_ID(FUNDAMENTALS) - 1; from board 11
 *           on evaluated more than once
 * @return the address of its q_ID(ROW_BYTES) bytes, where the table stands
 */
#define q_ID(FUNDAMENTAL_STORED)(g) (q_place(fundamentals, g, 0, q_row_bytes))

/**
 * Unpacks a solution that was read into RAM in one transfer:
 *
 * @code
 * uint8_t bytes[q_ID(ROW_BYTES)], columns[q_ID(N)];
 *
 * my_read(q_ID(STORED)(i), bytes, sizeof bytes);
 * q_ID(UNPACK)(bytes, columns);
 * @endcode
 *
 * @param bytes    array of q_ID(ROW_BYTES) bytes; evaluated more than once
 * @param columns  array of q_ID(N) integers for the column of the queen in
 *                 each row; evaluated more than once
 */
#define q_ID(UNPACK)(bytes, columns) \
	do { \
q_each(<|column|>, <|		(columns)[$1] = q_ID(PACKED)((bytes)[$3], (bytes)[$4], $5U); \
|>)m4_dnl
	} while (0)

/** @cond */

/* A byte of a table. */
#define q_ID(SOLUTIONS_AT)(i, k) \
	q_ID(UNSIGNED)(q_table_at(solutions, i, k, q_row_bytes))
#define q_ID(FUNDAMENTALS_AT)(i, k) \
	q_ID(UNSIGNED)(q_table_at(fundamentals, i, k, q_row_bytes))

/* A column, from the two bytes that hold its first and its last bit: after
   `left` other bits, or before `right` other bits. */
#define q_ID(FIELD)(first, last, left) \
	((((((first) << 8U) | (last)) << (left)) >> q_row_shift<||>U) & q_row_mask<||>U)
#define q_ID(PACKED)(first, last, right) \
	q_ID(U8)((((q_ID(UNSIGNED)(first) << 8U) | q_ID(UNSIGNED)(last)) \
	            >> (right)) & q_row_mask<||>U)

/* Conversions.  In C++ they do without a cast of C, and without a cast to the
   type that a number has already.  BITS counts the bits before the first bit of
   a queen, or before a later one. */
#ifdef __cplusplus
#define q_ID(UNSIGNED)(x) (0U + (x))
#define q_ID(U8)(x) static_cast<uint8_t>(x)
#define q_ID(BITS)(row, later) (((row) * q_row_bits) + static_cast<int>(later))
#else
#define q_ID(UNSIGNED)(x) ((unsigned)(x))
#define q_ID(U8)(x) ((uint8_t)(x))
#define q_ID(BITS)(row, later) (((unsigned)(row) * q_row_bits<||>U) + (later))
#endif

/* The byte that holds such a bit, and the place of the first bit in its byte.
   Bits are few: an 8-bit machine counts them in a byte. */
#if defined(__AVR__)
#define q_ID(BYTE)(row, later) (q_ID(UNSIGNED)(q_ID(U8)(q_ID(BITS)(row, later))) / 8U)
#define q_ID(PLACE)(row) (q_ID(UNSIGNED)(q_ID(U8)(q_ID(BITS)(row, 0U))) % 8U)
#elif defined(__cplusplus)
#define q_ID(BYTE)(row, later) (q_ID(BITS)(row, later) >> 3)
#define q_ID(PLACE)(row) (q_ID(BITS)(row, 0U) & 7)
#else
#define q_ID(BYTE)(row, later) (q_ID(BITS)(row, later) / 8U)
#define q_ID(PLACE)(row) (q_ID(BITS)(row, 0U) % 8U)
#endif
q_inner<||>m4_dnl

/** @endcond */

#endif
