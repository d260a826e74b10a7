/* insertion.h -- the order in which the Prolog program finds solutions */
#ifndef INSERTION_H
#define INSERTION_H

#include "tables.h"

/*
 * The program permutes [A|B] by inserting A at every place of each permutation
 * of B, front first, and tests the permutations of 1 .. n as they come.
 *
 * Returns the ranks of all solutions in that order, one item more than there
 * are, to be freed; NULL with errno ENOMEM.
 */
size_t *insertion_ranks(const struct tables *t);

#endif
