/* prolog_order.h -- the order in which the Prolog program finds solutions */
#ifndef PROLOG_ORDER_H
#define PROLOG_ORDER_H

#include "tables.h"

/*
 * The program permutes [A|B] by inserting A at every place of each permutation
 * of B, front first.  It tests the permutations of 1 .. n in that order.
 *
 * Returns the ranks of all solutions in that order, one item more than there
 * are, to be freed; NULL with errno ENOMEM.
 */
size_t *prolog_order(const struct tables *t);

#endif
