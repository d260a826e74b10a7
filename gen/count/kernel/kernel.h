/* kernel.h -- the kernels, which count units of work, and the choice of one */
#ifndef KERNEL_H
#define KERNEL_H

#include "kernel/method.h"

extern const struct kernel kernel_avx512, kernel_avx512bw, kernel_avx2,
	kernel_portable;

/* Whether this processor can run them.  In unit.c, these would be compiled for
   the processor that they ask for. */
int has_avx512(void), has_avx512bw(void), has_avx2(void), has_portable(void);

/* The fastest is first, and NULL ends the list. */
extern const struct kernel *const kernels[];

/* The kernel of that name, or the fastest one if name is NULL.  Returns NULL if
   there is no such kernel, or if this processor cannot run it. */
const struct kernel *kernel_find(const char *name);

#endif
