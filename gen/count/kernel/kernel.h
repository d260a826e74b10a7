/* kernel.h -- the kernels, which count units of work, and the choice of one */
#ifndef KERNEL_H
#define KERNEL_H

#include <stdint.h>

#include "halves/columns.h"

/* Take in the count of the unit before, which at first is 0.  Returns the next
   unit to count, or NO_UNIT if there are no more. */
typedef unsigned kernel_next_fn(void *ctx, uint64_t count);

/* Count the units that `next` returns.  Several threads may do this at once.
   Returns 0, or -1 with errno ENOMEM. */
typedef int kernel_count_fn(const struct work *work, kernel_next_fn *next,
                            void *ctx);

struct kernel {
	const char *name;
	int (*is_supported)(void);            /* by this processor */
	kernel_count_fn *count_32, *count_64; /* by the bits of masks */
};

/* The fastest is first, a NULL name ends the list, and the last one runs on
   every processor. */
extern const struct kernel kernels[];

/* The kernel of that name, or the fastest one if name is NULL.  Returns NULL if
   there is no such kernel, or if this processor cannot run it. */
const struct kernel *kernel_find(const char *name);

/* Count with the function of *kernel for the masks of this work. */
int kernel_count(const struct kernel *kernel, const struct work *work,
                 kernel_next_fn *next, void *ctx);

/* avx512_32.c defines kernel_avx512_32, and so on. */
kernel_count_fn kernel_avx512_32, kernel_avx512_64;
kernel_count_fn kernel_avx2_32, kernel_avx2_64;
kernel_count_fn kernel_portable_32, kernel_portable_64;

#endif
