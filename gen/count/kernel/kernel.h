/* kernel.h -- the kernels, which count units of work, and the choice of one */
#ifndef KERNEL_H
#define KERNEL_H

#include "board/units.h"

/* What one thread needs to count units of a board. */
struct counter;

/* The method of method.h, compiled for one kind of processor: unit.c defines
   kernel_avx2 and so on. */
struct kernel {
	const char *name;
	int (*is_supported)(void); /* by this processor */

	/* Returns NULL if there is no memory. */
	struct counter *(*begin)(const struct board *board);

	/* Returns 0; or ENOMEM, also if a cell is too great, after which the
	   counter can be used.  *u is a unit of the board, or one with fewer
	   of its sets.  A unit that follows the one before takes less time,
	   because they share trees.
	   is_recount: exchange the colours, so that white leaves add and black
	   ones multiply: other cells, the same number. */
	int (*count)(struct counter *c, const struct unit *u, int is_recount,
	             uint64_t *count);

	void (*end)(struct counter *c); /* may be NULL */
};

extern const struct kernel kernel_avx512, kernel_avx512bw, kernel_avx2,
	kernel_portable;

/* The fastest is first, and NULL ends the list. */
extern const struct kernel *const kernels[];

/* The kernel of that name, or the fastest one if name is NULL.  Returns NULL if
   there is no such kernel, or if this processor cannot run it. */
const struct kernel *kernel_find(const char *name);

#endif
