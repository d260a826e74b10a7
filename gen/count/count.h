/* count.h -- how many solutions a board has, without storing them */
#ifndef COUNT_H
#define COUNT_H

#include <stdint.h>

#include "match.h"

enum { COUNT_N_MAX = QUADRANT_N_MAX, COUNT_THREADS_MAX = 1024 };

/* By groups: of_8 groups of 8 solutions, and so on; of_1 for n = 1 alone. */
struct count {
	uint64_t all, fundamental, of_8, of_4, of_2, of_1;
};

/*
 * Count n queens, 1 <= n <= COUNT_N_MAX, on so many threads, which take units
 * (see match.h) from one counter.  Groups follow from the solutions that
 * rotations leave as they are (Burnside's lemma).  Returns 0, or an errno
 * value.
 */
int count_solutions(int n, int threads, const struct match_kernel *kernel,
                    struct count *count);

#endif
