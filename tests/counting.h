/* counting.h -- what options_parse makes of no more than N */
#ifndef COUNTING_H
#define COUNTING_H

#include <limits.h>
#include <stdlib.h>

#include "run/count.h"
#include "run/options.h"

/* Fields that the test has set stay.  Returns what board_make does; free its
   layers in any case. */
static inline int
set_defaults(struct options *o, int n)
{
	o->program = "test";
	o->n = n;
	o->threads += !o->threads;
	o->kernel = o->kernel ? o->kernel : kernel_find(getenv("KERNEL"));
	o->to = UINT_MAX;
	o->share += !o->share;
	o->shares += !o->shares;
	return board_make(&o->board, n);
}

#endif
