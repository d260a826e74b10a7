/* kernel.h -- the kernels, which count units of work, and the choice of one */
#ifndef KERNEL_H
#define KERNEL_H

#include "kernel/method.h"

extern const struct kernel kernel_avx512, kernel_avx512bw, kernel_avx2,
	kernel_portable;

/* The fastest is first, and NULL ends the list. */
extern const struct kernel *const kernels[];

/* The kernel of that name, or the fastest one if name is NULL.  Returns NULL if
   there is no such kernel, or if this processor cannot run it. */
const struct kernel *kernel_find(const char *name);

#endif
