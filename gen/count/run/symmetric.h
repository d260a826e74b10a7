/* symmetric.h -- count symmetric solutions, and groups by Burnside's lemma */
#ifndef SYMMETRIC_H
#define SYMMETRIC_H

#include <stdint.h>

#include "run/options.h"

/* Solutions that look the same after a half turn (OEIS A032522), and those of
   them that do after a quarter turn (OEIS A033148). */
struct symmetric {
	uint64_t half, quarter;
};

/* 1 <= n <= 31.  Each queen is placed together with its image. */
struct symmetric symmetric_count(int n);

/* Solutions by groups: of_8 groups of 8 solutions, and so on. */
struct count {
	uint64_t all, fundamental, of_8, of_4, of_2, of_1;
};

/*
 * By Burnside's lemma: no reflection leaves a solution unchanged, if n > 1.
 *
 * Fails if the board cannot have so many solutions: they must be as many as
 * published; or, of a board that nobody has published, no fewer than its
 * symmetric ones, and the others in groups of eight.
 */
struct count count_groups(struct options *o, uint64_t all, struct symmetric s);

#endif
