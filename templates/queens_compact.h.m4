q_facts(<|compact|>)m4_dnl
/* Made by queens q_version from queens_compact.h.m4, N=q_n PREFIX=q_prefix.  Do not edit. */
#ifndef q_ID(COMPACT_H)
#define q_ID(COMPACT_H)

/*
 * The solutions of q_n queens as a string of bits (bytes: q_guide_bytes), and a walk
 * that unpacks them one after another.  It does not search: at every fork the bytes tell the way.
 * It takes no memory but its struct, and a bounded time a step.  Rows and
 * columns count from 0.
 */

#include <stdint.h>

#define q_ID(COMPACT_N) q_n
#define q_ID(COMPACT_SOLUTIONS) q_solutions
#define q_ID(COMPACT_FUNDAMENTALS) q_fundamentals
#define q_ID(COMPACT_BYTES) q_guide_bytes

/* q_name<||>_compact.c refuses another header than its own. */
#define q_ID(COMPACT_CHECK) 0x<||>q_check<||>UL
#define q_ID(COMPACT_VERSION_)<||>q_version_id

/*
 * Where the bytes stand and how one is read, as in q_name.h.  Define either to
 * have them elsewhere; AVR keeps them in flash without being told.
 */
m4_include(forms/hooks.m4)m4_dnl

#if defined(__AVR__) && q_ID(COMPACT_BYTES) > 32767
#error "an object of AVR has at most 32767 bytes: take a board to N=13"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* A row of the board. */
struct q_id(row) {
	uint16_t queen; /* of the fundamental solution: bit c is column c */

	uint16_t open;    /* columns that are still to be tried */
	uint16_t columns; /* that earlier queens attack, straight */
	uint16_t left;    /* and in either diagonal */
	uint16_t right;
};

/*
 * Where a walk is.  A walk of zeros, as static memory is, stands before the
 * first solution.  Read column, image and the rows' queen alone.
 */
struct q_id(walk) {
	uint32_t bits;   /* that were read */
	uint8_t next;    /* the image to come */
	uint8_t repeats; /* bits of an image that make it an earlier one */

	uint8_t image; /* which image of its group's fundamental it is */
	uint8_t column[q_n]; /* of the queen in each row of the solution */
	struct q_id(row) row[q_n];
};

/*
 * To the next solution; groups come in the order of their fundamental
 * solutions, each followed by its other images.  Returns 1, or 0 after the last
 * solution.
 */
int q_id(walk_next)(struct q_id(walk) *walk);

/*
 * To the next fundamental solution, without its images, in lexicographic order:
 * the queens of the rows are it, column and image are not set.  Returns as
 * q_id(walk_next); a walk is by one of the two.
 */
int q_id(walk_fundamental)(struct q_id(walk) *walk);

#ifdef __cplusplus
}
#endif

#endif
