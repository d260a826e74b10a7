m4_define(<|q_guide_bytes|>, 0)q_each(<|byte|>, <|m4_define(<|q_guide_bytes|>, $1)|>)m4_dnl
/* q_made(_compact.h) */
/* clang-format off */
#ifndef q_ID(COMPACT_H)
#define q_ID(COMPACT_H)
#define q_id(compact_h) /**< how this prefix is written */

/**
 * @file
 * The solutions of q_n queens in q_ID(COMPACT_BYTES) bytes, and a walk: an
 * iterator that unpacks one solution after another.  Rows and columns count
 * from 0.
 *
 * This program prints all solutions, group by group:
 *
 * @code
 * #include <stdio.h>
 * #include "q_name<||>_compact.h"
 *
 * int main(void)
 * {
 *         static struct q_id(walk) walk;
 *         unsigned row;
 *
 *         while (q_id(walk_next)(&walk)) {
 *                 for (row = 0; row < q_ID(COMPACT_N); row++)
 *                         printf("%u ", walk.column[row] + 1U);
 *                 printf("image %u\n", walk.image + 0U);
 *         }
 *         return 0;
 * }
 * @endcode
 *
 * The walk does not search: the bits say which columns to take.  It uses no
 * memory but its struct and some stack, and every step takes a bounded time.
 * Image 0 is the first of its group: count these, and you have the number of the
 * group.
 *
 * By default the table q_id(guide) is in flash, on an AVR, an ESP8266 and a
 * Teensy 4 too.  You may define q_ID(ATTR)(table), where it stands, and
 * q_ID(READ_U8)(p), how a byte of it is read; on an AVR, ATTR needs READ_U8.  With
 * the tables of q_name.h too, define q_ID(READ_U16)(p) and q_ID(READ_U32)(p)
 * beside READ_U8.
 * Define the macros on the command line, for q_name<||>_compact.c too, or in a
 * file q_name<||>_hooks.h beside this one, which gcc and clang find.  Build all
 * again after you add it.  A macro that begins with q_ALL() instead of q_ID()
 * is for all boards, and so is the file q_stem<||>_hooks.h.
 *
 * Without a C library, compile with -ffreestanding: stdint.h needs it.
 */

#include <stdint.h>

#define q_ID(COMPACT_N) q_n /**< rows, columns, queens */
#define q_ID(COMPACT_SOLUTIONS) q_solutions /**< all solutions */
#define q_ID(COMPACT_FUNDAMENTALS) q_fundamentals /**< fundamental solutions, and groups */
#define q_ID(COMPACT_BYTES) q_guide_bytes /**< bytes of the table q_id(guide) */

#define q_ID(COMPACT_CHECK) 0x<||>q_check<||>UL /**< digits of the data's SHA-256 */
#define q_ID(COMPACT_VERSION) q_version_number /**< of the generator: 100 * major + minor */

m4_include(forms/hooks.m4)m4_dnl

#if defined(__AVR__) && q_ID(COMPACT_BYTES) > q_avr_max
#error "on an AVR an object has at most q_avr_max bytes: the compact form fits up to N=13"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** A row of the board, for the fundamental solution of the group. */
struct q_id(row) {
	uint16_t queen; /**< column c of its queen, as the bit 1 << c */

	/** @cond */
	uint16_t open;    /* the columns that are still to be tried */
	uint16_t columns; /* those that earlier queens attack straight, */
	uint16_t left;    /* on one diagonal, */
	uint16_t right;   /* and on the other */
	/** @endcond */
};

/**
 * Where a walk is.  Fill it with zeros, as static memory is, to begin.  Read
 * column, image and the queen of each row.
 */
struct q_id(walk) {
	/** @cond */
	uint32_t bits;   /* how many bits of the guide were read */
	uint8_t next;    /* the image to come */
	uint8_t repeats; /* an image repeats if it has one of these bits */
	/** @endcond */

	/**
	 * Which image of its group's fundamental solution this solution is.
	 * q_images(<|
	 * |>)
	 */
	uint8_t image;
	uint8_t column[q_n]; /**< the column of the queen in each row */
	struct q_id(row) row[q_n]; /**< the fundamental solution */
};

/**
 * Goes to the next solution.  Groups come in the order of their fundamental
 * solutions.  In a group, solutions come in the order of their images.
 *
 * @param walk  a walk that q_id(walk_fundamental) does not use
 * @return 1, or 0 after the last solution
 */
int q_id(walk_next)(struct q_id(walk) *walk);

/**
 * Goes to the next fundamental solution, in lexicographic order.  It sets the
 * queen of each row, but neither column nor image.
 *
 * @param walk  a walk that q_id(walk_next) does not use
 * @return 1, or 0 after the last fundamental solution
 */
int q_id(walk_fundamental)(struct q_id(walk) *walk);

#ifdef __cplusplus
}
#endif

q_no_twin(compact_h)
