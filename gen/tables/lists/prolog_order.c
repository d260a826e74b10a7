/* prolog_order.c -- sort solutions by the places where values were inserted */
#include "lists/prolog_order.h"

#include <stdlib.h>

/*
 * A permutation is made by inserting n - 2, then n - 3, ... among the greater
 * values.  The place of n - 2 decides the order first, then that of n - 3, and
 * so on: these places are the digits of a number in a mixed base.
 */
static uint64_t
insertion_order(const struct board *b)
{
	uint64_t order = 0;

	for (int value = b->n - 2; value >= 0; value--) {
		uint64_t place = 0;

		for (int r = 0; b->col[r] != value; r++)
			place += b->col[r] > value;
		order = order * (uint64_t)(b->n - value) + place;
	}
	return order;
}

static int
compare_inserted(const void *a, const void *b)
{
	const struct inserted *x = a, *y = b;

	return (x->order > y->order) - (x->order < y->order);
}

struct inserted *
prolog_order(const struct tables *t)
{
	struct inserted *list = calloc(t->solutions + 1, sizeof *list);

	for (size_t rank = 0; list && rank < t->solutions; rank++) {
		struct board b = tables_board(t, rank);

		list[rank] = (struct inserted){ insertion_order(&b), rank };
	}
	if (list)
		qsort(list, t->solutions, sizeof *list, compare_inserted);
	return list;
}
