/* kernel.h -- the kernels, which count units of work, and the choice of one */
#ifndef KERNEL_H
#define KERNEL_H

#include "kernel/unit.h"

struct kernel {
	const char *name;
	int (*is_supported)(void); /* by this processor */
	counter_begin_fn *begin;
	counter_count_fn *count;
	counter_end_fn *end;
};

/* The fastest is first, a NULL name ends the list, and the last one runs on
   every processor. */
extern const struct kernel kernels[];

/* The kernel of that name, or the fastest one if name is NULL.  Returns NULL if
   there is no such kernel, or if this processor cannot run it. */
const struct kernel *kernel_find(const char *name);

#endif
