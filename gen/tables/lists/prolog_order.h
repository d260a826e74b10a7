/* prolog_order.h -- the order in which the Prolog program finds solutions */
#ifndef PROLOG_ORDER_H
#define PROLOG_ORDER_H

#include "boards/tables.h"

/* A solution and its place in this order. */
struct inserted {
	uint64_t order;
	size_t rank;
};

/*
 * The program permutes [A|B] by inserting A at every place of each permutation
 * of B, front first.  It tests the permutations of 1 .. n in that order.
 *
 * Returns an array of solutions + 1 items, the last unused, which the caller
 * frees; or NULL with errno ENOMEM.
 */
struct inserted *prolog_order(const struct tables *t);

#endif
