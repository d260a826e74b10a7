/*
 * matcher.h -- count the disjoint pairs of top and bottom masks
 *
 * A struct matcher is the memory of a thread, at first 0.  matcher_free() frees
 * what it has.
 *
 * matcher_match() adds to *sum the disjoint pairs of a top and a bottom mask of
 * the lists, times the weight of the bottom mask's class, at most 8.  It may
 * change the order of the masks in a list.  Returns 0, or -1 if there is too
 * little memory.
 */
#ifndef MATCHER_H
#define MATCHER_H

#ifdef KERNEL_portable
#include "blocks/blocks.h"

struct matcher {
	struct blocks blocks;
};

static void
matcher_free(struct matcher *m)
{
	blocks_free(&m->blocks);
}

static int
matcher_match(struct matcher *m, const struct lists *l,
              const uint64_t weight[3], uint64_t *sum)
{
	return blocks_match(&m->blocks, l, weight, sum);
}
#else
#include "match/match.h"
#endif

#endif
