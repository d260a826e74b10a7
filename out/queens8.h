/* Made by queens 7.0: queens-tables queens8.h.  Do not edit. */
/* clang-format off */
#ifndef QUEENS8_H
#define QUEENS8_H
#define queens8_h /**< how this prefix is written */

/**
 * @file
 * All solutions of 8 queens, and their groups: a group is a solution with its
 * rotations and reflections.  Solutions, groups, rows and columns count from 0.
 * @code
 * for (i = 0; i < QUEENS8_SOLUTIONS; i++) {
 *         for (row = 0; row < QUEENS8_N; row++)
 *                 printf("%u ", QUEENS8_COLUMN(i, row) + 1U);
 *         printf("in group %lu\n", QUEENS8_GROUP(i) + 1UL);
 * }
 * @endcode
 * Define these hooks on the command line, for queens8.c too, or in a file
 * queens8_hooks.h beside this one, which gcc and clang find; then build all
 * again.  QUEENS_ in place of QUEENS8_, and queens_hooks.h, are for all boards.
 * - QUEENS8_ATTR(table): where a table stands.  By default it is in flash, even on
 *   an AVR, an ESP8266 and a Teensy 4.  On an AVR, ATTR needs the next three.
 * - QUEENS8_READ_U8(p), QUEENS8_READ_U16(p), QUEENS8_READ_U32(p): how a number of so
 *   many bits is read from it.  Define all three or none.
 * - QUEENS8_NO_SOLUTIONS, and so on: queens8.c leaves out a table.
 *
 * SHA-256 of the view list: a1982849140ff26fbbf5536021ec1f8a506f40282ce4bc0134d195ef13908b06
 */

#include <stdint.h> /* which without a C library needs -ffreestanding */

#define QUEENS8_N 8 /**< rows, columns, queens */
#define QUEENS8_SOLUTIONS 92 /**< all solutions */
#define QUEENS8_FUNDAMENTALS 12 /**< fundamental solutions, and groups */
#define QUEENS8_GROUPS_OF_8 11 /**< groups of 8 solutions */
#define QUEENS8_GROUPS_OF_4 1 /**< of 4 */
#define QUEENS8_GROUPS_OF_2 0 /**< of 2 */
#define QUEENS8_GROUPS_OF_1 0 /**< of 1 */

#if defined(__AVR__) && QUEENS8_SOLUTIONS * QUEENS8_N > 32767
#error "on an AVR an object has at most 32767 bytes: take tables up to N=11, or the compact form, queens8_compact.h"
#endif

/* No macro checks an index.  A macro may evaluate an argument twice: write no i++. */
/** The columns of solution i, from row 0; on an AVR or an ESP8266, a pointer into flash. */
#define QUEENS8_SOLUTION(i) (queens8_solutions[i])
/** The columns of the fundamental solution of group g, in the same way. */
#define QUEENS8_FUNDAMENTAL(g) (queens8_fundamentals[g])
/** The column of the queen in a row of solution i. */
#define QUEENS8_COLUMN(i, row) QUEENS8_READ_U8(&QUEENS8_SOLUTION(i)[row])
/** The column of the queen in a row of the fundamental solution of group g. */
#define QUEENS8_FUNDAMENTAL_COLUMN(g, row) QUEENS8_READ_U8(&QUEENS8_FUNDAMENTAL(g)[row])
/** The group of solution i. */
#define QUEENS8_GROUP(i) QUEENS8_READ_U8(&queens8_group_of[i])
/** Which image of its group's fundamental solution is solution i: see queens8_image_of. */
#define QUEENS8_IMAGE(i) QUEENS8_READ_U8(&queens8_image_of[i])
/** How many solutions group g has. */
#define QUEENS8_GROUP_SIZE(g) QUEENS8_READ_U8(&queens8_group_size[g])

#define QUEENS8_CHECK 0xa1982849UL /**< begins the SHA-256 */
#define QUEENS8_VERSION 700 /**< of the generator: 100 * major + minor */

#ifdef __has_include /* macros, since cc65 reads #if where it should not */
#define QUEENS8_HAS_HOOKS __has_include("queens8_hooks.h")
#define QUEENS8_HAS_COMMON_HOOKS __has_include("queens_hooks.h")
#endif
#if defined(QUEENS8_HAS_HOOKS) && QUEENS8_HAS_HOOKS
#include "queens8_hooks.h"
#endif
#if defined(QUEENS8_HAS_COMMON_HOOKS) && QUEENS8_HAS_COMMON_HOOKS
#include "queens_hooks.h"
#endif
#if defined(__AVR__) || defined(ESP8266)
#include <avr/pgmspace.h>
#endif

/** A number of 8, 16 or 32 bits of a table.  @param p  its address  @return the number */
#ifndef QUEENS8_READ_U8
#if defined(QUEENS_READ_U8) && !defined(__cppcheck__)
#define QUEENS8_READ_U8(p) QUEENS_READ_U8(p)
#define QUEENS8_READ_U16(p) QUEENS_READ_U16(p)
#define QUEENS8_READ_U32(p) QUEENS_READ_U32(p)
#elif defined(__AVR__) && (defined(QUEENS8_ATTR) || defined(QUEENS_ATTR))
#error "QUEENS8_ATTR on an AVR: define QUEENS8_READ_U8, _U16 and _U32 too, for the memory where the tables now stand"
#elif defined(__AVR__) || defined(ESP8266)
#define QUEENS8_READ_U8(p) pgm_read_byte(p)
#define QUEENS8_READ_U16(p) pgm_read_word(p)
#define QUEENS8_READ_U32(p) pgm_read_dword(p)
#else
#define QUEENS8_READ_U8(p) (*(p))
#define QUEENS8_READ_U16(p) (*(p)) /**< @copydoc QUEENS8_READ_U8 */
#define QUEENS8_READ_U32(p) (*(p)) /**< @copydoc QUEENS8_READ_U8 */
#endif
#endif

/** The attributes of a table.  @param table  its name in C */
#ifndef QUEENS8_ATTR
#if defined(QUEENS_ATTR) && !defined(__cppcheck__)
#define QUEENS8_ATTR(table) QUEENS_ATTR(table)
#elif defined(ESP8266)
#define QUEENS8_ATTR(table) __attribute__((section(".irom.text." #table)))
#elif defined(__AVR__) && !defined(__AVR_HAVE_ELPM__) && !defined(__clang__)
#define QUEENS8_ATTR(table) PROGMEM
#elif defined(__AVR__) || defined(__IMXRT1062__) /* Teensy 4 */
#define QUEENS8_IN_PROGMEM /* each source for a large AVR counts what it has there */
#define QUEENS8_ATTR(table) __attribute__((section(".progmem.gcc." #table)))
#else
#define QUEENS8_ATTR(table)
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The tables.  On an AVR or an ESP8266 only the macros can read them.  From N=14 on, a
   solution ends with a zero.  N=2 and N=3 have no solution: each table has one zero item.
   ATTR has a line of its own, or Doxygen would take it for a function. */
/** The column of the queen, 0 to N-1, in each row of each solution, in lexicographic order. */
extern const uint8_t
QUEENS8_ATTR(queens8_solutions)
queens8_solutions[92][8];
/** The same of each group's fundamental solution, which is the least of the group. */
extern const uint8_t
QUEENS8_ATTR(queens8_fundamentals)
queens8_fundamentals[12][8];
/** The group of each solution.  Groups are in the order of their fundamental solutions. */
extern const uint8_t
QUEENS8_ATTR(queens8_group_of)
queens8_group_of[92];
/** Which image of its group's fundamental solution each solution is.
    Image 0 is the fundamental solution.  Images 1, 2 and 3 turn it
    clockwise by 90, 180 and 270 degrees.  Image 4 swaps top and bottom.
    Images 5, 6 and 7 turn image 4 clockwise by 90, 180 and 270 degrees. */
extern const uint8_t
QUEENS8_ATTR(queens8_image_of)
queens8_image_of[92];
/** How many solutions each group has: 8, 4, 2 or 1. */
extern const uint8_t
QUEENS8_ATTR(queens8_group_size)
queens8_group_size[12];

#ifdef __cplusplus
}
#endif

#elif !defined(queens8_h) && !defined(__cppcheck__)
#error "another prefix that differs in case alone has the same macros as queens: change one of the two"
#endif
