/* symmetric.h -- count symmetric solutions, and groups by Burnside's lemma */
#ifndef SYMMETRIC_H
#define SYMMETRIC_H

#include <stdint.h>

/*
 * The solutions of n queens, 1 <= n <= 31, that look the same after a half turn
 * (OEIS A032522), or after a quarter turn (OEIS A033148).  Each queen is placed
 * together with its images.
 */
enum turn { HALF_TURN, QUARTER_TURN };
uint64_t symmetric_count(int n, enum turn turn);

/* Solutions by groups: of_8 groups of 8 solutions, and so on; of_1 is not 0
   only for n = 1. */
struct count {
	uint64_t all, fundamental, of_8, of_4, of_2, of_1;
};

/*
 * The groups of a board with `all` solutions, so many of which look the same
 * after a half and a quarter turn.  By Burnside's lemma a board has as many
 * groups as the eight symmetries leave solutions unchanged on average; no
 * reflection leaves one unchanged, if n > 1.
 */
struct count count_groups(uint64_t all, uint64_t half, uint64_t quarter);

/* Whether board n can have so many solutions: the published numbers; or, of a
   board that nobody has published, no fewer than its symmetric ones, and the
   others in groups of eight. */
int count_is_possible(int n, const struct count *c);

#endif
