/* kernel.h -- count the solutions of one unit; a kernel a kind of processor */
#ifndef KERNEL_H
#define KERNEL_H

#include <stdint.h>

#include "placements/quadrants.h"

/*
 * A unit is a set of columns of the left half (bit 0 the first) and a part, 0
 * to parts - 1, of the sets of the right one: the solutions that are looked for
 * with a top half in those columns of the left, and of the right in a set of
 * that part, and those of their images that are not looked for.  Its number is
 * part * 2^left + set.  Units are independent; their sum is the number of
 * solutions.
 */

/* Deals the next unit; parts * 2^left or more says that there is none. */
typedef unsigned match_deal_fn(void *ctx);

/*
 * Count the units that `deal` gives, and add them to *total.  May run in
 * several threads at once.  Returns 0, or -1 with errno ENOMEM.
 */
typedef int match_units_fn(const struct quadrants *q, match_deal_fn *deal,
                           void *ctx, uint64_t *total);

struct match_kernel {
	const char *name;
	int (*is_supported)(void);    /* by this processor */
	match_units_fn *count_narrow; /* boards with masks of 32 bits */
	match_units_fn *count_wide;   /* and of 64 */
};

/* Fastest first, ended by a NULL name; the last one runs everywhere. */
extern const struct match_kernel match_kernels[];

/* The kernel of that name, or the fastest that runs here if name is NULL.
   NULL if there is none of that name or if it does not run here. */
const struct match_kernel *match_find(const char *name);

/* Whether this processor has the instructions. */
int match_avx512_is_supported(void);
int match_avx2_is_supported(void);

/* One a kernel and mask width. */
match_units_fn match_avx512_32, match_avx512_64;
match_units_fn match_avx2_32, match_avx2_64;
match_units_fn match_portable_32, match_portable_64;

#endif
