/* match_set.h -- what every kernel asks of a set of columns */
#ifndef MATCH_SET_H
#define MATCH_SET_H

#include <stdint.h>

/* Items beyond the end that a kernel may read or write: a word of a block. */
enum { VECTOR_SLACK = 64 };

/*
 * How often the pairs of a set count: those with no queen on a long diagonal,
 * and the others.  Both are 0 for a set whose mirror image is taken instead.
 */
struct set_weights {
	uint64_t plain, others;
};

/* columns: those that the top half of a board of n takes. */
struct set_weights match_weigh_set(int n, unsigned columns);

#endif
