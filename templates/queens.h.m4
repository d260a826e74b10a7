/* q_made(.h) */
/* clang-format off */
#ifndef q_ID(H)
#define q_ID(H)
#define q_id(h) /**< how this prefix is written */

/**
 * @file
 * All solutions of q_n queens, and their groups: a group is a solution with its
 * rotations and reflections.  Solutions, groups, rows and columns count from 0.
 * @code
 * for (i = 0; i < q_ID(SOLUTIONS); i++) {
 *         for (row = 0; row < q_ID(N); row++)
 *                 printf("%u ", q_ID(COLUMN)(i, row) + 1U);
 *         printf("in group %lu\n", q_ID(GROUP)(i) + 1UL);
 * }
 * @endcode
 * Define these hooks on the command line, for q_name.c too, or in a file
 * q_name<||>_hooks.h beside this one, which gcc and clang find; then build all
 * again.  q_ALL() in place of q_ID(), and q_stem<||>_hooks.h, are for all boards.
 * - q_ID(ATTR)(table): where a table stands.  By default it is in flash, even on
 *   an AVR, an ESP8266 and a Teensy 4.  On an AVR, ATTR needs the next three.
 * - q_ID(READ_U8)(p), q_ID(READ_U16)(p), q_ID(READ_U32)(p): how a number of so
 *   many bits is read from it.  Define all three or none.
 * - q_ID(NO_SOLUTIONS), and so on: q_name.c leaves out a table.
 *
 * SHA-256 of the view list: q_sha256
 */

#include <stdint.h> /* which without a C library needs -ffreestanding */

#define q_ID(N) q_n /**< rows, columns, queens */
#define q_ID(SOLUTIONS) q_solutions /**< all solutions */
#define q_ID(FUNDAMENTALS) q_fundamentals /**< fundamental solutions, and groups */
#define q_ID(GROUPS_OF_8) q_groups_of_8 /**< groups of 8 solutions */
#define q_ID(GROUPS_OF_4) q_groups_of_4 /**< of 4 */
#define q_ID(GROUPS_OF_2) q_groups_of_2 /**< of 2 */
#define q_ID(GROUPS_OF_1) q_groups_of_1 /**< of 1 */

#if defined(__AVR__) && q_ID(SOLUTIONS) * q_ID(N) > q_avr_max
#error "on an AVR an object has at most q_avr_max bytes: take tables up to N=11, or the compact form, q_name<||>_compact.h"
#endif

/* No macro checks an index.  A macro may evaluate an argument twice: write no i++. */
/** The columns of solution i, from row 0; on an AVR or an ESP8266, a pointer into flash. */
#define q_ID(SOLUTION)(i) (q_id(solutions)[i])
/** The columns of the fundamental solution of group g, in the same way. */
#define q_ID(FUNDAMENTAL)(g) (q_id(fundamentals)[g])
/** The column of the queen in a row of solution i. */
#define q_ID(COLUMN)(i, row) q_ID(READ_U8)(&q_ID(SOLUTION)(i)[row])
/** The column of the queen in a row of the fundamental solution of group g. */
#define q_ID(FUNDAMENTAL_COLUMN)(g, row) q_ID(READ_U8)(&q_ID(FUNDAMENTAL)(g)[row])
/** The group of solution i. */
#define q_ID(GROUP)(i) q_ID(READ_U<||>q_group_bits)(&q_id(group_of)[i])
/** Which image of its group's fundamental solution is solution i: see q_id(image_of). */
#define q_ID(IMAGE)(i) q_ID(READ_U8)(&q_id(image_of)[i])
/** How many solutions group g has. */
#define q_ID(GROUP_SIZE)(g) q_ID(READ_U8)(&q_id(group_size)[g])

#define q_ID(CHECK) 0x<||>q_check<||>UL /**< begins the SHA-256 */
#define q_ID(VERSION) q_version_number /**< of the generator: 100 * major + minor */

m4_include(forms/hooks.m4)m4_dnl

#ifdef __cplusplus
extern "C" {
#endif

m4_define(<|q_declare|>, <|extern const uint$2_t
q_attr($1)
q_id($1)$3;|>)m4_dnl
/* The tables.  On an AVR or an ESP8266 only the macros can read them.  From N=14 on, a
   solution ends with a zero.  N=2 and N=3 have no solution: each table has one zero item.
   ATTR has a line of its own, or Doxygen would take it for a function. */
/** The column of the queen, 0 to N-1, in each row of each solution, in lexicographic order. */
q_declare(solutions, 8, [q_solution_items][q_solution_bytes])
/** The same of each group's fundamental solution, which is the least of the group. */
q_declare(fundamentals, 8, [q_group_items][q_solution_bytes])
/** The group of each solution.  Groups are in the order of their fundamental solutions. */
q_declare(group_of, q_group_bits, [q_solution_items])
/** Which image of its group's fundamental solution each solution is.
    q_images(<|
    |>) */
q_declare(image_of, 8, [q_solution_items])
/** How many solutions each group has: 8, 4, 2 or 1. */
q_declare(group_size, 8, [q_group_items])

#ifdef __cplusplus
}
#endif

q_no_twin(h)
